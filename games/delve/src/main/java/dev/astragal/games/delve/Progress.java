package dev.astragal.games.delve;

import dev.astragal.games.delve.floors.Branch;
import dev.astragal.kernel.state.Copies;
import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.Fields;

/** How far the run has come: clocks, counters and what is going on. */
public final class Progress extends Described<Progress> {
  private static final Copies<Progress> COPIES = Copies.of(Progress.class);

  public static final int SAFE = 0;
  public static final int HURTFUL = 1;
  public static final int DEADLY = 2;

  private final int version;

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
  int foe;
  boolean fled;
  int rests;
  int daring;
  boolean drinking;
  boolean backingOff;
  boolean guarded;
  boolean guarding;

  Progress(int version) {
    this.version = version;
  }

  /** Whether questions and deeds wait for their moment, as they do since the second rules. */
  private boolean patient() {
    return version >= 2;
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

  /** The kind of whoever struck the hero last, plus one; 0 for nobody yet. */
  public int foe() {
    return foe;
  }

  /** Whether the hero came to where it is in flight. */
  public boolean fled() {
    return fled;
  }

  /** How often the hero has rested on this floor. */
  public int rests() {
    return rests;
  }

  /** Which ground the player has allowed: {@link #SAFE}, {@link #HURTFUL} or {@link #DEADLY}. */
  public int daring() {
    return daring;
  }

  /** Whether the hero drinks a potion in its next turn. */
  public boolean drinking() {
    return drinking;
  }

  /** Whether the hero steps back from an enemy in its next turn. */
  public boolean backingOff() {
    return backingOff;
  }

  /** Whether the next blow at the hero falls on its guard. */
  public boolean guarded() {
    return guarded;
  }

  /** Whether the hero gives its next turn to its guard. */
  public boolean guarding() {
    return guarding;
  }

  void enterFloor(int number) {
    floor = number;
    floorKills = 0;
    floorStrike = false;
    camped = false;
    rests = 0;
    daring = SAFE;
    perkOffered = false;
    stillTurns = 0;
    aimlessTurns = 0;
    calm();
  }

  void beginEncounter() {
    if (encounter) return;
    encounter = true;
    healUsed = false;
    if (!patient()) thresholdCrossed = false;
  }

  /** Nobody is in view; low health and a retreat outlast that. */
  void endEncounter() {
    if (!patient()) calm();
    encounter = false;
    healUsed = false;
    guarded = false;
    guarding = false;
    held = 0;
  }

  /** Nobody hunts the hero any more. */
  void calm() {
    fled = patient() && retreating;
    if (fled) camped = false;
    encounter = false;
    healUsed = false;
    thresholdCrossed = false;
    retreating = false;
    backingOff = false;
    guarded = false;
    guarding = false;
    held = 0;
  }

  @Override
  public Progress copy() {
    return COPIES.of(this);
  }

  @Override
  protected void describe(Fields fields) {
    seeded = fields.flag("seeded", seeded);
    dungeonSeed = fields.int64("dungeonSeed", dungeonSeed);
    clock = fields.int32("clock", clock);
    floor = fields.int32("floor", floor);
    branch = fields.symbol("branch", branch);
    answers = fields.int32("answers", answers);
    kills = fields.int32("kills", kills);
    floorKills = fields.int32("floorKills", floorKills);
    floorStrike = fields.flag("floorStrike", floorStrike);
    camped = fields.flag("camped", camped);
    perkOffered = fields.flag("perkOffered", perkOffered);
    checkpoints = fields.int32("checkpoints", checkpoints);
    encounter = fields.flag("encounter", encounter);
    healUsed = fields.flag("healUsed", healUsed);
    thresholdCrossed = fields.flag("thresholdCrossed", thresholdCrossed);
    retreating = fields.flag("retreating", retreating);
    held = fields.int32("held", held);
    stillTurns = fields.int32("stillTurns", stillTurns);
    aimlessTurns = fields.int32("aimlessTurns", aimlessTurns);
    hasteUntil = fields.int32("hasteUntil", hasteUntil);
    hurt = fields.int32("hurt", hurt);
    hurtBy = fields.symbol("hurtBy", hurtBy);
    ending = fields.symbol("ending", ending);
    if (!patient()) return;
    foe = fields.int32("foe", foe);
    fled = fields.flag("fled", fled);
    rests = fields.int32("rests", rests);
    daring = fields.int32("daring", daring);
    drinking = fields.flag("drinking", drinking);
    backingOff = fields.flag("backingOff", backingOff);
    if (version < 4) return;
    guarded = fields.flag("guarded", guarded);
    guarding = fields.flag("guarding", guarding);
  }
}
