package dev.astragal.baator.dice;

import dev.astragal.kernel.dice.odds.Distribution;
import dev.astragal.kernel.dice.odds.Fraction;
import dev.astragal.kernel.tree.Tree;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A distribution as a table with bars, and as programs read it. */
public final class OddsText {
  private static final int BAR = 40;

  /** A longer table is folded into as many ranges. */
  private static final int LINES_MAX = 60;

  /** Rarer ends of a table are summed up in its last line. */
  private static final Fraction SHOWN_MIN = Fraction.of(1, 20_000);

  private static final List<Integer> PERCENTILES = List.of(5, 25, 50, 75, 95);

  private OddsText() {}

  public static String percent(Fraction chance) {
    return chance.times(Fraction.of(100)).decimal(2).toPlainString() + "%";
  }

  /** Mean, deviation and range in one line. */
  public static String summary(Distribution odds) {
    return "mean "
        + odds.mean().decimal(4).toPlainString()
        + "  deviation "
        + odds.deviation(5).toPlainString()
        + "  range "
        + odds.low()
        + ".."
        + odds.high()
        + "  median "
        + odds.percentile(50)
        + "  90% within "
        + odds.percentile(5)
        + ".."
        + odds.percentile(95);
  }

  public static List<String> table(Distribution odds) {
    long width = odds.high() - odds.low() + 1;
    long step = (width + LINES_MAX - 1) / LINES_MAX;
    List<Fraction> chances = new ArrayList<>();
    Fraction largest = Fraction.ZERO;
    for (long from = odds.low(); from <= odds.high(); from += step) {
      Fraction chance = odds.atLeast(from).minus(odds.atLeast(from + step));
      chances.add(chance);
      if (chance.compareTo(largest) > 0) largest = chance;
    }
    List<String> lines = new ArrayList<>();
    lines.add(String.format(Locale.ROOT, "%13s %9s %9s", "result", "exactly", "at least"));
    for (int i = 0; i < chances.size(); i++) {
      long from = odds.low() + i * step;
      String label =
          step == 1 ? Long.toString(from) : from + ".." + Math.min(odds.high(), from + step - 1);
      if (i > 0 && odds.atLeast(from).compareTo(SHOWN_MIN) < 0) {
        lines.add(String.format(Locale.ROOT, "%13s", "up to " + odds.high()));
        break;
      }
      lines.add(
          String.format(
                  Locale.ROOT,
                  "%13s %9s %9s  %s",
                  label,
                  percent(chances.get(i)),
                  percent(odds.atLeast(from)),
                  "#".repeat(bar(chances.get(i), largest)))
              .stripTrailing());
    }
    if (!odds.residue().equals(Fraction.ZERO))
      lines.add(
          "chains of exploding dice are cut where one roll in "
              + BigDecimal.ONE
                  .divide(odds.residue().decimal(30), 0, RoundingMode.DOWN)
                  .toPlainString()
              + " would go on");
    return lines;
  }

  private static int bar(Fraction chance, Fraction largest) {
    Fraction share =
        new Fraction(
            chance.numerator().multiply(largest.denominator()),
            chance.denominator().multiply(largest.numerator()));
    return share.times(Fraction.of(BAR)).decimal(0).intValueExact();
  }

  public static Tree.Table json(Distribution odds) {
    List<Tree> outcomes = new ArrayList<>();
    for (long value = odds.low(); value <= odds.high(); value++) {
      if (odds.weight(value).signum() == 0) continue;
      outcomes.add(
          Tree.emptyTable()
              .with("value", Tree.of(value))
              .with("chance", Tree.of(odds.chance(value).toString()))
              .with("percent", decimal(odds.chance(value).times(Fraction.of(100)))));
    }
    Tree.Table percentiles = Tree.emptyTable();
    for (int percent : PERCENTILES)
      percentiles = percentiles.with(Integer.toString(percent), Tree.of(odds.percentile(percent)));
    return Tree.emptyTable()
        .with("min", Tree.of(odds.low()))
        .with("max", Tree.of(odds.high()))
        .with("mean", fraction(odds.mean()))
        .with("deviation", new Tree.Decimal(odds.deviation(10), Tree.none().mark()))
        .with("percentiles", percentiles)
        .with("residue", fraction(odds.residue()))
        .with("outcomes", Tree.of(outcomes));
  }

  public static Tree.Table fraction(Fraction value) {
    return Tree.emptyTable()
        .with("exact", Tree.of(value.toString()))
        .with("decimal", decimal(value));
  }

  private static Tree decimal(Fraction value) {
    BigDecimal plain = value.decimal(10).stripTrailingZeros();
    return new Tree.Decimal(plain.scale() < 0 ? plain.setScale(0) : plain, Tree.none().mark());
  }
}
