package dev.astragal.runtime.outbox;

import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;

/** Names the events of one game. Found by {@code ServiceLoader}. */
public interface EventNamesProvider {
  /** The id of the game. */
  String game();

  /** Called with a kernel of that game only. */
  <E extends Event> EventNames<E> names(Kernel<?, ?, E> kernel);
}
