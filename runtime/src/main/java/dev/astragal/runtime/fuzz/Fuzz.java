package dev.astragal.runtime.fuzz;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Players;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.LongConsumer;

/** Attacks a game with random legal and illegal inputs. */
public final class Fuzz {
  private Fuzz() {}

  /**
   * What came of it; runs stop at the first failure.
   *
   * @param outcomes how often runs ended in each way
   */
  public record Report(
      long runs,
      long steps,
      long refusals,
      SortedMap<String, Long> outcomes,
      Optional<Failure> failure) {}

  /**
   * A run that broke something.
   *
   * @param steps how many steps it took at first
   * @param shrunk how many are enough
   * @param journal where the short one was written
   */
  public record Failure(Seed seed, String message, int steps, int shrunk, Path journal) {}

  /**
   * Run {@code i} is seeded by the {@code i}-th child of the recipe's seed; a failing one is shrunk
   * and written down.
   */
  public static <S, C extends Choice, E extends Event> Report run(
      Kernel<S, C, E> kernel, RunSpec spec, long runs, Path directory, LongConsumer progress) {
    return run(kernel, spec, List.of(), runs, directory, progress);
  }

  /** The same with bots at the table, as {@link Players#seated} seats them; none for chaos. */
  public static <S, C extends Choice, E extends Event> Report run(
      Kernel<S, C, E> kernel,
      RunSpec spec,
      List<String> bots,
      long runs,
      Path directory,
      LongConsumer progress) {
    long steps = 0;
    long refusals = 0;
    SortedMap<String, Long> outcomes = new TreeMap<>();
    for (long i = 0; i < runs; i++) {
      Seed seed = spec.seed().child(i);
      FuzzRun<S, C, E> run = new FuzzRun<>(kernel, seed);
      if (bots.isEmpty()) run.improvise(Players.luck(seed, 0));
      else run.play(Players.seated(kernel, bots, seed));
      steps += run.done().size();
      refusals += run.refusals();
      if (run.failure().isPresent()) {
        return new Report(
            i + 1,
            steps,
            refusals,
            outcomes,
            Optional.of(shrunk(kernel, spec.withSeed(seed), run, directory)));
      }
      if (run.run().status() instanceof Status.Finished<C>(Outcome outcome))
        outcomes.merge(outcome.code(), 1L, Long::sum);
      progress.accept(i + 1);
    }
    return new Report(runs, steps, refusals, outcomes, Optional.empty());
  }

  private static <S, C extends Choice, E extends Event> Failure shrunk(
      Kernel<S, C, E> kernel, RunSpec spec, FuzzRun<S, C, E> failed, Path directory) {
    Shrinker<S, C, E> shrinker = new Shrinker<>(kernel, spec.seed());
    List<FuzzStep<C>> best = shrinker.shrunk(List.copyOf(failed.done()));
    String message = shrinker.performed(best).failure().or(failed::failure).orElse("");
    Path journal = FailureJournal.write(kernel, spec, best, directory);
    return new Failure(spec.seed(), message, failed.done().size(), best.size(), journal);
  }
}
