package dev.astragal.games.trail;

import dev.astragal.games.trail.road.Road;
import dev.astragal.kernel.game.Measures;

/** What a designer wants to follow along the way and know at its end. */
final class TrailMeasures {
  private TrailMeasures() {}

  static void tell(TrailState state, Measures out) {
    out.value("miles", state.journey.milliMiles / Road.MILE);
    if (state.wagon()) {
      out.value("alive", state.party.count());
      out.value("health", state.party.health);
      out.value("foodLbs", state.stores.food);
      out.value("cashCents", state.stores.cashCents);
      out.value("oxen", state.stores.oxen);
      out.value("bullets", state.stores.bullets);
    } else {
      out.value("hp", state.travellers.hp);
      out.value("sanity", state.travellers.sanity);
      out.value("supplies", state.travellers.supplies);
      out.value("budgetCents", state.travellers.budgetCents);
      out.value("vehicle", state.vehicle.health);
    }
  }
}
