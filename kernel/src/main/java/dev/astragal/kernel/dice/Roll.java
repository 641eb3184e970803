package dev.astragal.kernel.dice;

import dev.astragal.kernel.state.Ints;
import java.util.List;

/**
 * What came of an expression, with every face.
 *
 * @param result the total, or 1 and 0 where a truth was asked for
 * @param faces every face drawn, in that order
 * @param kept the dice that counted: as drawn, or sorted when some were kept or dropped
 * @param modifier what the total has beside its dice
 */
public record Roll(
    String expr,
    Mode mode,
    long result,
    Ints faces,
    List<Long> kept,
    long modifier,
    List<Term> terms) {
  public Roll {
    kept = List.copyOf(kept);
    terms = List.copyOf(terms);
  }

  /**
   * One handful of dice, or one pool.
   *
   * @param sign -1 where the term is subtracted
   * @param sides 0 for a pool
   * @param label the name written behind it, or empty
   * @param criticals how many kept dice were marked as critical
   * @param fumbles how many kept dice were marked as fumbles
   */
  public record Term(
      String text,
      int sign,
      long count,
      long sides,
      Ints faces,
      List<Long> kept,
      long subtotal,
      String label,
      int criticals,
      int fumbles) {
    public Term {
      kept = List.copyOf(kept);
    }
  }

  public boolean truth() {
    return result != 0;
  }
}
