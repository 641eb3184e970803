package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;

/**
 * Brings players of one kind that need more than the program carries along, such as networks. Found
 * by {@code ServiceLoader}.
 */
public interface PlayerProvider {
  /** What their names begin with, such as {@code onnx:}. */
  String prefix();

  /** The player of that name; fails, saying why, where there is none or it cannot play this. */
  <S, C extends Choice, E extends Event> Player<S, C, E> named(Kernel<S, C, E> kernel, String name);
}
