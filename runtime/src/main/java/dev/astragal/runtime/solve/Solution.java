package dev.astragal.runtime.solve;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Run;
import java.util.Map;
import java.util.OptionalDouble;

/** What every position of a game is worth to the first seat when both play perfectly. */
public final class Solution<S, C extends Choice, E extends Event> {
  private final Map<Long, Integer> numbers;
  private final double[] values;

  Solution(Map<Long, Integer> numbers, double[] values) {
    this.numbers = numbers;
    this.values = values;
  }

  public int positions() {
    return values.length;
  }

  /** Of the beginning: from 0 for a certain loss of the first seat to 1 for a certain win. */
  public double value() {
    return values[0];
  }

  /** Of any position; nothing where the solver had no need to look. */
  public OptionalDouble value(Run<S, C, E> run) {
    if (run.status() instanceof Status.Finished<C>(Outcome outcome))
      return OptionalDouble.of(Solver.points(outcome));
    Integer number = numbers.get(run.stateHash());
    return number == null ? OptionalDouble.empty() : OptionalDouble.of(values[number]);
  }

  /** Of a choice, over all that luck may make of it; nothing where one of it was not looked at. */
  public OptionalDouble value(Run<S, C, E> run, Seat seat, C choice) {
    EveryLuck luck = new EveryLuck();
    double sum = 0;
    do {
      Run<S, C, E> next = run.copy();
      luck.of(next);
      next.choose(seat, choice);
      OptionalDouble value = value(next);
      if (value.isEmpty()) return value;
      sum += luck.chance() * value.getAsDouble();
    } while (luck.turn());
    return OptionalDouble.of(sum);
  }
}
