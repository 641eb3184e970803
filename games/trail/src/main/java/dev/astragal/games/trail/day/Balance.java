package dev.astragal.games.trail.day;

import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.health.Travellers;
import dev.astragal.games.trail.store.Stores;

/** What a journey has at one moment; a day's record keeps it for morning and evening. */
public sealed interface Balance {
  /** Whether that is still what there is. */
  boolean holds(TrailState state);

  record OfWagon(
      int people,
      int health,
      int foodLbs,
      int bullets,
      int clothes,
      int spares,
      int oxen,
      int cashCents)
      implements Balance {
    @Override
    public boolean holds(TrailState state) {
      Stores stores = state.stores;
      return foodLbs == stores.food
          && health == state.party.health
          && people == state.party.count()
          && bullets == stores.bullets
          && clothes == stores.clothes
          && spares == stores.spares()
          && oxen == stores.oxen + stores.sickOxen
          && cashCents == stores.cashCents;
    }
  }

  record OfVehicle(
      int supplies,
      int hp,
      int sanity,
      int credibility,
      int morale,
      int allies,
      int pants,
      int budgetCents)
      implements Balance {
    @Override
    public boolean holds(TrailState state) {
      Travellers now = state.travellers;
      return supplies == now.supplies
          && hp == now.hp
          && sanity == now.sanity
          && credibility == now.credibility
          && morale == now.morale
          && allies == now.allies
          && pants == now.pants
          && budgetCents == now.budgetCents;
    }
  }

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
