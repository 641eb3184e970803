package dev.astragal.kernel.phase;

import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Stream;
import java.util.List;

/**
 * A tick as an ordered list of phases. A phase may end the tick early; the finish always runs and
 * hears how it ended.
 */
public final class Pipeline<S, E extends Event, R> {
  private final List<Phase<S, E, R>> phases;
  private final Phase<S, E, R>[] order;
  private final List<Stream>[] allowed;
  private final R otherwise;
  private final Finish<S, E, R> finish;

  /** Closes the tick, whatever ended it. It draws nothing. */
  @FunctionalInterface
  public interface Finish<S, E extends Event, R> {
    void run(S state, R result, Turn<S, E> turn);
  }

  /** {@code otherwise} is the result when no phase ended the tick early. */
  @SuppressWarnings({
    "unchecked",
    "rawtypes"
  }) // arrays of the lists' own elements, never handed out
  public Pipeline(List<Phase<S, E, R>> phases, R otherwise, Finish<S, E, R> finish) {
    this.phases = List.copyOf(phases);
    // A game may run millions of ticks a second: what a phase declares is asked for only once.
    this.order = this.phases.toArray(new Phase[0]);
    this.allowed = this.phases.stream().map(Phase::streams).toArray(List[]::new);
    this.otherwise = otherwise;
    this.finish = finish;
  }

  public List<Phase<S, E, R>> phases() {
    return phases;
  }

  /** Runs the phases in order and then the finish; the result is the early one or the default. */
  public R run(Turn<S, E> turn) {
    R result = otherwise;
    List<Stream> outside = turn.confine(List.of());
    try {
      for (int i = 0; i < order.length; i++) {
        turn.confine(allowed[i]);
        Verdict<R> verdict = order[i].run(turn.state(), turn);
        if (verdict.ends()) {
          result = verdict.result();
          break;
        }
      }
      turn.confine(List.of());
      finish.run(turn.state(), result, turn);
    } finally {
      turn.confine(outside);
    }
    return result;
  }
}
