package dev.astragal.games.delve.rules;

import dev.astragal.games.delve.ActionEvent;
import dev.astragal.games.delve.Actors;
import org.jspecify.annotations.Nullable;

/** The hero's steps, nearly a quarter of what happens in a dungeon, each made once. */
final class Steps {
  /** A floor half as large again as those people play has fewer. */
  private static final int CELLS = 1 << 11;

  /** Slowed, an action costs twice the usual ten ticks. */
  private static final int COSTS = 1 << 5;

  /**
   * By what they cost, then by where they lead. Shared without a lock: of two that are made at once
   * either may stay, as they are equal and never change.
   */
  private static final ActionEvent.@Nullable Moved[][] SHARED = new ActionEvent.Moved[COSTS][CELLS];

  private Steps() {}

  static ActionEvent.Moved of(int to, int cost) {
    if (to >= CELLS || cost >= COSTS) return made(to, cost);
    ActionEvent.Moved known = SHARED[cost][to];
    if (known == null) {
      known = made(to, cost);
      SHARED[cost][to] = known;
    }
    return known;
  }

  private static ActionEvent.Moved made(int to, int cost) {
    return new ActionEvent.Moved(Actors.HERO, to, cost, true);
  }
}
