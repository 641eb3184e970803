package dev.astragal.runtime.fuzz;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.audit.Watch;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Players;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** Attacks a game with random legal and illegal inputs. */
public final class Fuzz {
  /** What is dealt is followed over whole games in the first of them: the others deal alike. */
  private static final int DEALS_RUNS = 4;

  static final String DIFFERENTLY =
      "the same seed and inputs come out differently when they are repeated";

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
    return run(kernel, spec, bots, runs, directory, progress, Watch.PATIENCE);
  }

  /** The same, where no call of a rule may take longer than {@code patience}. */
  public static <S, C extends Choice, E extends Event> Report run(
      Kernel<S, C, E> unwatched,
      RunSpec spec,
      List<String> bots,
      long runs,
      Path directory,
      LongConsumer progress,
      Duration patience) {
    Watch watch = new Watch(patience);
    Kernel<S, C, E> kernel = watch.over(unwatched);
    long steps = 0;
    long refusals = 0;
    SortedMap<String, Long> outcomes = new TreeMap<>();
    for (long i = 0; i < runs; i++) {
      RunSpec one = spec.withSeed(spec.seed().child(i));
      AtomicReference<@Nullable FuzzRun<S, C, E>> begun = new AtomicReference<>();
      Optional<Failure> failure;
      try {
        CloseLook.Care care = i < DEALS_RUNS ? CloseLook.Care.DEALS : CloseLook.Care.SOME;
        failure = watch.run(() -> attacked(kernel, one, bots, care, directory, begun));
      } catch (Watch.HungException e) {
        failure = Optional.of(hung(unwatched, one, begun.get(), e, directory));
      }
      FuzzRun<S, C, E> run = begun.get();
      if (run != null) {
        steps += run.done().size();
        refusals += run.refusals();
      }
      if (failure.isPresent()) return new Report(i + 1, steps, refusals, outcomes, failure);
      if (run != null && run.run().status() instanceof Status.Finished<C>(Outcome outcome))
        outcomes.merge(outcome.code(), 1L, Long::sum);
      progress.accept(i + 1);
    }
    return new Report(runs, steps, refusals, outcomes, Optional.empty());
  }

  private static <S, C extends Choice, E extends Event> Optional<Failure> attacked(
      Kernel<S, C, E> kernel,
      RunSpec spec,
      List<String> bots,
      CloseLook.Care care,
      Path directory,
      AtomicReference<@Nullable FuzzRun<S, C, E>> begun) {
    FuzzRun<S, C, E> run = new FuzzRun<>(kernel, spec.seed(), care);
    begun.set(run);
    if (run.failure().isPresent()) return Optional.of(shrunk(kernel, spec, run, directory));
    if (bots.isEmpty()) run.improvise(Players.luck(spec.seed(), 0));
    else run.play(Players.seated(kernel, bots, spec.seed()));
    if (run.failure().isPresent()) return Optional.of(shrunk(kernel, spec, run, directory));
    FuzzRun<S, C, E> twin = replayer(kernel, spec).performed(run.done());
    return twin.run().hash() == run.run().hash()
        ? Optional.empty()
        : Optional.of(differing(kernel, spec, run.done(), directory));
  }

  private static <S, C extends Choice, E extends Event> Shrinker<S, C, E> replayer(
      Kernel<S, C, E> kernel, RunSpec spec) {
    return new Shrinker<>(kernel, spec.seed(), CloseLook.Care.SOME);
  }

  /** Two runs do the same until they differ, and what comes after that is left out. */
  private static <S, C extends Choice, E extends Event> Failure differing(
      Kernel<S, C, E> kernel, RunSpec spec, List<FuzzStep<C>> steps, Path directory) {
    FuzzRun<S, C, E> one = replayer(kernel, spec).performed(List.of());
    FuzzRun<S, C, E> other = replayer(kernel, spec).performed(List.of());
    int same = 0;
    while (same < steps.size() && one.run().hash() == other.run().hash()) {
      one.perform(steps.get(same));
      other.perform(steps.get(same));
      same++;
    }
    Path journal =
        FailureJournal.write(kernel, spec, CloseLook.Care.SOME, steps.subList(0, same), directory);
    return new Failure(spec.seed(), DIFFERENTLY, steps.size(), same, journal);
  }

  /** Shortening would hang again at every try; the run is written as it was. */
  private static <S, C extends Choice, E extends Event> Failure hung(
      Kernel<S, C, E> unwatched,
      RunSpec spec,
      @Nullable FuzzRun<S, C, E> run,
      Watch.HungException problem,
      Path directory) {
    List<FuzzStep<C>> done = run == null ? List.of() : List.copyOf(run.done());
    Kernel<S, C, E> kernel = new Watch(Watch.PATIENCE).over(unwatched);
    Path journal = FailureJournal.writeHung(kernel, spec, done, directory);
    String message = String.valueOf(problem.getMessage());
    return new Failure(spec.seed(), message, done.size(), done.size(), journal);
  }

  private static <S, C extends Choice, E extends Event> Failure shrunk(
      Kernel<S, C, E> kernel, RunSpec spec, FuzzRun<S, C, E> failed, Path directory) {
    CloseLook.Care care = failed.overlookable() ? CloseLook.Care.ALL : CloseLook.Care.SOME;
    Shrinker<S, C, E> shrinker = new Shrinker<>(kernel, spec.seed(), care);
    List<FuzzStep<C>> best = shrinker.shrunk(List.copyOf(failed.done()));
    String message = shrinker.performed(best).failure().or(failed::failure).orElse("");
    Path journal = FailureJournal.write(kernel, spec, care, best, directory);
    return new Failure(spec.seed(), message, failed.done().size(), best.size(), journal);
  }
}
