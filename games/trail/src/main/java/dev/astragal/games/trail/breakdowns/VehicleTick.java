package dev.astragal.games.trail.breakdowns;

import dev.astragal.games.trail.BarrierEvent.PartBroken;
import dev.astragal.games.trail.BarrierEvent.StopCapped;
import dev.astragal.games.trail.DayEvent.GameOver;
import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.WayEvent.Block;
import dev.astragal.games.trail.WayEvent.TravelBlocked;
import dev.astragal.games.trail.day.DayMark;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.modern.Mode;
import dev.astragal.games.trail.modern.ModernSetup;
import dev.astragal.games.trail.modern.Strategy;
import dev.astragal.games.trail.orders.ExecOrder;
import dev.astragal.games.trail.orders.OrderPolicy;
import dev.astragal.games.trail.road.Drive;
import dev.astragal.games.trail.road.JourneyPolicy;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;
import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * Phase 7: parts fail. What the garage cannot mend blocks the day; a vehicle that nothing gets
 * going again ends the journey.
 */
public final class VehicleTick extends DayPhase {
  private static final VehiclePart[] PARTS = VehiclePart.values();

  private final VehiclePolicy policy;
  private final Garage garage;
  private final Smoothing smoothing;
  private final long[] parts;
  private final List<Candidate> candidates = new ArrayList<>();
  private final int wearPerBreakdown;
  private final int[] chance;
  private final int perWear;
  private final int[] byOrder;
  private final int endgame;
  private final int least;
  private final int most;
  private final int factor;

  public VehicleTick(TrailContent content) {
    super("vehicle", Streams.VEHICLE);
    policy = content.modernPolicy().vehicle();
    garage = new Garage(content);
    smoothing = new Smoothing(content);
    ModernSetup setup = content.modern();
    JourneyPolicy journey = setup.journey();
    parts =
        new long[] {
          journey.parts().tire(),
          journey.parts().battery(),
          journey.parts().alternator(),
          journey.parts().pump()
        };
    for (VehiclePart part : PARTS)
      candidates.add(Candidate.plain(part.name(), parts[part.ordinal()]));
    wearPerBreakdown =
        (setup.mode() == Mode.DEEP ? policy.deepWear() : policy.classicWear()) * Vehicle.UNIT;
    chance =
        Ppm.table(
            Drive.values(), drive -> journey.breakdown().times(journey.breakdownPace().of(drive)));
    perWear = Ppm.of(journey.perWear());
    OrderPolicy orders = content.modernPolicy().orders();
    byOrder =
        Ppm.table(
            ExecOrder.values(),
            order ->
                orders.effects().of(order).breakdown().clamp(Ratio.ZERO, orders.breakdownMost()));
    endgame = setup.endgame().map(row -> Ppm.of(row.breakdown())).orElse(Ppm.ONE);
    boolean aggressive = setup.strategy() == Strategy.AGGRESSIVE;
    least = aggressive ? Ppm.of(policy.aggressiveLeast()) : 0;
    factor = aggressive && setup.mode() == Mode.DEEP ? Ppm.of(policy.deepAggressive()) : Ppm.ONE;
    most = Ppm.of(policy.chanceMax());
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Vehicle vehicle = state.vehicle;
    if (vehicle.brokenPart == Vehicle.WHOLE && vehicle.cooldown == 0) roll(state, turn);
    if (vehicle.brokenPart != Vehicle.WHOLE && !garage.mended(state, turn)) {
      turn.emit(new TravelBlocked(Block.VEHICLE, 0));
      DayMark cap = smoothing.cap(state);
      if (cap != DayMark.NONE) {
        turn.emit(new StopCapped(cap));
        smoothing.creep(state, turn);
      }
      return BLOCKED;
    }
    if (vehicle.health > 0 || garage.revived(state, turn)) return PROCEED;
    turn.emit(new GameOver(Ending.VEHICLE_FAILURE));
    return GAME_OVER;
  }

  private void roll(TrailState state, Turn<TrailState, TrailEvent> turn) {
    int risk = risk(state);
    Rng rng = turn.rng(Streams.VEHICLE);
    if (!rng.purpose("breakdown").chance(risk, Ppm.ONE)) return;
    VehiclePart part = PARTS[rng.purpose("breakdown.part").pick(parts, () -> candidates)];
    Vehicle vehicle = state.vehicle;
    turn.emit(
        new PartBroken(
            part,
            risk,
            Vehicle.bounded(vehicle.health - policy.breakdownHealth() * Vehicle.UNIT),
            Vehicle.bounded(vehicle.wear + wearPerBreakdown)));
  }

  private int risk(TrailState state) {
    long risk = chance[state.travellers.drive.ordinal()];
    risk = Ppm.times(risk, Ppm.ONE + (long) perWear * state.vehicle.wear / Vehicle.UNIT);
    risk = Ppm.times(risk, state.content.effects(state).breakdown());
    if (state.affairs.order >= 0) risk += byOrder[state.affairs.order];
    if (state.vehicle.endgame) risk = Ppm.times(risk, endgame);
    risk = Ppm.times(Math.max(least, risk), factor);
    return (int) Math.min(most, risk);
  }
}
