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
  private static final List<Stream> NO_STREAM = List.of();

  private final List<Phase<S, E, R>> phases;
  private final Course<S, E, R> course;
  private final R otherwise;
  private final Finish<S, E, R> finish;

  /** Closes the tick, whatever ended it. It draws nothing. */
  @FunctionalInterface
  public interface Finish<S, E extends Event, R> {
    void run(S state, R result, Turn<S, E> turn);
  }

  /** {@code otherwise} is the result when no phase ended the tick early. */
  public Pipeline(List<Phase<S, E, R>> phases, R otherwise, Finish<S, E, R> finish) {
    this(inOrder(List.copyOf(phases)), otherwise, finish);
  }

  /** As with a list, where the order is written as code for the sake of speed. */
  public Pipeline(Course<S, E, R> course, R otherwise, Finish<S, E, R> finish) {
    this.phases = Walk.phasesOf(course);
    this.course = course;
    this.otherwise = otherwise;
    this.finish = finish;
  }

  private static <S, E extends Event, R> Course<S, E, R> inOrder(List<Phase<S, E, R>> phases) {
    return walk -> {
      for (Phase<S, E, R> phase : phases) if (!walk.through(phase)) return false;
      return true;
    };
  }

  public List<Phase<S, E, R>> phases() {
    return phases;
  }

  /** Runs the phases in order and then the finish; the result is the early one or the default. */
  public R run(Turn<S, E> whole) {
    if (!(whole instanceof ConfinableTurn<S, E> turn))
      throw new IllegalArgumentException("a pipeline runs in a turn of the kernel's");
    List<Stream> outside = turn.confine(NO_STREAM);
    try {
      Walk<S, E, R> walk = turn.walk();
      course.lead(walk);
      R result = walk.resultOr(otherwise);
      turn.confine(NO_STREAM);
      finish.run(turn.state(), result, turn);
      return result;
    } finally {
      turn.confine(outside);
    }
  }
}
