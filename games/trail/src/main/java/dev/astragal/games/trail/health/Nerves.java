package dev.astragal.games.trail.health;

import dev.astragal.games.trail.ModernEvent.NervesKept;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.boss.BossPolicy.Guard;
import dev.astragal.games.trail.modern.Mode;
import dev.astragal.games.trail.modern.ModernSetup;
import dev.astragal.games.trail.modern.Strategy;
import dev.astragal.games.trail.road.Road;
import dev.astragal.kernel.game.Turn;

/** Those who went deep and hard may keep their nerves once, close to the end and for money. */
public final class Nerves {
  private Nerves() {}

  public static void keep(TrailState state, Turn<TrailState, TrailEvent> turn) {
    if (state.travellers.sanity > 0 || state.travellers.nervesKept) return;
    ModernSetup setup = state.content.modern();
    if (setup.mode() != Mode.DEEP || setup.strategy() != Strategy.AGGRESSIVE) return;
    Guard guard = state.content.modernPolicy().boss().guard();
    if (state.clock.day >= guard.fromDay()
        && state.journey.milliMiles >= guard.fromMiles() * Road.MILE
        && state.travellers.budgetCents >= guard.cents())
      turn.emit(new NervesKept(Toll.of(0, guard.sanity(), 0, guard.pants()), guard.cents()));
  }
}
