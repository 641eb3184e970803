package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.solve.KeepsSecrets;
import java.lang.ref.SoftReference;
import org.jspecify.annotations.Nullable;

/**
 * Whether a game is one in which everybody sees everything, as far as has been seen of it, and what
 * a player knows of its positions. Who searches for a time gives them up where memory is short; who
 * counts iterations must come to the same answer every time.
 */
final class OpenGame<C extends Choice> {
  private final boolean timed;
  private @Nullable Positions<C> counted;
  private SoftReference<@Nullable Positions<C>> kept = new SoftReference<>(null);
  private boolean open = true;

  OpenGame(Budget budget) {
    this.timed = budget instanceof Budget.Time;
  }

  /** Whether it may be searched as such; to look at what is hidden would be peeking. */
  boolean is(Run<?, C, ?> run, Prompt<C> prompt) {
    open =
        open
            && run.kernel().setup().seats() > 1
            && !run.kernel().manifest().commanded()
            && !KeepsSecrets.now(run);
    return open && !prompt.together() && prompt.seats().size() == 1;
  }

  /** It has turned out to be another kind of game. */
  void not() {
    open = false;
    counted = null;
    kept.clear();
  }

  /** What another search knows and will know. */
  Positions<C> begin() {
    Positions<C> known = timed ? kept.get() : counted;
    if (known == null) {
      known = new Positions<>();
      if (timed) kept = new SoftReference<>(known);
      else counted = known;
    }
    known.begin();
    return known;
  }
}
