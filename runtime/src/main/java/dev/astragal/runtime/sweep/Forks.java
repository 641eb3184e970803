package dev.astragal.runtime.sweep;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The futures a moment of a run could have had: number {@code i} goes on with the luck of salt
 * {@code i}.
 */
public final class Forks<S, C extends Choice, E extends Event> {
  private final Run<S, C, E> moment;
  private final Seed seed;
  private final List<String> bots;

  /** {@code seed} is the run's own; the luck of the bots comes from it and the salt. */
  public Forks(Run<S, C, E> moment, Seed seed, List<String> bots) {
    this.moment = moment;
    this.seed = seed;
    this.bots = List.copyOf(bots);
  }

  /** For as many threads as want one; the moment itself is only looked at. */
  public Supplier<GameSource> sources() {
    return () -> {
      GamePlayer<S, C, E> player = new GamePlayer<>(moment.kernel(), bots);
      return index -> List.of(player.play(moment.fork(new Fork.NewLuck(index)), seed.child(index)));
    };
  }

  /** What became of {@code run}, if it is over. */
  public static <S, C extends Choice, E extends Event> Optional<GameResult> result(
      Run<S, C, E> run) {
    return run.status() instanceof Status.Finished<C>(Outcome outcome)
        ? Optional.of(new GamePlayer<>(run.kernel(), List.of()).result(run, outcome, new Samples()))
        : Optional.empty();
  }
}
