package dev.astragal.games.trail.breakdowns;

import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.WayEvent.Block;
import dev.astragal.games.trail.WayEvent.BreakdownResolved;
import dev.astragal.games.trail.WayEvent.BreakdownStarted;
import dev.astragal.games.trail.WayEvent.Resolution;
import dev.astragal.games.trail.WayEvent.TravelBlocked;
import dev.astragal.games.trail.breakdowns.BreakdownPolicy.Parts;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.road.Journey;
import dev.astragal.games.trail.road.OxTeam;
import dev.astragal.games.trail.road.Pace;
import dev.astragal.games.trail.road.Terrain;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * Phase 7: a wagon needs oxen to pull it and all its parts. A spare is put on the same day; without
 * one the day goes into an attempt at repair.
 */
public final class WagonBreakdown extends DayPhase {
  private static final Part[] PARTS = Part.values();

  private final BreakdownPolicy policy;
  private final OxTeam team;
  private final int[] chance;
  private final int perWear;
  private final int mountains;
  private final int chanceMax;
  private final Ratio repairSkill;
  private final long[] weights;

  public WagonBreakdown(TrailContent content) {
    super("vehicle", Streams.VEHICLE);
    policy = content.wagonPolicy().breakdowns();
    team = new OxTeam(content.wagonPolicy().travel());
    chance = new int[Pace.values().length];
    for (Pace pace : Pace.values())
      chance[pace.ordinal()] =
          Ppm.of(policy.chance().times(content.wagonPolicy().pace().of(pace).breakdowns()));
    perWear = Ppm.of(policy.perWear());
    mountains = Ppm.of(policy.mountains());
    chanceMax = Ppm.of(policy.chanceMax());
    repairSkill = content.occupation().repair();
    Parts parts = policy.weights();
    weights = new long[] {parts.wheel(), parts.axle(), parts.tongue()};
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    if (!team.canMove(state.stores)) {
      turn.emit(new TravelBlocked(Block.OXEN, 0));
      return BLOCKED;
    }
    if (state.journey.brokenPart == Journey.WHOLE) {
      int risk = risk(state);
      Rng rng = turn.rng(Streams.VEHICLE);
      if (!rng.purpose("breakdown").chance(risk, Ppm.ONE)) return PROCEED;
      Part part = PARTS[rng.purpose("breakdown.part").pick(weights, () -> explained())];
      turn.emit(new BreakdownStarted(part, risk, state.journey.wear + policy.wearPerBreakdown()));
    }
    return mend(state, turn);
  }

  private int risk(TrailState state) {
    long risk = chance[state.journey.pace.ordinal()];
    if (state.journey.wear > 0)
      risk = Ppm.times(risk, Ppm.ONE + (long) perWear * state.journey.wear);
    if (Terrain.mountains(state)) risk = Ppm.times(risk, mountains);
    return (int) Math.min(chanceMax, Ppm.times(risk, state.content.effects(state).breakdown()));
  }

  private Verdict<DayOutcome> mend(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Part part = PARTS[state.journey.brokenPart];
    if (state.stores.spare(part) > 0) {
      turn.emit(new BreakdownResolved(part, Resolution.SPARE));
      return PROCEED;
    }
    if (turn.rng(Streams.VEHICLE, "repair").chance(repair(part)))
      turn.emit(new BreakdownResolved(part, Resolution.REPAIRED));
    turn.emit(new TravelBlocked(Block.VEHICLE, 0));
    return BLOCKED;
  }

  private List<Candidate> explained() {
    List<Candidate> all = new ArrayList<>();
    for (Part part : PARTS) all.add(Candidate.plain(part.name(), weights[part.ordinal()]));
    return all;
  }

  /** How likely a part without a spare is mended in a day. */
  public Ratio repair(Part part) {
    Ratio usual =
        switch (part) {
          case WHEEL -> policy.repairWheel();
          case AXLE -> policy.repairAxle();
          case TONGUE -> policy.repairTongue();
        };
    return usual.times(repairSkill);
  }
}
