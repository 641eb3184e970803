package dev.astragal.kernel.rng;

import dev.astragal.kernel.hash.Products;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * An exact fraction, so that probabilities and multipliers never pass through floating point.
 *
 * <p>Always in lowest terms with a positive denominator, hence equal ratios are equal records.
 */
public record Ratio(long numerator, long denominator) implements Comparable<Ratio> {
  public static final Ratio ZERO = new Ratio(0, 1);
  public static final Ratio ONE = new Ratio(1, 1);

  /** A power of ten with more zeros does not fit 64 bits. */
  private static final int DIGITS_MAX = 18;

  /** With two digits more for a percentage, and one for the point, still far from 64 bits. */
  private static final int PLAIN_DIGITS_MAX = 12;

  public Ratio {
    if (denominator <= 0)
      throw new IllegalArgumentException("the denominator of a ratio must be positive");
    long divisor = greatestCommonDivisor(numerator, denominator);
    numerator /= divisor;
    denominator /= divisor;
  }

  public static Ratio of(long numerator, long denominator) {
    return new Ratio(numerator, denominator);
  }

  /** Reads {@code 1/20}, {@code 5%}, {@code 0.05} or {@code 3}. */
  public static Ratio parse(String text) {
    String trimmed = text.strip();
    try {
      int slash = trimmed.indexOf('/');
      if (slash >= 0) {
        return new Ratio(
            Long.parseLong(trimmed.substring(0, slash).strip()),
            Long.parseLong(trimmed.substring(slash + 1).strip()));
      }
      boolean percent = trimmed.endsWith("%");
      String number = percent ? trimmed.substring(0, trimmed.length() - 1).strip() : trimmed;
      if (isPlain(number)) return plain(number, percent ? 2 : 0);
      if (!number.isEmpty() && Character.isLetter(number.charAt(0)))
        throw new NumberFormatException();
      BigDecimal value = new BigDecimal(number);
      return exact(percent ? value.movePointLeft(2) : value);
    } catch (NumberFormatException | ArithmeticException e) {
      throw new IllegalArgumentException(
          "'" + text + "' is not a ratio such as 1/20, 5% or 0.05", e);
    }
  }

  /**
   * Whether a number has few digits and nothing but them, a sign and a point. Nearly all have, and
   * arithmetic with numbers of any size takes several milliseconds to begin.
   */
  private static boolean isPlain(String number) {
    int digits = 0;
    int points = 0;
    for (int i = number.startsWith("-") ? 1 : 0; i < number.length(); i++) {
      char next = number.charAt(i);
      if (next == '.') points++;
      else if (next >= '0' && next <= '9') digits++;
      else return false;
    }
    return digits > 0 && digits <= PLAIN_DIGITS_MAX && points <= 1;
  }

  private static Ratio plain(String number, int moved) {
    int point = number.indexOf('.');
    int decimals = moved + (point < 0 ? 0 : number.length() - 1 - point);
    long power = 1;
    for (int i = 0; i < decimals; i++) power *= 10;
    return new Ratio(Long.parseLong(number.replace(".", "")), power);
  }

  /** The ratio a decimal number stands for; fails when it needs more than 64 bits. */
  public static Ratio exact(BigDecimal value) {
    BigDecimal plain = value.stripTrailingZeros();
    if (plain.scale() > DIGITS_MAX || (long) plain.precision() - plain.scale() > DIGITS_MAX + 1) {
      throw new ArithmeticException("the number needs more than 64 bits");
    }
    int scale = Math.max(0, plain.scale());
    BigInteger unscaled = plain.movePointRight(scale).toBigIntegerExact();
    return new Ratio(unscaled.longValueExact(), BigInteger.TEN.pow(scale).longValueExact());
  }

  /**
   * {@code value} times this ratio, rounded down towards negative infinity; fails only when the
   * result itself needs more than 64 bits.
   */
  public long of(long value) {
    return scaled(value, false);
  }

  /** As {@link #of(long)}, rounded to the nearest whole number, halves up. */
  public long nearest(long value) {
    return scaled(value, true);
  }

  private long scaled(long value, boolean toNearest) {
    long product = value * numerator;
    if (Products.high(value, numerator) != product >> 63) return scaledWide(value, toNearest);
    long down = product / denominator;
    long rest = product - down * denominator;
    if (rest < 0) {
      down--;
      rest += denominator;
    }
    return toNearest && rest >= denominator - rest ? down + 1 : down;
  }

  /** The same where the product does not fit 64 bits. */
  private long scaledWide(long value, boolean toNearest) {
    BigInteger product = BigInteger.valueOf(value).multiply(BigInteger.valueOf(numerator));
    BigInteger divisor = BigInteger.valueOf(denominator);
    BigInteger rest = product.mod(divisor);
    BigInteger down = product.subtract(rest).divide(divisor);
    boolean up = toNearest && rest.shiftLeft(1).compareTo(divisor) >= 0;
    return (up ? down.add(BigInteger.ONE) : down).longValueExact();
  }

  public Ratio times(Ratio other) {
    return new Ratio(
        Math.multiplyExact(numerator, other.numerator),
        Math.multiplyExact(denominator, other.denominator));
  }

  public Ratio plus(Ratio other) {
    return new Ratio(
        Math.addExact(
            Math.multiplyExact(numerator, other.denominator),
            Math.multiplyExact(other.numerator, denominator)),
        Math.multiplyExact(denominator, other.denominator));
  }

  public Ratio clamp(Ratio low, Ratio high) {
    if (compareTo(low) < 0) return low;
    return compareTo(high) > 0 ? high : this;
  }

  @Override
  public int compareTo(Ratio other) {
    int high =
        Long.compare(
            Products.high(numerator, other.denominator),
            Products.high(other.numerator, denominator));
    return high != 0
        ? high
        : Long.compareUnsigned(numerator * other.denominator, other.numerator * denominator);
  }

  // As a record has them; written out, the virtual machine need not make them while a game begins.
  @Override
  public boolean equals(Object other) {
    return other instanceof Ratio ratio
        && numerator == ratio.numerator
        && denominator == ratio.denominator;
  }

  @Override
  public int hashCode() {
    return 31 * Long.hashCode(numerator) + Long.hashCode(denominator);
  }

  @Override
  public String toString() {
    return denominator == 1 ? Long.toString(numerator) : numerator + "/" + denominator;
  }

  private static long greatestCommonDivisor(long a, long b) {
    while (b != 0) {
      long rest = a % b;
      a = b;
      b = rest;
    }
    return Math.abs(a);
  }
}
