package dev.astragal.games.delve.words;

import dev.astragal.games.delve.Actors;
import dev.astragal.games.delve.DelveState;
import dev.astragal.kernel.screen.Telling;

/** Adds to a sentence what health somebody is left with. */
final class Health {
  private Health() {}

  static int after(DelveState before, int actor, int damage) {
    return Math.max(0, before.actors().hp(actor) - damage);
  }

  static int healed(DelveState before, int amount) {
    int missing = before.actors().maxHp(Actors.HERO) - before.actors().hp(Actors.HERO);
    return Math.min(missing, amount);
  }

  /** The hero's own health after {@code change}. */
  static Telling left(Telling telling, DelveState before, int change) {
    return telling
        .with("hp", Math.max(0, before.actors().hp(Actors.HERO) + change))
        .with("max", before.actors().maxHp(Actors.HERO))
        .about(Things.HERO);
  }
}
