package dev.astragal.runtime.analysis;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.Name;
import java.util.List;

/**
 * One decision of a recorded run.
 *
 * @param step what it led to
 * @param input its number among the inputs of the run, from 1
 * @param played what was chosen, in words
 * @param best what the search would have chosen
 * @param value what the search expects after what was chosen, from 0 for a loss to 1 for a win
 * @param bestValue what it expects after what it would have chosen
 * @param line how it could have gone on after that, where what was chosen cost something
 */
public record Decided(
    long step,
    long input,
    Seat seat,
    String played,
    String best,
    double value,
    double bestValue,
    List<String> line) {
  private static final double DOUBTFUL = 0.05;
  private static final double BLUNDER = 0.15;

  /** How bad it was. */
  public enum Grade {
    @Name("fine")
    FINE(""),
    @Name("doubtful")
    DOUBTFUL("!"),
    @Name("blunder")
    BLUNDER("!!");

    private final String mark;

    Grade(String mark) {
      this.mark = mark;
    }

    /** As a list of moves marks it. */
    public String mark() {
      return mark;
    }
  }

  public Decided {
    line = List.copyOf(line);
  }

  /** The same, and how it could have gone on. */
  Decided better(List<String> followed) {
    return new Decided(step, input, seat, played, best, value, bestValue, followed);
  }

  public Grade grade() {
    double cost = cost();
    return cost >= BLUNDER ? Grade.BLUNDER : cost >= DOUBTFUL ? Grade.DOUBTFUL : Grade.FINE;
  }

  /** How much of a win it gave away, as far as the search can tell. */
  public double cost() {
    return Math.max(0, bestValue - value);
  }
}
