package dev.astragal.runtime.sweep;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.replay.Replay;
import dev.astragal.runtime.replay.Replayed;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The futures a moment of a recorded run could have had: number {@code i} goes on with the luck of
 * salt {@code i}.
 *
 * @param sources for as many threads as want one
 * @param real what became of the recorded run, if it is over
 */
public record Forks(Supplier<GameSource> sources, Optional<GameResult> real) {
  /** Right after input number {@code at}; the luck of the bots comes from the run's own seed. */
  public static Forks of(JournalFile past, int at, List<String> bots) {
    return of(GameLibrary.kernel(past.header().spec()), past, at, bots);
  }

  private static <S, C extends Choice, E extends Event> Forks of(
      Kernel<S, C, E> kernel, JournalFile past, int at, List<String> bots) {
    Replayed<S, C, E> replayed = Replay.whole(kernel, past);
    Run<S, C, E> moment = replayed.timeline().afterInput(at);
    Seed seed = past.header().spec().seed();
    return new Forks(
        () -> {
          GamePlayer<S, C, E> player = new GamePlayer<>(kernel, bots);
          return index ->
              List.of(player.play(moment.fork(new Fork.NewLuck(index)), seed.child(index)));
        },
        result(replayed.run()));
  }

  private static <S, C extends Choice, E extends Event> Optional<GameResult> result(
      Run<S, C, E> run) {
    return run.status() instanceof Status.Finished<C>(Outcome outcome)
        ? Optional.of(
            new GamePlayer<>(run.kernel(), List.of()).result(run, outcome, Optional.empty()))
        : Optional.empty();
  }
}
