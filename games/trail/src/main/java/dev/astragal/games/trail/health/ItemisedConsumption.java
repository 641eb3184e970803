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
  /** Of all who have enough: by pace, rations and mouths. */
  private final Portions[][][] enough;

  public ItemisedConsumption(WagonPolicy policy) {
    super("consumption");
    enough = new Portions[Pace.values().length][Rations.values().length][Party.SIZE + 1];
    for (Pace pace : Pace.values()) {
      for (Rations rations : Rations.values()) {
        int lbsEach =
            (int)
                Ppm.nearest(
                    policy.rations().of(rations).lbs(), Ppm.of(policy.pace().of(pace).speed()));
        for (int mouths = 0; mouths <= Party.SIZE; mouths++)
          enough[pace.ordinal()][rations.ordinal()][mouths] =
              new Portions(mouths * lbsEach, mouths, 0, 0);
      }
    }
  }

  @Override
  public Verdict<DayOutcome> run(TrailState state, Turn<TrailState, TrailEvent> turn) {
    Journey journey = state.journey;
    Pace pace = journey.onTheMove() ? journey.pace : Pace.STEADY;
    Portions wanted = enough[pace.ordinal()][journey.rations.ordinal()][state.party.count()];
    int before = state.stores.food;
    int after = Math.max(0, before - wanted.neededLbs());
    Portions portions = before < wanted.neededLbs() ? tooFew(wanted, state) : wanted;
    turn.emit(new DailyConsumptionApplied(before, after, portions));
    return PROCEED;
  }

  /** The same where there is too little food for it. */
  private static Portions tooFew(Portions wanted, TrailState state) {
    int needed = wanted.neededLbs();
    int unmet = (int) ((long) (needed - state.stores.food) * Ppm.ONE / needed);
    int hungryDays = unmet > 0 ? state.party.hungryDays + 1 : 0;
    return new Portions(needed, wanted.mouths(), hungryDays, unmet);
  }
}
