package dev.astragal.games.trail.encounters;

import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.WayEvent.WayfarerAnswered;
import dev.astragal.games.trail.store.Stores;
import dev.astragal.games.trail.wagon.WagonPolicy.Store;
import dev.astragal.kernel.game.Turn;

/** What an answer to somebody on the trail brings; what does not fit the wagon is left behind. */
public final class WayfarerResolver {
  private final Store store;

  public WayfarerResolver(Store store) {
    this.store = store;
  }

  public void resolve(TrailState state, int option, Turn<TrailState, TrailEvent> turn) {
    Wayfarers.Row row = state.content.wayfarers().get(state.pending.encounter);
    Wayfarers.Answer answer = row.choices().get(option);
    Stores stores = state.stores;
    int bullets = store.caps().ammoBoxes() * store.bulletsPerBox();
    turn.emit(
        new WayfarerAnswered(
            row.id(),
            option,
            Math.max(answer.health(), -state.party.health),
            fitting(answer.foodLbs(), store.caps().foodLbs() - stores.food),
            fitting(answer.bullets(), bullets - stores.bullets),
            fitting(answer.clothes(), store.caps().clothes() - stores.clothes),
            answer.cents()));
  }

  private static int fitting(int change, int room) {
    return Math.min(change, Math.max(0, room));
  }
}
