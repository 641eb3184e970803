package dev.astragal.kernel.dice.odds;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongUnaryOperator;

/**
 * The odds of keeping some of several dice. Values are gone through from the end that is kept; for
 * each, every number of dice that can show it is tried. The sums so far travel as packed rows.
 */
final class Keep {
  /** Steps times words of a row; about a second of work. */
  private static final long WORK_MAX = 2_000_000_000L;

  /** Each member doubles the work. */
  private static final int MEMBERS_MAX = 12;

  private final int kept;
  private final boolean highest;
  private final LongUnaryOperator score;
  private final long scoreLow;
  private final long scoreHigh;

  Keep(int kept, boolean highest, long low, long high, LongUnaryOperator score) {
    this.kept = kept;
    this.highest = highest;
    this.score = score;
    long least = Long.MAX_VALUE;
    long most = Long.MIN_VALUE;
    for (long v = low; v <= high; v++) {
      least = Math.min(least, score.applyAsLong(v));
      most = Math.max(most, score.applyAsLong(v));
    }
    this.scoreLow = least;
    this.scoreHigh = most;
  }

  /** Of {@code count} equal dice. */
  Distribution of(Distribution die, int count) {
    return of(die, count, Distribution.certain(0), 0);
  }

  /**
   * Of two kinds of dice that never show the same value: {@code count} of one, {@code others} of
   * the other.
   */
  Distribution of(Distribution die, int count, Distribution other, int others) {
    BigInteger total = die.total().pow(count).multiply(other.total().pow(others));
    Slots slots = new Slots(total);
    long places = (long) kept * (scoreHigh - scoreLow) + 1;
    int size = Distribution.row(places).length;
    long low = others == 0 ? die.low() : Math.min(die.low(), other.low());
    long high = others == 0 ? die.high() : Math.max(die.high(), other.high());
    requireWork((high - low + 1) * (count + 1L) * (count + 2L) / 2 * (others + 1L), size, slots);
    BigInteger[][] rows = new BigInteger[others + 1][count + 1];
    for (BigInteger[] row : rows) Arrays.fill(row, BigInteger.ZERO);
    rows[0][0] = BigInteger.ONE;
    for (long step = 0; step <= high - low; step++) {
      long value = highest ? high - step : low + step;
      if (die.weight(value).signum() != 0) {
        for (int o = 0; o <= others; o++) rows[o] = placed(rows[o], o, die, value, slots);
      } else if (others > 0 && other.weight(value).signum() != 0) {
        for (int d = 0; d <= count; d++) {
          BigInteger[] column = new BigInteger[others + 1];
          for (int o = 0; o <= others; o++) column[o] = rows[o][d];
          BigInteger[] next = placed(column, d, other, value, slots);
          for (int o = 0; o <= others; o++) rows[o][d] = next[o];
        }
      }
    }
    return Distribution.of(
        kept * scoreLow,
        slots.unpack(rows[others][count], size),
        Distribution.either(
            Fraction.ONE.minus(Fraction.ONE.minus(die.residue()).power(count)),
            Fraction.ONE.minus(Fraction.ONE.minus(other.residue()).power(others))));
  }

  /** {@code rows[u]} are the sums with {@code u} dice of this kind placed, beside others before. */
  private BigInteger[] placed(
      BigInteger[] rows, int before, Distribution die, long value, Slots slots) {
    int count = rows.length - 1;
    BigInteger[] next = new BigInteger[count + 1];
    Arrays.fill(next, BigInteger.ZERO);
    for (int used = 0; used <= count; used++) {
      if (rows[used].signum() == 0) continue;
      BigInteger ways = BigInteger.ONE;
      for (int more = 0; used + more <= count; more++) {
        long counted = Math.clamp((long) kept - used - before, 0, more);
        long places = counted * (score.applyAsLong(value) - scoreLow);
        next[used + more] = next[used + more].add(slots.shift(rows[used].multiply(ways), places));
        ways =
            ways.multiply(BigInteger.valueOf(count - used - more))
                .divide(BigInteger.valueOf(more + 1L))
                .multiply(die.weight(value));
      }
    }
    return next;
  }

  /** Of members that are all different; gone through one by one at each value. */
  Distribution of(List<Distribution> members) {
    if (members.size() > MEMBERS_MAX)
      throw new OddsLimitException("more than " + MEMBERS_MAX + " members in a pool");
    BigInteger total = BigInteger.ONE;
    Fraction residue = Fraction.ZERO;
    long low = Long.MAX_VALUE;
    long high = Long.MIN_VALUE;
    for (Distribution member : members) {
      total = total.multiply(member.total());
      residue = Distribution.either(residue, member.residue());
      low = Math.min(low, member.low());
      high = Math.max(high, member.high());
    }
    Slots slots = new Slots(total);
    int size = Distribution.row((long) kept * (scoreHigh - scoreLow) + 1).length;
    int sets = 1 << members.size();
    requireWork((high - low + 1) * sets * members.size(), size, slots);
    BigInteger[] rows = new BigInteger[sets];
    Arrays.fill(rows, BigInteger.ZERO);
    rows[0] = BigInteger.ONE;
    for (long step = 0; step <= high - low; step++) {
      long value = highest ? high - step : low + step;
      for (int member = 0; member < members.size(); member++) {
        BigInteger weight = members.get(member).weight(value);
        if (weight.signum() == 0) continue;
        int bit = 1 << member;
        for (int set = 0; set < sets; set++) {
          if ((set & bit) != 0 || rows[set].signum() == 0) continue;
          long places = Integer.bitCount(set) < kept ? score.applyAsLong(value) - scoreLow : 0;
          rows[set | bit] = rows[set | bit].add(slots.shift(rows[set].multiply(weight), places));
        }
      }
    }
    return Distribution.of(kept * scoreLow, slots.unpack(rows[sets - 1], size), residue);
  }

  private static void requireWork(long steps, int size, Slots slots) {
    long words = (long) size * slots.bits() / 64 + 1;
    if (steps > WORK_MAX / words)
      throw new OddsLimitException("keeping among so many dice is too large to work out");
  }
}
