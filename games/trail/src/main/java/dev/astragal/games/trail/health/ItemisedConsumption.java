package dev.astragal.games.trail.health;

import dev.astragal.games.trail.DayEvent.DailyConsumptionApplied;
import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.DayOutcome;
import dev.astragal.games.trail.day.DayPhase;
import dev.astragal.games.trail.road.Journey;
import dev.astragal.games.trail.road.Pace;
import dev.astragal.games.trail.wagon.WagonPolicy;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.phase.Verdict;

/** Phase 2: everybody eats, more at a harder pace; days off are eaten at a steady one. */
public final class ItemisedConsumption extends DayPhase {
  private final int[][] lbsEach;

  public ItemisedConsumption(WagonPolicy policy) {
    super("consumption");
    lbsEach = new int[Pace.values().length][Rations.values().length];
    for (Pace pace : Pace.values()) {
      for (Rations rations : Rations.values()) {
        lbsEach[pace.ordinal()][rations.ordinal()] =
            (int)
                Ppm.nearest(
                    policy.rations().of(rations).lbs(), Ppm.of(policy.pace().of(pace).speed()));
      }
    }
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Journey journey = state.journey;
    Pace pace = journey.onTheMove() ? journey.pace : Pace.STEADY;
    int mouths = state.party.count();
    int need = mouths * lbsEach[pace.ordinal()][journey.rations.ordinal()];
    int before = state.stores.food;
    int eaten = Math.min(need, before);
    int unmet = eaten == need ? 0 : (int) ((long) (need - eaten) * Ppm.ONE / need);
    turn.emit(
        new DailyConsumptionApplied(
            before,
            before - eaten,
            need,
            mouths,
            unmet > 0 ? state.party.hungryDays + 1 : 0,
            unmet));
    return PROCEED;
  }
}
