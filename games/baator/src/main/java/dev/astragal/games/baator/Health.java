package dev.astragal.games.baator;

import dev.astragal.kernel.rng.Rng;

/** How somebody looks to those who do not know the sheet. */
enum Health {
  DOWN,
  BADLY_HURT,
  HURT,
  SCRATCHED,
  UNHURT,
  /** Nobody knows what it was like before. */
  STANDING;

  static Health of(Actor actor) {
    return of(actor.get(Fact.HP), actor);
  }

  private static Health of(int hp, Actor actor) {
    if (hp == 0) return DOWN;
    if (!actor.stats().containsKey(Actor.HP_MAX)) return STANDING;
    int most = actor.most(Fact.HP);
    if (hp >= most) return UNHURT;
    if (hp * 4 <= most) return BADLY_HURT;
    return hp * 2 <= most ? HURT : SCRATCHED;
  }

  /** As many hit points as would look the same. */
  static int redealt(Actor actor, Rng rng) {
    Health shown = of(actor);
    int hp = rng.below(Fact.MAX + 1);
    return of(hp, actor) == shown ? hp : actor.get(Fact.HP);
  }
}
