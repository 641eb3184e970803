package dev.astragal.runtime.outbox;

import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;

/** Makes the messages of one game. Found by {@code ServiceLoader}. */
public interface EventMessagesProvider {
  /** The id of the game. */
  String game();

  /** Called with a kernel of that game only. */
  <E extends Event> EventMessages<E> messages(Kernel<?, ?, E> kernel);
}
