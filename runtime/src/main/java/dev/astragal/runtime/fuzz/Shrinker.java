package dev.astragal.runtime.fuzz;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.seed.Seed;
import java.util.ArrayList;
import java.util.List;

/** Leaves out steps, large pieces first, for as long as the run still fails. */
final class Shrinker<S, C extends Choice, E extends Event> {
  /** Enough for runs of thousands of steps; a bound so that shrinking always ends soon. */
  private static final long STEPS_MAX = 1_000_000;

  private final Kernel<S, C, E> kernel;
  private final Seed seed;
  private final CloseLook.Care care;
  private long steps;

  Shrinker(Kernel<S, C, E> kernel, Seed seed, CloseLook.Care care) {
    this.kernel = kernel;
    this.seed = seed;
    this.care = care;
  }

  List<FuzzStep<C>> shrunk(List<FuzzStep<C>> failing) {
    List<FuzzStep<C>> best = failing;
    // Whoever looks more closely may see it fail sooner.
    FuzzRun<S, C, E> again = performed(failing);
    if (again.failure().isPresent()) best = List.copyOf(again.done());
    for (int piece = Math.max(1, best.size() / 2); piece >= 1; piece /= 2) {
      int at = 0;
      while (at < best.size() && steps < STEPS_MAX / effort()) {
        List<FuzzStep<C>> candidate = new ArrayList<>(best.subList(0, at));
        candidate.addAll(best.subList(Math.min(at + piece, best.size()), best.size()));
        FuzzRun<S, C, E> run = performed(candidate);
        if (run.failure().isPresent() && run.done().size() < best.size())
          best = List.copyOf(run.done());
        else at += piece;
      }
    }
    return best;
  }

  /** About as many times the work of a plain step. */
  private long effort() {
    return care == CloseLook.Care.ALL ? 50 : 1;
  }

  FuzzRun<S, C, E> performed(List<FuzzStep<C>> script) {
    FuzzRun<S, C, E> run = new FuzzRun<>(kernel, seed, care);
    for (FuzzStep<C> step : script) {
      if (run.failure().isPresent()) break;
      steps++;
      run.perform(step);
    }
    return run;
  }
}
