package dev.astragal.kernel.game;

import dev.astragal.kernel.state.Ints;

/** Whether a run goes on by itself, waits for somebody, or is over. */
public sealed interface Status<C> {
  /** Time passes; {@code commands} may be given while it is paused. */
  record Running<C>(Choices<C> commands) implements Status<C> {
    private static final Running<?> WITHOUT_COMMANDS = new Running<>(Choices.none());
  }

  record Awaiting<C>(Prompt<C> prompt) implements Status<C> {}

  record Finished<C>(Outcome outcome) implements Status<C> {}

  @SuppressWarnings("unchecked") // an empty set of commands has no C in it
  static <C> Status<C> running() {
    return (Status<C>) Running.WITHOUT_COMMANDS;
  }

  static <C> Status<C> awaiting(Seat seat, String kind, Choices<C> choices) {
    return new Awaiting<>(Prompt.ask(seat, kind, choices));
  }

  static <C> Status<C> finished(Outcome outcome) {
    return new Finished<>(outcome);
  }

  /** The game is over and {@code seat} has won. */
  static <C> Status<C> won(Seat seat) {
    return finished(Outcome.won(seat));
  }

  static <C> Status<C> won(Seat seat, Ints scores) {
    return finished(Outcome.won(seat, scores));
  }

  static <C> Status<C> drawn() {
    return finished(Outcome.drawn());
  }
}
