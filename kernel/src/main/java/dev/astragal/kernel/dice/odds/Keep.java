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
  private static final long WORK_MAX = 300_000_000L;

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
    Slots slots = new Slots(die.total().pow(count));
    int size = Distribution.row((long) kept * (scoreHigh - scoreLow) + 1).length;
    long values = die.high() - die.low() + 1;
    requireWork(values * (count + 1L) * (count + 2L) / 2, size, slots);
    BigInteger[] rows = new BigInteger[count + 1];
    Arrays.fill(rows, BigInteger.ZERO);
    rows[0] = BigInteger.ONE;
    for (long step = 0; step < values; step++) {
      long value = highest ? die.high() - step : die.low() + step;
      if (die.weight(value).signum() != 0) rows = placed(rows, die, value, slots);
    }
    return Distribution.of(
        kept * scoreLow,
        slots.unpack(rows[count], size),
        Fraction.ONE.minus(Fraction.ONE.minus(die.residue()).power(count)));
  }

  /** {@code rows[u]} are the sums with {@code u} dice placed. */
  private BigInteger[] placed(BigInteger[] rows, Distribution die, long value, Slots slots) {
    int count = rows.length - 1;
    BigInteger[] next = new BigInteger[count + 1];
    Arrays.fill(next, BigInteger.ZERO);
    for (int used = 0; used <= count; used++) {
      if (rows[used].signum() == 0) continue;
      BigInteger ways = BigInteger.ONE;
      for (int more = 0; used + more <= count; more++) {
        long counted = Math.clamp((long) kept - used, 0, more);
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

  /** Of {@code count} dice that show different faces, each set of faces alike. */
  Distribution different(Distribution die, int count) {
    for (long value = die.low(); value <= die.high(); value++)
      if (die.weight(value).signum() != 0 && !die.weight(value).equals(die.weight(die.low())))
        throw new OddsLimitException("unique dice need faces that are equally likely");
    Slots slots = new Slots(BigInteger.valueOf(die.high() - die.low() + 1).pow(count));
    int size = Distribution.row((long) kept * (scoreHigh - scoreLow) + 1).length;
    long values = die.high() - die.low() + 1;
    requireWork(values * (count + 1L), size, slots);
    BigInteger[] rows = new BigInteger[count + 1];
    Arrays.fill(rows, BigInteger.ZERO);
    rows[0] = BigInteger.ONE;
    for (long step = 0; step < values; step++) {
      long value = highest ? die.high() - step : die.low() + step;
      if (die.weight(value).signum() == 0) continue;
      for (int used = count - 1; used >= 0; used--) {
        long places = used < kept ? score.applyAsLong(value) - scoreLow : 0;
        rows[used + 1] = rows[used + 1].add(slots.shift(rows[used], places));
      }
    }
    return Distribution.of(kept * scoreLow, slots.unpack(rows[count], size), Fraction.ZERO);
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

  static void requireWork(long steps, int size, Slots slots) {
    long words = (long) size * slots.bits() / 64 + 1;
    if (steps > WORK_MAX / words)
      throw new OddsLimitException("keeping among so many dice is too large to work out");
  }
}
