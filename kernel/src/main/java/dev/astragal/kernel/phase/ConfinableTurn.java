package dev.astragal.kernel.phase;

import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Stream;
import java.util.List;

/** The kernel's side of a turn: what lets a pipeline hand each phase no luck but its own. */
public interface ConfinableTurn<S, E extends Event> extends Turn<S, E> {
  /** Limits {@link #rng} to {@code streams} until called again, and tells what the limit was. */
  List<Stream> confine(List<Stream> streams);

  /** The one walk of this turn, through whatever phases. */
  <R> Walk<S, E, R> walk();
}
