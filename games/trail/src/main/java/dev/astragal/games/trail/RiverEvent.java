package dev.astragal.games.trail;

import dev.astragal.games.trail.day.DayMark;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.decisions.Pending;
import dev.astragal.games.trail.river.CrossingMethod;
import dev.astragal.games.trail.river.CrossingOutcome;
import dev.astragal.games.trail.river.DallesOutcome;
import dev.astragal.games.trail.river.DallesWay;
import dev.astragal.games.trail.road.Journey;
import dev.astragal.games.trail.road.WagonState;
import dev.astragal.kernel.game.Severity;

/** Rivers, and the last gate. Feet and swiftness in thousandths. */
public sealed interface RiverEvent extends TrailEvent {

  record CrossingChoiceNeeded(int node, int depth, int width, int swiftness)
      implements RiverEvent, Telling.Modal {
    @Override
    public void change(TrailState state) {
      state.journey.wagon = WagonState.STOPPED;
      state.journey.mark = DayMark.RIVER;
      Pending pending = state.pending;
      pending.asked = Asked.CROSSING;
      pending.depth = depth;
      pending.width = width;
      pending.swiftness = swiftness;
    }
  }

  /** Nothing was charged, nothing moved. */
  record CrossingChoiceInvalid(CrossingMethod method, String reason, int depth)
      implements RiverEvent, Telling.Toast, Telling.Warning {
    @Override
    public void change(TrailState state) {}
  }

  /** What a method costs, and how long the ferry keeps the party waiting. */
  record CrossingPaid(CrossingMethod method, int cents, int clothes, int waitDays)
      implements RiverEvent {
    @Override
    public void change(TrailState state) {
      state.stores.cashCents -= cents;
      state.stores.clothes -= clothes;
      state.journey.ferryWait += waitDays;
    }

    @Override
    public String narrativeKey() {
      return "event.CrossingPaid." + method;
    }
  }

  /** There is a queue: what comes of the crossing is seen when the ferry leaves. */
  record FerryQueued() implements RiverEvent, Telling.Hidden {
    @Override
    public void change(TrailState state) {
      state.pending.asked = Asked.NOTHING;
    }
  }

  record SuppliesWet(CrossingMethod method, int depth, int dryingDays)
      implements RiverEvent, Telling.Warning {
    @Override
    public void change(TrailState state) {
      state.journey.dryingWait += dryingDays;
    }
  }

  /** What went down with the wagon. */
  record Losses(int food, int bullets, int clothes, int wheels, int axles, int tongues) {
    public static final Losses NONE = new Losses(0, 0, 0, 0, 0, 0);
  }

  record CrossingOutcomeResolved(
      CrossingMethod method,
      CrossingOutcome outcome,
      int depth,
      int crossingDays,
      int dryingDays,
      int stuckDays,
      Losses losses,
      int drowned)
      implements RiverEvent, Telling.Modal {
    @Override
    public void change(TrailState state) {
      Journey journey = state.journey;
      state.stores.lose(losses);
      journey.crossingWait += crossingDays + stuckDays;
      journey.dryingWait += dryingDays;
      journey.riversCrossed++;
      state.pending.asked = Asked.NOTHING;
    }

    @Override
    public Severity severity() {
      return switch (outcome) {
        case SAFE -> Severity.INFO;
        case STUCK_IN_MUD, SUPPLIES_WET -> Severity.WARNING;
        case TIPPED, SANK, DROWNED -> Severity.CRITICAL;
      };
    }
  }

  /** The question says all of it. */
  record DallesEndgameChoiceNeeded() implements RiverEvent, Telling.Hidden {
    @Override
    public void change(TrailState state) {
      state.journey.wagon = WagonState.STOPPED;
      state.journey.mark = DayMark.GATE;
      state.pending.asked = Asked.DALLES;
    }
  }

  record TollPaid(int cents) implements RiverEvent {
    @Override
    public void change(TrailState state) {
      state.stores.cashCents -= cents;
    }
  }

  record DallesGateResolved(
      DallesWay way, DallesOutcome outcome, int days, Losses losses, int drowned)
      implements RiverEvent, Telling.Modal {
    @Override
    public void change(TrailState state) {
      state.stores.lose(losses);
      state.journey.dallesPassed = true;
      state.pending.asked = Asked.CAMP;
    }

    @Override
    public Severity severity() {
      return switch (outcome) {
        case SAFE -> Severity.INFO;
        case LOSS -> Severity.WARNING;
        case DROWN -> Severity.CRITICAL;
      };
    }
  }
}
