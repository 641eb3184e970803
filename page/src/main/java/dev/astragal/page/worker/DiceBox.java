package dev.astragal.page.worker;

import dev.astragal.kernel.dice.Dialect;
import dev.astragal.kernel.dice.DiceException;
import dev.astragal.kernel.dice.DiceExpression;
import dev.astragal.kernel.dice.DiceLimits;
import dev.astragal.kernel.dice.Mode;
import dev.astragal.kernel.dice.Variables;
import dev.astragal.kernel.dice.odds.Distribution;
import dev.astragal.kernel.dice.odds.Fraction;
import dev.astragal.kernel.dice.odds.Odds;
import org.teavm.jso.JSExport;

/** The odds of an expression somebody types into the page of the dice language. */
public final class DiceBox {
  /** A wider range is folded into as many bars. */
  private static final int BARS_MAX = 60;

  /** Rarer ends have no bars. */
  private static final Fraction SHOWN_MIN = Fraction.of(1, 20_000);

  private static final Fraction HUNDRED = Fraction.of(100);

  private DiceBox() {}

  public static void main(String[] args) {}

  /**
   * What is known of the whole on the first line, then a line for each bar: from, to, chance and
   * chance of at least as much, in percent. One line that begins with an exclamation mark is what
   * is wrong, and where.
   */
  @JSExport
  public static String odds(String text) {
    try {
      return lines(
          Odds.of(
              DiceExpression.parse(text, Dialect.EXTENDED, Mode.NUMBER, DiceLimits.DEFAULT),
              Variables.none()));
    } catch (DiceException failure) {
      return "!" + failure.offset() + " " + failure.getMessage();
    }
  }

  private static String lines(Distribution odds) {
    StringBuilder lines = new StringBuilder();
    lines.append(odds.mean().decimal(4).toPlainString()).append(' ');
    lines.append(deviation(odds)).append(' ');
    lines.append(odds.low()).append(' ').append(odds.high());
    long low = reached(odds, Fraction.ONE.minus(SHOWN_MIN));
    long high = reached(odds, SHOWN_MIN);
    long step = (high - low) / BARS_MAX + 1;
    for (long from = low; from <= high; from += step) {
      Fraction reached = odds.atLeast(from);
      lines.append('\n').append(from).append(' ').append(Math.min(odds.high(), from + step - 1));
      lines.append(' ').append(percent(reached.minus(odds.atLeast(from + step))));
      lines.append(' ').append(percent(reached));
    }
    return lines.toString();
  }

  /** The most that is reached with at least this chance. */
  private static long reached(Distribution odds, Fraction chance) {
    long low = odds.low();
    long high = odds.high();
    while (low < high) {
      long middle = low + (high - low + 1) / 2;
      if (odds.atLeast(middle).compareTo(chance) >= 0) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** To four places; the exact one is a root that pages have no call for. */
  private static double deviation(Distribution odds) {
    return Math.round(Math.sqrt(odds.variance().decimal(12).doubleValue()) * 10_000) / 10_000.0;
  }

  private static String percent(Fraction chance) {
    return chance.times(HUNDRED).decimal(2).toPlainString();
  }
}
