package dev.astragal.games.delve;

import dev.astragal.games.delve.floors.Branch;
import dev.astragal.kernel.state.StateReader;
import dev.astragal.kernel.state.StateWriter;

/** How far the run has come: clocks, counters and what is going on. */
public final class Progress {
  boolean seeded;
  long dungeonSeed;
  int clock;
  int floor = 1;
  Branch branch = Branch.UNCOMMITTED;
  int answers;
  int kills;
  int floorKills;
  boolean floorStrike;
  boolean camped;
  boolean perkOffered;
  int checkpoints;
  boolean encounter;
  boolean healUsed;
  boolean thresholdCrossed;
  boolean retreating;
  int held;
  int stillTurns;
  int aimlessTurns;
  int hasteUntil;
  int hurt;
  ThreatTrace.Cause hurtBy = ThreatTrace.Cause.NONE;
  Ending ending = Ending.NONE;

  Progress copy() {
    Progress copy = new Progress();
    copy.seeded = seeded;
    copy.dungeonSeed = dungeonSeed;
    copy.clock = clock;
    copy.floor = floor;
    copy.branch = branch;
    copy.answers = answers;
    copy.kills = kills;
    copy.floorKills = floorKills;
    copy.floorStrike = floorStrike;
    copy.camped = camped;
    copy.perkOffered = perkOffered;
    copy.checkpoints = checkpoints;
    copy.encounter = encounter;
    copy.healUsed = healUsed;
    copy.thresholdCrossed = thresholdCrossed;
    copy.retreating = retreating;
    copy.held = held;
    copy.stillTurns = stillTurns;
    copy.aimlessTurns = aimlessTurns;
    copy.hasteUntil = hasteUntil;
    copy.hurt = hurt;
    copy.hurtBy = hurtBy;
    copy.ending = ending;
    return copy;
  }

  /** Whether the run has drawn what its floors are made from. */
  public boolean seeded() {
    return seeded;
  }

  public long dungeonSeed() {
    return dungeonSeed;
  }

  /** Simulated time in ticks; it jumps from one action to the next. */
  public int clock() {
    return clock;
  }

  public int floor() {
    return floor;
  }

  public Branch branch() {
    return branch;
  }

  /** How many interrupts have been answered: the number of the next one. */
  public int answers() {
    return answers;
  }

  public int kills() {
    return kills;
  }

  public int floorKills() {
    return floorKills;
  }

  /** Whether the hero has struck anybody on this floor. */
  public boolean floorStrike() {
    return floorStrike;
  }

  public boolean camped() {
    return camped;
  }

  public boolean perkOffered() {
    return perkOffered;
  }

  public int checkpoints() {
    return checkpoints;
  }

  public boolean encounter() {
    return encounter;
  }

  public boolean healUsed() {
    return healUsed;
  }

  public boolean thresholdCrossed() {
    return thresholdCrossed;
  }

  public boolean retreating() {
    return retreating;
  }

  public int held() {
    return held;
  }

  /** Turns of the hero since it last moved or struck. */
  public int stillTurns() {
    return stillTurns;
  }

  /** Turns of the hero since anything new was seen, hit, opened or taken. */
  public int aimlessTurns() {
    return aimlessTurns;
  }

  public int hasteUntil() {
    return hasteUntil;
  }

  public Ending ending() {
    return ending;
  }

  void enterFloor(int number) {
    floor = number;
    floorKills = 0;
    floorStrike = false;
    camped = false;
    perkOffered = false;
    stillTurns = 0;
    aimlessTurns = 0;
    endEncounter();
  }

  void beginEncounter() {
    if (encounter) return;
    encounter = true;
    healUsed = false;
    thresholdCrossed = false;
  }

  void endEncounter() {
    encounter = false;
    healUsed = false;
    thresholdCrossed = false;
    retreating = false;
    held = 0;
  }

  void describe(StateWriter out) {
    out.open("progress");
    out.flag("seeded", seeded);
    out.int64("dungeonSeed", dungeonSeed);
    out.int32("clock", clock);
    out.int32("floor", floor);
    out.symbol("branch", branch);
    out.int32("answers", answers);
    out.int32("kills", kills);
    out.int32("floorKills", floorKills);
    out.flag("floorStrike", floorStrike);
    out.flag("camped", camped);
    out.flag("perkOffered", perkOffered);
    out.int32("checkpoints", checkpoints);
    out.flag("encounter", encounter);
    out.flag("healUsed", healUsed);
    out.flag("thresholdCrossed", thresholdCrossed);
    out.flag("retreating", retreating);
    out.int32("held", held);
    out.int32("stillTurns", stillTurns);
    out.int32("aimlessTurns", aimlessTurns);
    out.int32("hasteUntil", hasteUntil);
    out.int32("hurt", hurt);
    out.symbol("hurtBy", hurtBy);
    out.symbol("ending", ending);
    out.close();
  }

  static Progress read(StateReader in) {
    Progress progress = new Progress();
    in.open("progress");
    progress.seeded = in.flag("seeded");
    progress.dungeonSeed = in.int64("dungeonSeed");
    progress.clock = in.int32("clock");
    progress.floor = in.int32("floor");
    progress.branch = in.symbol("branch", Branch.class);
    progress.answers = in.int32("answers");
    progress.kills = in.int32("kills");
    progress.floorKills = in.int32("floorKills");
    progress.floorStrike = in.flag("floorStrike");
    progress.camped = in.flag("camped");
    progress.perkOffered = in.flag("perkOffered");
    progress.checkpoints = in.int32("checkpoints");
    progress.encounter = in.flag("encounter");
    progress.healUsed = in.flag("healUsed");
    progress.thresholdCrossed = in.flag("thresholdCrossed");
    progress.retreating = in.flag("retreating");
    progress.held = in.int32("held");
    progress.stillTurns = in.int32("stillTurns");
    progress.aimlessTurns = in.int32("aimlessTurns");
    progress.hasteUntil = in.int32("hasteUntil");
    progress.hurt = in.int32("hurt");
    progress.hurtBy = in.symbol("hurtBy", ThreatTrace.Cause.class);
    progress.ending = in.symbol("ending", Ending.class);
    in.close();
    return progress;
  }
}
