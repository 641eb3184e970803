package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Run;
import java.util.Optional;

/** Whoever answers for a seat. May look at the run only through dreams or as a {@code Bot} may. */
public interface Player<S, C extends Choice, E extends Event> {
  String name();

  C answer(Run<S, C, E> run, Seat seat, Prompt<C> prompt);

  /** What to do while time runs; asked before every tick of a game that is played by commands. */
  default Optional<C> command(Run<S, C, E> run, Seat seat, Choices<C> commands) {
    return Optional.empty();
  }
}
