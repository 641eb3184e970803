package dev.astragal.kernel.dice.odds;

import dev.astragal.kernel.dice.Relation;
import java.math.BigInteger;

/** How likely a chain of comparisons holds so far, for each value of its last operand. */
final class Holding {
  private static final long PAIRS_MAX = 4_000_000;

  private final long low;
  private final BigInteger[] weights;
  private final BigInteger total;

  private Holding(long low, BigInteger[] weights, BigInteger total) {
    this.low = low;
    this.weights = weights;
    this.total = total;
  }

  static Holding all(Distribution first) {
    BigInteger[] weights = Distribution.row(first.high() - first.low() + 1);
    for (int i = 0; i < weights.length; i++) weights[i] = first.weight(first.low() + i);
    return new Holding(first.low(), weights, first.total());
  }

  Holding then(Relation relation, Distribution next) {
    BigInteger[] after = Distribution.row(next.high() - next.low() + 1);
    if ((long) after.length * weights.length > PAIRS_MAX)
      throw new OddsLimitException("too many pairs of results");
    for (int b = 0; b < after.length; b++) {
      BigInteger holds = BigInteger.ZERO;
      for (int a = 0; a < weights.length; a++)
        if (relation.holds(low + a, next.low() + b)) holds = holds.add(weights[a]);
      after[b] = holds.multiply(next.weight(next.low() + b));
    }
    return new Holding(next.low(), after, total.multiply(next.total()));
  }

  boolean isNever() {
    return sum().signum() == 0;
  }

  Distribution truth(Fraction residue) {
    BigInteger yes = sum();
    return Distribution.of(0, new BigInteger[] {total.subtract(yes), yes}, residue);
  }

  private BigInteger sum() {
    BigInteger sum = BigInteger.ZERO;
    for (BigInteger weight : weights) sum = sum.add(weight);
    return sum;
  }
}
