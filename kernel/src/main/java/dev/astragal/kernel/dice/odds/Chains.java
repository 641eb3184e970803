package dev.astragal.kernel.dice.odds;

import java.math.BigInteger;
import java.util.function.LongPredicate;

/**
 * One die with all it brings. The chain is cut after {@code extra} more dice, where it hardly ever
 * goes on.
 *
 * @param less what each die that was brought counts less
 * @param goesOn the exact chance that a chain is longer than the cut
 */
record Chains(Distribution die, LongPredicate brings, int less, int extra, Fraction goesOn) {
  /** Chains are cut where fewer than one roll in a billion would go on. */
  private static final Fraction RESIDUE_MAX = Fraction.of(1, 1_000_000_000);

  /** A chain that is likely to go on for longer than this is not worked out. */
  private static final int EXTRA_MAX = 400;

  /**
   * {@code count} is how many of them are rolled: the more there are, the later the cut. One that
   * brings at most {@code most} dice ends there and is not cut.
   */
  static Chains of(Distribution die, LongPredicate brings, int less, int count, int most) {
    BigInteger bringing = BigInteger.ZERO;
    for (long face = die.low(); face <= die.high(); face++)
      if (brings.test(face)) bringing = bringing.add(die.weight(face));
    Fraction hit = new Fraction(bringing, die.total());
    int extra = 0;
    Fraction goesOn = hit;
    while (goesOn.times(Fraction.of(count)).compareTo(RESIDUE_MAX) > 0) {
      if (extra == most) return new Chains(die, brings, less, extra, Fraction.ZERO);
      if (++extra > EXTRA_MAX)
        throw new OddsLimitException("the dice explode too often to work out");
      goesOn = goesOn.times(hit);
    }
    return new Chains(die, brings, less, extra, goesOn);
  }

  /** What the die in this place of its chain counts when it shows {@code face}. */
  long value(long face, int place) {
    return place == 0 ? face : face - less;
  }

  /** The chance that one of {@code count} chains is longer than the cut. */
  Fraction residue(int count) {
    return Fraction.ONE.minus(Fraction.ONE.minus(goesOn).power(count));
  }
}
