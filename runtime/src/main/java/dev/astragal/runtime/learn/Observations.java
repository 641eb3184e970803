package dev.astragal.runtime.learn;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;

/** What seats see of runs as numbers, for whoever plays them without being a learner. */
public final class Observations<S, C extends Choice, E extends Event> {
  private final Sight<S, C, E> sight;

  private Observations(Sight<S, C, E> sight) {
    this.sight = sight;
  }

  public static <S, C extends Choice, E extends Event> Observations<S, C, E> of(
      Kernel<S, C, E> kernel) {
    return new Observations<>(Sight.of(kernel));
  }

  public int size() {
    return sight.observation();
  }

  /** Writes what {@code viewer} sees into {@code out}. */
  public void write(Run<S, C, E> run, Seat viewer, float[] out) {
    sight.observe(run, run.status(), viewer, out, 0);
  }
}
