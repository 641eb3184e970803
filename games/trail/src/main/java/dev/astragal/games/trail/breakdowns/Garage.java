package dev.astragal.games.trail.breakdowns;

import dev.astragal.games.trail.BarrierEvent.Mend;
import dev.astragal.games.trail.BarrierEvent.PartMended;
import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.Streams;
import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.boss.EndgamePolicy;
import dev.astragal.games.trail.breakdowns.VehiclePolicy.Emergency;
import dev.astragal.games.trail.breakdowns.VehiclePolicy.Rescue;
import dev.astragal.games.trail.breakdowns.VehiclePolicy.Tolerance;
import dev.astragal.games.trail.modern.Mode;
import dev.astragal.games.trail.modern.ModernSetup;
import dev.astragal.games.trail.modern.Strategy;
import dev.astragal.games.trail.road.Road;
import dev.astragal.kernel.game.Turn;
import java.util.List;

/**
 * How a vehicle is got going again: a spare, money, or a night's tinkering for a broken part; for
 * one that is worn out whatever helps, then limping while that can be borne, then a rescue.
 */
final class Garage {
  private static final int NO_SPARE = -1;

  private final VehiclePolicy policy;
  private final Emergency emergency;
  private final ModernSetup setup;
  private final int tolerance;
  private final List<Tolerance> bonuses;
  private final List<Rescue> rescues;

  Garage(TrailContent content) {
    policy = content.modernPolicy().vehicle();
    emergency = policy.emergency();
    setup = content.modern();
    boolean deep = setup.mode() == Mode.DEEP;
    Strategy strategy = setup.strategy();
    tolerance =
        deep && strategy != Strategy.BALANCED ? policy.toleranceDeep() : policy.toleranceClassic();
    bonuses =
        policy.toleranceBonuses().stream()
            .filter(row -> deep && row.strategies().contains(strategy))
            .toList();
    rescues =
        policy.rescues().stream()
            .filter(row -> row.modes().contains(setup.mode()))
            .filter(row -> row.strategies().contains(strategy))
            .toList();
  }

  /** Whether the part that is broken is mended today. */
  boolean mended(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Vehicle vehicle = state.vehicle;
    int part = vehicle.brokenPart;
    if (vehicle.endgame && !vehicle.endgameRepairUsed && putRightForGood(state, turn)) return true;
    if (vehicle.spares.get(part) > 0)
      return mend(state, Mend.SPARE, part, 0, policy.spareHealth(), turn);
    if (vehicle.spareCount() == 0 && affordable(state)) return forMoney(state, turn);
    return state.clock.day > vehicle.brokenSince
        && mend(state, Mend.JURY_RIGGED, NO_SPARE, 0, -policy.juryRigHealth(), turn);
  }

  /** Whether a vehicle at the end of its strength moves once more. */
  boolean revived(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Vehicle vehicle = state.vehicle;
    int spare = anySpare(vehicle);
    if (spare != NO_SPARE) return mend(state, Mend.SPARE, spare, 0, policy.spareHealth(), turn);
    if (affordable(state)) return forMoney(state, turn);
    if (guarded(state)) {
      int floor = setup.endgame().orElseThrow().healthFloor();
      return mend(state, Mend.GUARDED, NO_SPARE, 0, floor, turn);
    }
    if (vehicle.breakdowns < tolerance + bonus(state))
      return mend(state, Mend.LIMP, NO_SPARE, 0, policy.limpHealth(), turn);
    for (Rescue rescue : rescues) if (rescued(state, rescue, turn)) return true;
    return false;
  }

  private boolean affordable(TrailState state) {
    return state.travellers.budgetCents >= emergency.cents();
  }

  private boolean guarded(TrailState state) {
    return state.vehicle.endgame
        && setup.endgame().isPresent()
        && state.journey.milliMiles < setup.endgame().get().guardMiles() * Road.MILE;
  }

  private int bonus(TrailState state) {
    for (Tolerance row : bonuses)
      if (state.journey.milliMiles >= row.fromMiles() * Road.MILE) return row.bonus();
    return 0;
  }

  /** The first breakdown of the last stretch, while there is anything to put it right with. */
  private boolean putRightForGood(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Vehicle vehicle = state.vehicle;
    int matching = vehicle.brokenPart;
    int spare = vehicle.spares.get(matching) > 0 ? matching : anySpare(vehicle);
    if (setup.endgame().isEmpty() || (spare == NO_SPARE && !affordable(state))) return false;
    EndgamePolicy endgame = setup.endgame().get();
    turn.emit(
        new PartMended(
            Mend.ENDGAME,
            spare,
            spare == NO_SPARE ? emergency.cents() : 0,
            Math.max(vehicle.health, endgame.healthFloor() * Vehicle.UNIT),
            Math.min(vehicle.wear, endgame.wearReset() * Vehicle.UNIT),
            endgame.cooldownDays(),
            Ppm.of(endgame.wear()),
            vehicle.todayPpm,
            true));
    return true;
  }

  /** Far down a deep road mechanics are better; a hurried repair costs speed today. */
  private boolean forMoney(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Vehicle vehicle = state.vehicle;
    boolean late =
        setup.mode() == Mode.DEEP && state.journey.milliMiles > emergency.lateMiles() * Road.MILE;
    int health = emergency.health();
    if (late)
      health =
          setup.strategy() == Strategy.AGGRESSIVE
              ? emergency.lateHealthAggressive()
              : emergency.lateHealth();
    long speed = emergency.travel().of(vehicle.todayPpm);
    turn.emit(
        new PartMended(
            Mend.EMERGENCY,
            NO_SPARE,
            emergency.cents(),
            Vehicle.bounded(vehicle.health + health * Vehicle.UNIT),
            vehicle.wear,
            vehicle.cooldown,
            vehicle.wearPpm,
            (int) Math.max(Ppm.of(emergency.travelLeast()), speed),
            false));
    return true;
  }

  private static boolean rescued(
      TrailState state, Rescue rescue, Turn<TrailState, TrailEvent> turn) {
    Vehicle vehicle = state.vehicle;
    int at = state.journey.milliMiles;
    boolean there =
        at >= rescue.fromMiles() * Road.MILE
            && (rescue.belowMiles() == 0 || at < rescue.belowMiles() * Road.MILE)
            && at - vehicle.rescuedAt >= rescue.spacingMiles() * Road.MILE;
    if (!there || !turn.rng(Streams.VEHICLE, "rescue").chance(rescue.chance())) return false;
    int wear = (int) rescue.wear().nearest(Vehicle.UNIT);
    turn.emit(
        new PartMended(
            rescue.mend(),
            NO_SPARE,
            Math.min(rescue.cents(), state.travellers.budgetCents),
            Math.max(vehicle.health, rescue.health() * Vehicle.UNIT),
            Vehicle.bounded(vehicle.wear - wear),
            vehicle.cooldown,
            vehicle.wearPpm,
            vehicle.todayPpm,
            rescue.partialDay()));
    return true;
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
            vehicle.cooldown,
            vehicle.wearPpm,
            vehicle.todayPpm,
            false));
    return true;
  }

  private static int anySpare(Vehicle vehicle) {
    for (int part = 0; part < vehicle.spares.size(); part++)
      if (vehicle.spares.get(part) > 0) return part;
    return NO_SPARE;
  }
}
