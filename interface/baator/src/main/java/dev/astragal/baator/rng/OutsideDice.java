package dev.astragal.baator.rng;

import dev.astragal.kernel.rng.Rng;
import dev.astragal.runtime.bus.Trace;

/** Dice that are not the session's own. */
@FunctionalInterface
public interface OutsideDice {
  /** The dice for one order, which is traced as {@code order}. */
  Rng throwing(Trace order);

  /** The same dice for every order. */
  static OutsideDice of(Rng dice) {
    return _ -> dice;
  }
}
