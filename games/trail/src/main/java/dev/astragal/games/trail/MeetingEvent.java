package dev.astragal.games.trail;

import dev.astragal.games.trail.camp.Intent;
import dev.astragal.games.trail.day.DayMark;
import dev.astragal.games.trail.decisions.Asked;
import dev.astragal.games.trail.decisions.Pending;
import dev.astragal.games.trail.encounters.Affairs;
import dev.astragal.games.trail.health.Damage;
import dev.astragal.games.trail.health.Toll;
import dev.astragal.games.trail.road.Region;

/** People met on the modern road. */
public sealed interface MeetingEvent extends TrailEvent {
  /** Somebody on the road; whom to answer is asked after the day. */
  record ModernEncounter(
      int encounter, String id, Region region, boolean hardStop, boolean majorRepair, int cooldown)
      implements MeetingEvent, Telling.Modal {
    @Override
    public String kind() {
      return "EncounterTriggered";
    }

    @Override
    public void change(TrailState state) {
      Affairs affairs = state.affairs;
      affairs.encounters++;
      affairs.encounterDays |= 1;
      affairs.encounterCooldown = cooldown;
      affairs.quietDays = 0;
      affairs.lastSeen[encounter] = state.clock.day;
      affairs.metInRegion = affairs.metInRegion.plus(region.ordinal(), 1);
      state.journey.mark = majorRepair ? DayMark.REPAIR : DayMark.ENCOUNTER;
      state.pending.encounter = encounter;
      state.pending.asked = Asked.ENCOUNTER;
    }

    @Override
    public String narrativeKey() {
      return "encounter." + id;
    }
  }

  /** Miles in thousandths are what a lift or a tailwind adds. */
  record EncounterResolved(
      String id, int option, Toll toll, int milliMiles, int receipts, boolean rest)
      implements MeetingEvent {
    @Override
    public void change(TrailState state) {
      state.travellers.add(toll, state.content);
      if (toll.hp() < 0) state.travellers.lastDamage = Damage.ENCOUNTER;
      state.journey.milliMiles += milliMiles;
      state.travellers.receipts += receipts;
      state.pending.encounter = Pending.NONE;
      state.pending.asked = Asked.CAMP;
      if (rest) {
        state.journey.intent = Intent.REST;
        state.journey.restDays = 1;
        state.pending.asked = Asked.NOTHING;
      }
    }

    @Override
    public String narrativeKey() {
      return new TrailChoice.Respond(id, option).labelKey();
    }
  }
}
