package dev.astragal.games.trail;

import dev.astragal.games.trail.breakdowns.Part;
import dev.astragal.games.trail.day.DayMark;
import dev.astragal.games.trail.day.Wait;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.road.Journey;
import dev.astragal.games.trail.road.NavigationStop;
import dev.astragal.games.trail.road.RouteVariant;
import dev.astragal.games.trail.road.WagonState;
import dev.astragal.games.trail.store.Stores;
import dev.astragal.games.trail.wayside.EventFamily;
import dev.astragal.kernel.game.Severity;
import java.util.List;

/** What happens to a wagon on its way, and to those in it. */
public sealed interface WayEvent extends TrailEvent {

  /** One day of a wait that comes before any wish of the party. */
  record WaitDay(Wait reason, int remaining) implements WayEvent {
    @Override
    public String kind() {
      return reason == Wait.FERRY ? "FerryWaitDay" : "WaitDay";
    }

    @Override
    public void change(TrailState state) {
      Journey journey = state.journey;
      journey.wagon = WagonState.DELAYED;
      switch (reason) {
        case FERRY -> {
          journey.ferryWait = remaining;
          journey.mark = DayMark.WAIT_FERRY;
        }
        case CROSSING -> {
          journey.crossingWait = remaining;
          journey.mark = DayMark.WAIT_CROSSING;
        }
        case DRYING -> {
          journey.dryingWait = remaining;
          journey.mark = DayMark.WAIT_DRYING;
        }
        case DELAY -> {
          journey.delayWait = remaining;
          journey.mark = DayMark.WAIT_DELAY;
        }
      }
    }
  }

  /** Chance in parts per million. */
  record BreakdownStarted(Part part, int chance, int wear)
      implements WayEvent, Telling.Modal, Telling.Warning {
    @Override
    public void change(TrailState state) {
      Journey journey = state.journey;
      journey.brokenPart = part.ordinal();
      journey.breakdowns++;
      journey.wear = wear;
      journey.attention = true;
    }
  }

  /** How a broken part was dealt with. */
  enum Resolution {
    SPARE,
    REPAIRED
  }

  record BreakdownResolved(Part part, Resolution resolution) implements WayEvent {
    @Override
    public void change(TrailState state) {
      state.journey.brokenPart = Journey.WHOLE;
      if (resolution == Resolution.SPARE) state.stores.addSpare(part, -1);
    }
  }

  /** Why a wagon does not move. */
  enum Block {
    VEHICLE,
    OXEN,
    NAVIGATION
  }

  record TravelBlocked(Block reason, int remaining) implements WayEvent, Telling.Warning {
    @Override
    public void change(TrailState state) {
      Journey journey = state.journey;
      journey.wagon = WagonState.BLOCKED;
      journey.mark =
          switch (reason) {
            case VEHICLE -> DayMark.REPAIR;
            case OXEN -> DayMark.NO_OXEN;
            case NAVIGATION -> DayMark.NAV_BLOCKED;
          };
      if (reason == Block.NAVIGATION) journey.blockedDays = remaining;
      else journey.attention = true;
    }

    @Override
    public List<String> tags() {
      return List.of("blocked");
    }
  }

  record NavigationStopped(NavigationStop stop, int days, int remaining)
      implements WayEvent, Telling.Modal, Telling.Critical {
    @Override
    public String kind() {
      return switch (stop) {
        case LOST_TRAIL -> "LostTrail";
        case WRONG_TRAIL -> "WrongTrail";
        case IMPASSABLE -> "Impassable";
        case SNOWBOUND -> "Snowbound";
      };
    }

    @Override
    public void change(TrailState state) {
      Journey journey = state.journey;
      journey.mark =
          switch (stop) {
            case LOST_TRAIL -> DayMark.NAV_LOST;
            case WRONG_TRAIL -> DayMark.NAV_WRONG;
            case IMPASSABLE -> DayMark.NAV_IMPASSABLE;
            case SNOWBOUND -> DayMark.NAV_SNOWBOUND;
          };
      switch (stop) {
        case LOST_TRAIL, WRONG_TRAIL -> {
          journey.delayWait = remaining;
          journey.wagon = WagonState.DELAYED;
        }
        case IMPASSABLE, SNOWBOUND -> {
          journey.blockedDays = remaining;
          journey.wagon = WagonState.BLOCKED;
        }
      }
    }
  }

