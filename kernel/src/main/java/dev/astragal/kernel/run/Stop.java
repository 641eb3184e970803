package dev.astragal.kernel.run;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;

/** Why time stopped. */
public sealed interface Stop<C> {
  /** Somebody is asked. Asking again gives the same prompt. */
  record Interrupted<C>(Prompt<C> prompt) implements Stop<C> {}

  /** A pause was requested; commands may be given. */
  record Paused<C>(long tick) implements Stop<C> {}

  record Finished<C>(Outcome outcome) implements Stop<C> {}

  /** As many ticks as asked for have passed. */
  record BudgetExhausted<C>() implements Stop<C> {}
}
