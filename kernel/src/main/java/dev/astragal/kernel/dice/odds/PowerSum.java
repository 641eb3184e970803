package dev.astragal.kernel.dice.odds;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;

/** Powers of rows of weights: the sums of many equal dice. */
final class PowerSum {
  /** Words of all numbers that are added; about a second of work. */
  private static final long WORK_MAX = 400_000_000L;

  /** Faces with small weights, few enough that the recurrence beats large multiplications. */
  private static final int FACES_MAX = 1_000;

  private static final int WEIGHT_BITS_MAX = 31;

  private PowerSum() {}

  /**
   * The row multiplied with itself {@code count} times, or nothing where another way is better.
   * With p the row and c its power, p c' = n p' c; so each weight follows from those before it.
   */
  static Optional<BigInteger[]> power(BigInteger[] row, int count) {
    int faces = 0;
    for (BigInteger weight : row) {
      if (weight.bitLength() > WEIGHT_BITS_MAX) return Optional.empty();
      if (weight.signum() != 0) faces++;
    }
    if (faces > FACES_MAX || (long) row.length * count > Integer.MAX_VALUE) return Optional.empty();
    int[] places = new int[faces - 1];
    for (int i = 1, next = 0; i < row.length; i++) if (row[i].signum() != 0) places[next++] = i;
    int size = (row.length - 1) * count + 1;
    BigInteger[] power = new BigInteger[size];
    power[0] = row[0].pow(count);
    for (int k = 1; k < size; k++) {
      BigInteger sum = BigInteger.ZERO;
      for (int place : places) {
        if (place > k) break;
        long factor = (long) place * (count + 1L) - k;
        if (factor == 0 || power[k - place].signum() == 0) continue;
        BigInteger weight = BigInteger.valueOf(factor).multiply(row[place]);
        sum = sum.add(power[k - place].multiply(weight));
      }
      power[k] = sum.divide(row[0].multiply(BigInteger.valueOf(k)));
    }
    return Optional.of(power);
  }

  /**
   * As many dice as {@code count} says, added up, where every die can be weighed exactly and none
   * is below zero: the largest number of dice first, each step adds a die to all before it.
   */
  static Optional<Distribution> of(Distribution die, Distribution count) {
    if (die.low() < 0 || !die.residue().equals(Fraction.ZERO)) return Optional.empty();
    if (!count.residue().equals(Fraction.ZERO)) return Optional.empty();
    int most = (int) count.high();
    int size = Distribution.row(die.high() * most + 1).length;
    long words = (die.total().bitLength() * (long) most + count.total().bitLength()) / 64 + 1;
    boolean alike = alike(die);
    long width = alike ? 2 : die.high() - die.low() + 1;
    if (words * size > WORK_MAX / (width * most))
      throw new OddsLimitException("the odds are too large to work out");
    BigInteger[] sums = {count.weight(most)};
    BigInteger scale = BigInteger.ONE;
    for (int n = most - 1; n >= 0; n--) {
      sums = alike ? window(sums, die) : added(sums, die);
      scale = scale.multiply(die.total());
      sums[0] = sums[0].add(count.weight(n).multiply(scale));
    }
    return Optional.of(Distribution.of(0, sums, Fraction.ZERO));
  }

  private static boolean alike(Distribution die) {
    for (long value = die.low(); value <= die.high(); value++)
      if (!die.weight(value).equals(die.weight(die.low()))) return false;
    return true;
  }

  /** One more die whose faces are alike: a window moves over the sums. */
  private static BigInteger[] window(BigInteger[] sums, Distribution die) {
    BigInteger[] next = new BigInteger[sums.length + (int) die.high()];
    BigInteger inside = BigInteger.ZERO;
    for (int total = 0; total < next.length; total++) {
      int enters = total - (int) die.low();
      int leaves = total - (int) die.high() - 1;
      if (enters >= 0 && enters < sums.length) inside = inside.add(sums[enters]);
      if (leaves >= 0 && leaves < sums.length) inside = inside.subtract(sums[leaves]);
      next[total] = inside.multiply(die.weight(die.low()));
    }
    return next;
  }

  private static BigInteger[] added(BigInteger[] sums, Distribution die) {
    BigInteger[] next = new BigInteger[sums.length + (int) die.high()];
    Arrays.fill(next, BigInteger.ZERO);
    for (long face = die.low(); face <= die.high(); face++) {
      BigInteger weight = die.weight(face);
      if (weight.signum() == 0) continue;
      for (int i = 0; i < sums.length; i++)
        if (sums[i].signum() != 0)
          next[i + (int) face] = next[i + (int) face].add(sums[i].multiply(weight));
    }
    return next;
  }
}