  /** Thousandths of a mile. */
  record TravelProgress(int milliMiles, int total, int raw, int actual, int node)
      implements WayEvent {
    @Override
    public void change(TrailState state) {
      Journey journey = state.journey;
      journey.todayMilliMiles += milliMiles;
      journey.milliMiles = total;
      if (journey.node != node) {
        journey.node = node;
        journey.recentHunts = 0;
      }
    }
  }

  /** The wagon comes by a grave, or the vehicle by one that was left, of an earlier journey. */
  record GravePassed(int grave) implements WayEvent, Telling.Toast {
    @Override
    public void change(TrailState state) {}
  }

  record ArrivedAtNode(int node, String place) implements WayEvent, Telling.Toast {
    @Override
    public void change(TrailState state) {
      state.journey.attention = true;
    }
  }

  /** The question says all of it. */
  record BranchChoiceNeeded(int node) implements WayEvent, Telling.Hidden {
    @Override
    public void change(TrailState state) {
      state.journey.wagon = WagonState.STOPPED;
      state.journey.mark = DayMark.BRANCH;
      state.pending.asked = Asked.BRANCH;
    }
  }

  record RouteChosen(RouteVariant variant, int node) implements WayEvent {
    @Override
    public void change(TrailState state) {
      state.journey.variant = variant;
      state.journey.node = node;
      state.pending.asked = Asked.CAMP;
    }
  }

  /** Deltas are what really changed. */
  record RandomEventResolved(
      EventFamily family,
      String variant,
      Severity severity,
      int health,
      int foodLbs,
      int bullets,
      int clothes,
      int wheels,
      int axles,
      int tongues,
      int oxen,
      int sickOxen)
      implements WayEvent, Telling.Toast {
    @Override
    public void change(TrailState state) {
      Stores stores = state.stores;
      state.party.health = Math.max(0, state.party.health + health);
      stores.food += foodLbs;
      stores.bullets += bullets;
      stores.clothes += clothes;
      stores.wheels += wheels;
      stores.axles += axles;
      stores.tongues += tongues;
      stores.oxen += oxen;
      stores.sickOxen += sickOxen;
      if (severity != Severity.INFO) state.journey.attention = true;
    }

    @Override
    public List<String> tags() {
      return List.of("random-event", variant);
    }
  }

  /** Somebody on the road; what to answer is asked after the day. */
  record WayfarerMet(int wayfarer, String id, int quietUntil) implements WayEvent, Telling.Modal {
    @Override
    public String kind() {
      return "EncounterTriggered";
    }

    @Override
    public String narrativeKey() {
      return "encounter." + id;
    }

    @Override
    public void change(TrailState state) {
      state.journey.quietUntil = quietUntil;
      state.journey.mark = DayMark.ENCOUNTER;
      state.pending.encounter = wayfarer;
      state.pending.asked = Asked.ENCOUNTER;
    }
  }

  /** Deltas are what really changed hands. */
  record WayfarerAnswered(
      String id, int option, int health, int foodLbs, int bullets, int clothes, int cents)
      implements WayEvent {
    @Override
    public String kind() {
      return "EncounterResolved";
    }

    @Override
    public String narrativeKey() {
      return new TrailChoice.Respond(id, option).labelKey();
    }

    @Override
    public void change(TrailState state) {
      Stores stores = state.stores;
      state.party.health += health;
      stores.food += foodLbs;
      stores.bullets += bullets;
      stores.clothes += clothes;
      stores.cashCents += cents;
      state.pending.asked = Asked.CAMP;
    }
  }
}
