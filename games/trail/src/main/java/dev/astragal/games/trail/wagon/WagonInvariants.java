package dev.astragal.games.trail.wagon;

import static dev.astragal.games.trail.Invariants.within;

import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.health.Party;
import dev.astragal.games.trail.road.Journey;
import dev.astragal.games.trail.road.Road;
import dev.astragal.games.trail.store.Stores;
import dev.astragal.games.trail.wagon.WagonPolicy.Goods;
import dev.astragal.kernel.game.Violations;

/** What holds on the wagon trail at every moment. */
final class WagonInvariants {
  private WagonInvariants() {}

  static void check(TrailState state, Violations out) {
    stores(state, out);
    Road road = state.content.road();
    Journey journey = state.journey;
    out.require(
        journey.node == road.nodeAt(journey.variant, journey.milliMiles),
        "NODE_NOT_DERIVED",
        "the node does not follow from the miles");
    out.require(
        journey.milliMiles <= road.length(journey.variant),
        "BEYOND_THE_ROAD",
        "the wagon is beyond the end of the road");
    out.require(state.party.health >= 0, "HEALTH", "health is below 0");
    out.require(
        state.party.alive != 0 || state.over(), "NOBODY_LEFT", "a journey without anybody goes on");
    for (int member = 0; member < Party.SIZE; member++)
      out.require(
          state.party.isAlive(member)
              || (state.party.sickDays[member] == 0 && state.party.injuredDays[member] == 0),
          "DEAD_AND_ILL",
          "a dead member is still ill");
    out.require(
        journey.waits() >= 0 && journey.blockedDays >= 0 && journey.restDays >= 0,
        "NEGATIVE_WAIT",
        "a counter of days is below 0");
  }

  private static void stores(TrailState state, Violations out) {
    Stores stores = state.stores;
    Goods caps = state.content.wagonPolicy().store().caps();
    int bullets = caps.ammoBoxes() * state.content.wagonPolicy().store().bulletsPerBox();
    out.require(stores.sickOxen >= 0, "STORES", "sick oxen are below 0");
    within(stores.oxen, caps.oxen() - stores.sickOxen, "STORES", "oxen", out);
    within(stores.cashCents, Integer.MAX_VALUE, "STORES", "cash", out);
    within(stores.food, caps.foodLbs(), "STORES", "food", out);
    within(stores.bullets, bullets, "STORES", "bullets", out);
    within(stores.clothes, caps.clothes(), "STORES", "clothes", out);
    within(stores.wheels, caps.wheels(), "STORES", "wheels", out);
    within(stores.axles, caps.axles(), "STORES", "axles", out);
    within(stores.tongues, caps.tongues(), "STORES", "tongues", out);
  }
}
