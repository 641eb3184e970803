package dev.astragal.games.trail.day;

import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.health.Travellers;
import dev.astragal.games.trail.store.Stores;

/** What a journey has at one moment; a day's record keeps it for morning and evening. */
public sealed interface Balance {
  record OfWagon(
      int people,
      int health,
      int foodLbs,
      int bullets,
      int clothes,
      int spares,
      int oxen,
      int cashCents)
      implements Balance {}

  record OfVehicle(
      int supplies,
      int hp,
      int sanity,
      int credibility,
      int morale,
      int allies,
      int pants,
      int budgetCents)
      implements Balance {}

  static Balance of(TrailState state) {
    if (state.wagon()) {
      Stores stores = state.stores;
      return new OfWagon(
          state.party.count(),
          state.party.health,
          stores.food,
          stores.bullets,
          stores.clothes,
          stores.spares(),
          stores.oxen + stores.sickOxen,
          stores.cashCents);
    }
    Travellers travellers = state.travellers;
    return new OfVehicle(
        travellers.supplies,
        travellers.hp,
        travellers.sanity,
        travellers.credibility,
        travellers.morale,
        travellers.allies,
        travellers.pants,
        travellers.budgetCents);
  }
}
