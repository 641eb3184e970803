package dev.astragal.kernel.phase;

import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Stream;
import java.util.List;

/** One step of a tick. It can draw only from the streams it declares. */
public interface Phase<S, E extends Event, R> {
  /** Stable, for traces. */
  String name();

  default List<Stream> streams() {
    return List.of();
  }

  Verdict<R> run(S state, Turn<S, E> turn);
}
