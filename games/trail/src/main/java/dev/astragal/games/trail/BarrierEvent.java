package dev.astragal.games.trail;

import dev.astragal.games.trail.barriers.Barrier;
import dev.astragal.games.trail.barriers.BarrierOutcome;
import dev.astragal.games.trail.barriers.BarrierWay;
import dev.astragal.games.trail.breakdowns.Vehicle;
import dev.astragal.games.trail.breakdowns.VehiclePart;
import dev.astragal.games.trail.day.DayMark;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.health.Toll;
import dev.astragal.games.trail.road.WagonState;
import dev.astragal.kernel.game.Severity;

/** The vehicle, what stands in its way, and the end of the modern road. Vehicle in thousandths. */
public sealed interface BarrierEvent extends TrailEvent {

  record PartBroken(VehiclePart part, int chance, int health, int wear)
      implements BarrierEvent, Telling.Modal, Telling.Warning {
    @Override
    public String kind() {
      return "BreakdownStarted";
    }

    @Override
    public String narrativeKey() {
      return "event.PartBroken";
    }

    @Override
    public void change(TrailState state) {
      Vehicle vehicle = state.vehicle;
      vehicle.brokenPart = part.ordinal();
      vehicle.brokenSince = state.clock.day;
      vehicle.breakdowns++;
      vehicle.health = health;
      vehicle.wear = wear;
      state.journey.attention = true;
    }
  }

  /** How a vehicle was got going again. */
  enum Mend {
    SPARE,
    EMERGENCY,
    JURY_RIGGED,
    LIMP,
    ENDGAME,
    GUARDED,
    FIELD_REPAIR,
    EMERGENCY_LIMP
  }

  /**
   * {@code spare} is the part taken from the spares, or -1. A repair may cost speed today or a part
   * of the day, and may leave the vehicle wearing less from now on; those in parts per million.
   */
  record PartMended(
      Mend mend,
      int spare,
      int cents,
      int health,
      int wear,
      int cooldown,
      int wearPpm,
      int todayPpm,
      boolean partialDay)
      implements BarrierEvent {
    @Override
    public String kind() {
      return "BreakdownResolved";
    }

    @Override
    public String narrativeKey() {
      return "event.PartMended";
    }

    @Override
    public void change(TrailState state) {
      Vehicle vehicle = state.vehicle;
      vehicle.brokenPart = Vehicle.WHOLE;
      if (spare >= 0) vehicle.spares = vehicle.spares.plus(spare, -1);
      vehicle.health = health;
      vehicle.wear = wear;
      vehicle.cooldown = cooldown;
      vehicle.wearPpm = wearPpm;
      vehicle.todayPpm = todayPpm;
      vehicle.partialDay |= partialDay;
      state.travellers.budgetCents -= cents;
      switch (mend) {
        case ENDGAME -> vehicle.endgameRepairUsed = true;
        case FIELD_REPAIR -> state.journey.mark = DayMark.FIELD_REPAIR;
        case EMERGENCY_LIMP -> {
          state.journey.mark = DayMark.EMERGENCY_LIMP;
          vehicle.rescuedAt = state.journey.milliMiles;
        }
        case SPARE, EMERGENCY, JURY_RIGGED, LIMP, GUARDED -> {}
      }
    }
  }

  /** A stop too many lately: the day is made to gain some miles after all. */
  record StopCapped(DayMark mark) implements BarrierEvent {
    @Override
    public void change(TrailState state) {
      state.journey.mark = mark;
    }
  }

  record WearApplied(int wear, int health) implements BarrierEvent, Telling.Hidden {
    @Override
    public void change(TrailState state) {
      state.vehicle.wear = wear;
      state.vehicle.health = health;
    }
  }

  record EndgameActivated(int wear) implements BarrierEvent {
    @Override
    public void change(TrailState state) {
      state.vehicle.endgame = true;
      state.vehicle.wear = wear;
      state.journey.mark = DayMark.ENDGAME;
    }
  }

  record BarrierReached(Barrier barrier, int index) implements BarrierEvent, Telling.Modal {
    @Override
    public String kind() {
      return "CrossingChoiceNeeded";
    }

    @Override
    public String narrativeKey() {
      return "event.BarrierReached";
    }

    @Override
    public void change(TrailState state) {
      state.journey.wagon = WagonState.STOPPED;
      state.journey.mark = DayMark.CHECKPOINT;
      state.pending.asked = Asked.CROSSING;
    }
  }

  record BarrierResolved(
      Barrier barrier, BarrierWay way, BarrierOutcome outcome, int days, int cents, Toll toll)
      implements BarrierEvent, Telling.Modal {
    @Override
    public String kind() {
      return "CrossingOutcomeResolved";
    }

    @Override
    public String narrativeKey() {
      return "event.BarrierResolved";
    }

    @Override
    public void change(TrailState state) {
      state.travellers.add(toll, state.content);
      state.travellers.budgetCents -= cents;
      state.vehicle.barriersPassed++;
      if (way == BarrierWay.BRIBE) state.vehicle.bribes++;
      state.journey.delayWait += days;
      state.pending.asked = Asked.NOTHING;
    }

    @Override
    public Severity severity() {
      return switch (outcome) {
        case PASS -> Severity.INFO;
        case DETOUR -> Severity.WARNING;
        case TERMINAL -> Severity.CRITICAL;
      };
    }
  }

  record BossReady() implements BarrierEvent, Telling.Toast {
    @Override
    public void change(TrailState state) {
      state.vehicle.bossReady = true;
    }
  }

  record BossAwait() implements BarrierEvent, Telling.Modal {
    @Override
    public void change(TrailState state) {
      state.journey.mark = DayMark.BOSS_GATE;
      state.pending.asked = Asked.BOSS;
    }
  }

  /** Another day before the doors open. */
  record VotePostponed() implements BarrierEvent {
    @Override
    public void change(TrailState state) {
      state.pending.asked = Asked.NOTHING;
    }
  }

  record BossRound(int round, Toll toll) implements BarrierEvent {
    @Override
    public void change(TrailState state) {
      state.travellers.add(toll, state.content);
    }
  }

  record Composed(Toll toll, int cents) implements BarrierEvent {
    @Override
    public void change(TrailState state) {
      state.travellers.add(toll, state.content);
      state.travellers.budgetCents -= cents;
    }
  }
}
