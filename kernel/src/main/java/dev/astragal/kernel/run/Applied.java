package dev.astragal.kernel.run;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Rejection;
import java.util.List;

/**
 * What came of an answer.
 *
 * @param next the run after it; the very same run when it was refused without a trace
 * @param events what happened; a list that nobody changes any more
 * @param errors why it was refused; empty exactly on success
 */
public record Applied<S, C extends Choice, E extends Event>(
    Run<S, C, E> next, List<E> events, boolean success, List<Rejection> errors) {
  public Applied {
    errors = List.copyOf(errors);
  }
}
