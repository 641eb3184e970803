package dev.astragal.games.trail.phases.dystrail;

import dev.astragal.games.trail.BarrierEvent.Mend;
import dev.astragal.games.trail.BarrierEvent.PartBroken;
import dev.astragal.games.trail.BarrierEvent.PartMended;
import dev.astragal.games.trail.DayEvent.GameOver;
import dev.astragal.games.trail.DayOutcome;
import dev.astragal.games.trail.Ending;
import dev.astragal.games.trail.ExecOrder;
import dev.astragal.games.trail.Mode;
import dev.astragal.games.trail.ModernSetup;
import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.Road;
import dev.astragal.games.trail.Strategy;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailRules;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.Vehicle;
import dev.astragal.games.trail.VehiclePart;
import dev.astragal.games.trail.WayEvent.Block;
import dev.astragal.games.trail.WayEvent.TravelBlocked;
import dev.astragal.games.trail.phases.DayPhase;
import dev.astragal.games.trail.policy.DystrailPolicy.EndgamePolicy;
import dev.astragal.games.trail.policy.DystrailPolicy.Orders;
import dev.astragal.games.trail.policy.DystrailPolicy.VehiclePolicy;
import dev.astragal.games.trail.policy.JourneyPolicy;
import dev.astragal.games.trail.policy.RatioByWeather;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;
import dev.astragal.kernel.rng.Rng;

/**
 * Phase 7: parts fail. A spare, money, or a night's tinkering gets the vehicle going again; one
 * that is worn out limps on as often as it can.
 */
public final class VehicleTick extends DayPhase {
  private static final VehiclePart[] PARTS = VehiclePart.values();

  private final VehiclePolicy policy;
  private final Orders orders;
  private final ModernSetup setup;
  private final RatioByWeather weather;
  private final int[] parts;
  private final int wearPerBreakdown;

  public VehicleTick(TrailRules rules) {
    super("vehicle", Streams.VEHICLE);
    policy = rules.policy().dystrail().vehicle();
    orders = rules.policy().dystrail().orders();
    setup = rules.modern();
    JourneyPolicy journey = setup.journey();
    weather = journey.breakdownWeather().all();
    parts =
        new int[] {
          journey.parts().tire(),
          journey.parts().battery(),
          journey.parts().alternator(),
          journey.parts().pump()
        };
    wearPerBreakdown =
        (setup.mode() == Mode.DEEP ? policy.deepWear() : policy.classicWear()) * Vehicle.UNIT;
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Vehicle vehicle = state.vehicle;
    if (vehicle.brokenPart == Vehicle.WHOLE && vehicle.cooldown == 0) roll(state, turn);
    if (vehicle.brokenPart != Vehicle.WHOLE && !mended(state, turn)) {
      turn.emit(new TravelBlocked(Block.VEHICLE, 0));
      return BLOCKED;
    }
    if (vehicle.health > 0 || revived(state, turn)) return PROCEED;
    turn.emit(new GameOver(Ending.VEHICLE_FAILURE));
    return GAME_OVER;
  }

  private void roll(TrailState state, Turn<TrailState, TrailEvent> turn) {
    int chance = chance(state);
    Rng rng = turn.rng(Streams.VEHICLE);
    if (!rng.purpose("breakdown").chance(chance, Ppm.ONE)) return;
    VehiclePart part = PARTS[rng.purpose("breakdown.part").pick(parts)];
    Vehicle vehicle = state.vehicle;
    turn.emit(
        new PartBroken(
            part,
            chance,
            Vehicle.bounded(vehicle.health - policy.breakdownHealth() * Vehicle.UNIT),
            Vehicle.bounded(vehicle.wear + wearPerBreakdown)));
  }

  private int chance(TrailState state) {
    JourneyPolicy journey = setup.journey();
    long chance = Ppm.of(journey.breakdown());
    chance += Ppm.times(chance, journey.perWear().nearest(state.vehicle.wear * 1000L));
    chance = Ppm.times(chance, Ppm.of(journey.breakdownPace().of(state.travellers.drive)));
    chance = Ppm.times(chance, Ppm.of(weather.of(state.weather.today)));
    if (state.affairs.active(ExecOrder.WAR_DEPT_REORG)) chance += Ppm.of(orders.breakdown());
    if (state.vehicle.endgame && setup.endgame().isPresent())
      chance = Ppm.times(chance, Ppm.of(setup.endgame().get().breakdown()));
    return (int) Math.min(Ppm.of(policy.chanceMax()), chance);
  }

  private boolean mended(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Vehicle vehicle = state.vehicle;
    int part = vehicle.brokenPart;
    if (vehicle.endgame && !vehicle.endgameRepairUsed && setup.endgame().isPresent())
      return endgameRepair(state, setup.endgame().get(), turn);
    if (vehicle.spares[part] > 0)
      return mend(state, Mend.SPARE, part, 0, policy.spareHealth(), turn);
    if (vehicle.spareCount() == 0 && state.travellers.budgetCents >= policy.emergencyCents())
      return mend(
          state, Mend.EMERGENCY, -1, policy.emergencyCents(), policy.emergencyHealth(), turn);
    if (state.clock.day > vehicle.brokenSince)
      return mend(state, Mend.JURY_RIGGED, -1, 0, -policy.juryRigHealth(), turn);
    return false;
  }

  private static boolean mend(
      TrailState state,
      Mend mend,
      int spare,
      int cents,
      int health,
      Turn<TrailState, TrailEvent> turn) {
    Vehicle vehicle = state.vehicle;
    turn.emit(
        new PartMended(
            mend,
            spare,
            cents,
            Vehicle.bounded(vehicle.health + health * Vehicle.UNIT),
            vehicle.wear,
            vehicle.cooldown));
    return true;
  }

  /** The first breakdown of the last stretch is put right for good. */
  private static boolean endgameRepair(
      TrailState state, EndgamePolicy endgame, Turn<TrailState, TrailEvent> turn) {
    Vehicle vehicle = state.vehicle;
    turn.emit(
        new PartMended(
            Mend.ENDGAME,
            -1,
            0,
            Math.max(vehicle.health, endgame.healthFloor() * Vehicle.UNIT),
            Math.min(vehicle.wear, endgame.wearReset() * Vehicle.UNIT),
            endgame.cooldownDays()));
    return true;
  }

  /** A vehicle at the end of its strength: any spare, money, or limping while it can be borne. */
  private boolean revived(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Vehicle vehicle = state.vehicle;
    for (VehiclePart part : PARTS) {
      if (vehicle.spares[part.ordinal()] > 0)
        return mend(state, Mend.SPARE, part.ordinal(), 0, policy.spareHealth(), turn);
    }
    if (state.travellers.budgetCents >= policy.emergencyCents())
      return mend(
          state, Mend.EMERGENCY, -1, policy.emergencyCents(), policy.emergencyHealth(), turn);
    int tolerance =
        setup.mode() == Mode.DEEP && setup.strategy() != Strategy.BALANCED
            ? policy.toleranceDeep()
            : policy.toleranceClassic();
    boolean guarded =
        vehicle.endgame
            && setup.endgame().isPresent()
            && state.journey.milliMiles < setup.endgame().get().guardMiles() * Road.MILE;
    return (guarded || vehicle.breakdowns < tolerance)
        && mend(state, Mend.LIMP, -1, 0, policy.limpHealth(), turn);
  }
}
