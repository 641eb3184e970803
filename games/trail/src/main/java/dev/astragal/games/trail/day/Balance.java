package dev.astragal.games.trail.day;

import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.health.PartyHealth;
import dev.astragal.games.trail.health.Travellers;
import dev.astragal.games.trail.store.Belongings;
import dev.astragal.games.trail.store.Stores;
import dev.astragal.kernel.state.Flat;
import org.jspecify.annotations.Nullable;

/** What a journey has at one moment; a day's record keeps it for morning and evening. */
public sealed interface Balance {
  /** Whether that is still what there is. */
  boolean holds(TrailState state);

  record OfWagon(@Flat PartyHealth party, int foodLbs, @Flat Belongings belongings)
      implements Balance {
    @Override
    public boolean holds(TrailState state) {
      return foodLbs == state.stores.food
          && party.holds(state.party)
          && belongings.holds(state.stores);
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

  /** What there is now; of {@code last}, what is still the same is kept. */
  static Balance of(TrailState state, @Nullable Balance last) {
    if (state.wagon()) {
      Stores stores = state.stores;
      Belongings belongings =
          last instanceof OfWagon before && before.belongings.holds(stores)
              ? before.belongings
              : Belongings.of(stores);
      return new OfWagon(PartyHealth.of(state.party), stores.food, belongings);
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
