package dev.astragal.runtime.player;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Run;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** What players do while time runs, in games that are played by commands. */
public final class Commands {
  /** Whoever commands by chance does so about once in so many ticks. */
  private static final int SELDOM = 8;

  private Commands() {}

  /** What may be commanded now, where commands are how the game is played. */
  public static <C extends Choice> Optional<Choices<C>> open(Run<?, C, ?> run) {
    return run.kernel().manifest().commanded()
            && run.status() instanceof Status.Running<C>(Choices<C> commands)
            && (commands.size() > 0 || !commands.complete())
        ? Optional.of(commands)
        : Optional.empty();
  }

  /** Any command, now and then. */
  static <C> Optional<C> atRandom(Choices<C> commands, Rng rng) {
    return rng.below(SELDOM) == 0 ? Optional.of(commands.sample(rng)) : Optional.empty();
  }

  /** Whoever carries out a command. */
  @FunctionalInterface
  public interface Order<C> {
    void give(Seat seat, C command);
  }

  /** Lets each player give at most one command before time passes; {@code run} is asked anew. */
  static <S, C extends Choice, E extends Event> void give(
      Supplier<Run<S, C, E>> now, List<Player<S, C, E>> players, Order<C> order) {
    for (int i = 0; i < players.size(); i++) {
      Run<S, C, E> run = now.get();
      Optional<Choices<C>> commands = open(run);
      if (commands.isEmpty()) return;
      Seat seat = Seat.of(i);
      players.get(i).command(run, seat, commands.get()).ifPresent(c -> order.give(seat, c));
    }
  }
}
