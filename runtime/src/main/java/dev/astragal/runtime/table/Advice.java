package dev.astragal.runtime.table;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.player.Budget;
import java.util.List;
import java.util.Optional;

/**
 * What a search makes of a question that somebody was asked. It knows what that seat knows.
 *
 * @param prompt the question, so that late advice is told from good advice
 * @param ways what was thought of, the best first
 */
public record Advice(Seat seat, long prompt, List<Way> ways) {
  /** As long as anybody waits for it. */
  public static final Budget USUAL = new Budget.Time(1_000);

  /** So many are worth telling, and whatever was asked about. */
  static final int WAYS_MAX = 3;

  public Advice {
    ways = List.copyOf(ways);
  }

  public Way best() {
    return ways.getFirst();
  }

  /** What is thought of one of them. */
  public Optional<Way> of(Tree choice) {
    return ways.stream().filter(way -> way.choice.equals(choice)).findFirst();
  }

  /**
   * One answer.
   *
   * @param expected from 0 for a certain loss to 1 for a certain win
   */
  public record Way(Tree choice, Wording wording, double expected) {
    /** In hundredths, as people read it. */
    public int hundredths() {
      return (int) Math.round(100 * expected);
    }
  }
}
