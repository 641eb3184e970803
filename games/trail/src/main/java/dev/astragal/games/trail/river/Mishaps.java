package dev.astragal.games.trail.river;

import dev.astragal.games.trail.DayEvent.GameOver;
import dev.astragal.games.trail.HealthEvent.MemberDied;
import dev.astragal.games.trail.RiverEvent.Losses;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.store.Stores;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.rng.Rng;

/** What water takes: a share of each kind of goods, and people. */
final class Mishaps {
  Losses losses(Stores stores, Ratio share) {
    if (share.equals(Ratio.ZERO)) return Losses.NONE;
    return new Losses(
        lost(stores.food, share),
        lost(stores.bullets, share),
        lost(stores.clothes, share),
        lost(stores.wheels, share),
        lost(stores.axles, share),
        lost(stores.tongues, share));
  }

  /** How many drown: never more than are alive; a single possibility draws nothing. */
  int count(TrailState state, int min, int max, Rng rng) {
    int drawn = min == max ? min : rng.purpose("drowned").between(min, max);
    return Math.min(drawn, state.party.count());
  }

  /** Takes that many of the living; a party that loses all of them is over. */
  void drown(TrailState state, int count, Rng rng, Turn<TrailState, TrailEvent> turn) {
    if (count == 0) return;
    int[] living = new int[state.party.count()];
    for (int i = 0; i < living.length; i++) living[i] = state.party.living(i);
    rng.purpose("victims").shuffle(living);
    for (int i = 0; i < count; i++)
      turn.emit(new MemberDied(living[i], state.content.names().get(living[i]), "drowned"));
    if (state.party.alive == 0) turn.emit(new GameOver(Ending.PARTY_DROWNED));
  }

  private static int lost(int quantity, Ratio share) {
    return (int) share.nearest(quantity);
  }
}
