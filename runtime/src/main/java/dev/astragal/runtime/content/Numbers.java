package dev.astragal.runtime.content;

import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import java.math.BigDecimal;

/** The numbers of documents. */
final class Numbers {
  /** A number with so many digits fits into 64 bits. */
  private static final int DIGITS_FITTING = 18;

  private Numbers() {}

  /**
   * A number as it is written.
   *
   * @throws NumberFormatException where it is none
   */
  static Tree read(String written, Mark mark) {
    // Nearly all are whole, and what can be more has to get ready for some milliseconds.
    return fits(written)
        ? new Tree.Whole(Long.parseLong(written), mark)
        : of(new BigDecimal(written), mark);
  }

  private static boolean fits(String written) {
    int first = written.startsWith("-") ? 1 : 0;
    int digits = written.length() - first;
    if (digits < 1 || digits > DIGITS_FITTING) return false;
    for (int i = first; i < written.length(); i++)
      if (written.charAt(i) < '0' || written.charAt(i) > '9') return false;
    return true;
  }

  static Tree of(BigDecimal value, Mark mark) {
    boolean whole =
        value.signum() == 0 || (value.scale() <= 0 && value.precision() - value.scale() <= 19);
    if (!whole) return new Tree.Decimal(value, mark);
    try {
      return new Tree.Whole(value.longValueExact(), mark);
    } catch (ArithmeticException e) {
      return new Tree.Decimal(value, mark);
    }
  }
}
