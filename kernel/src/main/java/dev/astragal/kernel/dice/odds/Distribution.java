package dev.astragal.kernel.dice.odds;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/**
 * How likely every result is: a whole-number weight for each value, out of a common total.
 *
 * <p>Where dice can explode without end the chain is cut where it has become very unlikely; {@link
 * #residue} is the exact chance that a real roll would have gone on beyond the cut.
 */
public final class Distribution {
  /** More different results than anybody reads, and few enough to work out at once. */
  public static final int OUTCOMES_MAX = 100_000;

  /** The longest product of rows, in bits, that is worked out. */
  private static final long BITS_MAX = 60_000_000;

  private final long low;
  private final BigInteger[] weights;
  private final BigInteger total;
  private final Fraction residue;

  private Distribution(long low, BigInteger[] weights, BigInteger total, Fraction residue) {
    this.low = low;
    this.weights = weights;
    this.total = total;
    this.residue = residue;
  }

  /** Weights of {@code low}, {@code low + 1} and so on; their sum must not be zero. */
  static Distribution of(long low, BigInteger[] weights, Fraction residue) {
    int from = 0;
    while (weights[from].signum() == 0) from++;
    int to = weights.length;
    while (weights[to - 1].signum() == 0) to--;
    BigInteger total = BigInteger.ZERO;
    for (BigInteger weight : weights) total = total.add(weight);
    return new Distribution(low + from, Arrays.copyOfRange(weights, from, to), total, residue);
  }

  public static Distribution certain(long value) {
    return of(value, new BigInteger[] {BigInteger.ONE}, Fraction.ZERO);
  }

  /** Every value from {@code low} to {@code high} alike. */
  public static Distribution uniform(long low, long high) {
    BigInteger[] weights = row(high - low + 1);
    Arrays.fill(weights, BigInteger.ONE);
    return of(low, weights, Fraction.ZERO);
  }

  static BigInteger[] row(long size) {
    if (size > OUTCOMES_MAX)
      throw new OddsLimitException("more than " + OUTCOMES_MAX + " different results");
    BigInteger[] row = new BigInteger[(int) size];
    Arrays.fill(row, BigInteger.ZERO);
    return row;
  }

  /** The least possible result. */
  public long low() {
    return low;
  }

  /** The greatest possible result. */
  public long high() {
    return low + weights.length - 1;
  }

  public BigInteger total() {
    return total;
  }

  public Fraction residue() {
    return residue;
  }

  public BigInteger weight(long value) {
    return value < low || value > high() ? BigInteger.ZERO : weights[(int) (value - low)];
  }

  public Fraction chance(long value) {
    return new Fraction(weight(value), total);
  }

  public Fraction atLeast(long value) {
    BigInteger sum = BigInteger.ZERO;
    for (long v = Math.max(low, value); v <= high(); v++) sum = sum.add(weight(v));
    return new Fraction(sum, total);
  }

  public Fraction mean() {
    BigInteger sum = BigInteger.ZERO;
    for (long v = low; v <= high(); v++) sum = sum.add(weight(v).multiply(BigInteger.valueOf(v)));
    return new Fraction(sum, total);
  }

  public Fraction variance() {
    BigInteger squares = BigInteger.ZERO;
    for (long v = low; v <= high(); v++)
      squares = squares.add(weight(v).multiply(BigInteger.valueOf(v).pow(2)));
    Fraction mean = mean();
    return new Fraction(squares, total).minus(mean.times(mean));
  }

  /** The square root of the variance, to {@code digits} significant digits. */
  public BigDecimal deviation(int digits) {
    Fraction variance = variance();
    MathContext precise = new MathContext(digits + 10);
    return new BigDecimal(variance.numerator())
        .divide(new BigDecimal(variance.denominator()), precise)
        .sqrt(precise)
        .round(new MathContext(digits));
  }

  /** The least value that is not exceeded in {@code percent} of all rolls. */
  public long percentile(int percent) {
    BigInteger wanted = total.multiply(BigInteger.valueOf(percent));
    BigInteger sum = BigInteger.ZERO;
    for (long v = low; v < high(); v++) {
      sum = sum.add(weight(v));
      if (sum.multiply(BigInteger.valueOf(100)).compareTo(wanted) >= 0) return v;
    }
    return high();
  }

  /** The chance that this result is greater than, equal to, and less than the other's. */
  public List<Fraction> against(Distribution other) {
    Fraction greater = Fraction.ZERO;
    Fraction equal = Fraction.ZERO;
    for (long v = low; v <= high(); v++) {
      if (weight(v).signum() == 0) continue;
      equal = equal.plus(chance(v).times(other.chance(v)));
      greater = greater.plus(chance(v).times(Fraction.ONE.minus(other.atLeast(v))));
    }
    return List.of(greater, equal, Fraction.ONE.minus(greater).minus(equal));
  }

  Distribution withResidue(Fraction added) {
    return new Distribution(low, weights, total, either(residue, added));
  }

  static Fraction either(Fraction a, Fraction b) {
    return a.plus(b).minus(a.times(b));
  }

  Distribution plus(Distribution other) {
    if (weights.length == 1) return other.shifted(low).withResidue(residue);
    if (other.weights.length == 1) return shifted(other.low).withResidue(other.residue);
    Slots slots = new Slots(total.multiply(other.total));
    int size = row((long) weights.length + other.weights.length - 1).length;
    requireBits((long) size * slots.bits());
    BigInteger product = slots.pack(weights).multiply(slots.pack(other.weights));
    return of(
        Math.addExact(low, other.low), slots.unpack(product, size), either(residue, other.residue));
  }

  /** The sum of {@code count} independent results. */
  Distribution times(int count) {
    if (count == 0) return certain(0);
    Slots slots = new Slots(total.pow(count));
    int size = row((long) (weights.length - 1) * count + 1).length;
    requireBits((long) size * slots.bits());
    Fraction none = Fraction.ONE.minus(residue).power(count);
    BigInteger[] sums =
        PowerSum.power(weights, count)
            .orElseGet(() -> slots.unpack(slots.pack(weights).pow(count), size));
    return of(Math.multiplyExact(low, (long) count), sums, Fraction.ONE.minus(none));
  }

  static void requireBits(long bits) {
    if (bits > BITS_MAX) throw new OddsLimitException("the odds are too large to work out");
  }

  Distribution shifted(long by) {
    return new Distribution(Math.addExact(low, by), weights, total, residue);
  }

  Distribution map(LongUnaryOperator change) {
    Builder changed = new Builder();
    for (long v = low; v <= high(); v++) changed.add(change.applyAsLong(v), weight(v));
    return changed.build(residue);
  }

  Distribution combine(Distribution other, LongBinaryOperator change) {
    if ((long) weights.length * other.weights.length > (long) OUTCOMES_MAX * 40)
      throw new OddsLimitException("too many pairs of results");
    Builder changed = new Builder();
    for (long a = low; a <= high(); a++) {
      if (weight(a).signum() == 0) continue;
      for (long b = other.low; b <= other.high(); b++)
        changed.add(change.applyAsLong(a, b), weight(a).multiply(other.weight(b)));
    }
    return changed.build(either(residue, other.residue));
  }
}
