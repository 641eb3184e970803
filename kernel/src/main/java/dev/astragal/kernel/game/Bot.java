package dev.astragal.kernel.game;

import dev.astragal.kernel.rng.Rng;
import java.util.Optional;

/**
 * A player that is a program. It is handed the whole state but must decide by what {@code seat} may
 * know: the contract suite gives it states that differ only in secrets and expects the same answer.
 */
public interface Bot<S, C> {
  String name();

  /** A legal answer to {@code prompt}; {@code rng} is the bot's own and not part of the run. */
  C choose(S state, Seat seat, Prompt<C> prompt, Rng rng);

  /**
   * What to do while time runs, one of {@code commands}, in a game that is played by them; asked
   * before every tick. By default nothing.
   */
  default Optional<C> command(S state, Seat seat, Choices<C> commands, Rng rng) {
    return Optional.empty();
  }

  /** A bot from a name and a function. */
  static <S, C> Bot<S, C> of(String name, Decision<S, C> decision) {
    return new Bot<>() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public C choose(S state, Seat seat, Prompt<C> prompt, Rng rng) {
        return decision.decide(state, seat, prompt, rng);
      }
    };
  }

  /** How a bot decides. */
  @FunctionalInterface
  interface Decision<S, C> {
    C decide(S state, Seat seat, Prompt<C> prompt, Rng rng);
  }
}
