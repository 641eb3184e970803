package dev.astragal.kernel.dice.odds;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/** An exact fraction of any size, in lowest terms with a positive denominator. */
public record Fraction(BigInteger numerator, BigInteger denominator)
    implements Comparable<Fraction> {
  public static final Fraction ZERO = of(0);
  public static final Fraction ONE = of(1);

  public Fraction {
    if (denominator.signum() <= 0)
      throw new IllegalArgumentException("the denominator must be positive");
    BigInteger divisor = numerator.gcd(denominator);
    if (!divisor.equals(BigInteger.ONE)) {
      numerator = numerator.divide(divisor);
      denominator = denominator.divide(divisor);
    }
  }

  public static Fraction of(long value) {
    return new Fraction(BigInteger.valueOf(value), BigInteger.ONE);
  }

  public static Fraction of(long numerator, long denominator) {
    return new Fraction(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
  }

  public Fraction plus(Fraction other) {
    return new Fraction(
        numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
        denominator.multiply(other.denominator));
  }

  public Fraction minus(Fraction other) {
    return plus(new Fraction(other.numerator.negate(), other.denominator));
  }

  public Fraction times(Fraction other) {
    return new Fraction(
        numerator.multiply(other.numerator), denominator.multiply(other.denominator));
  }

  public Fraction power(int exponent) {
    return new Fraction(numerator.pow(exponent), denominator.pow(exponent));
  }

  /** Rounded to {@code digits} after the point, halves up. */
  public BigDecimal decimal(int digits) {
    return new BigDecimal(numerator)
        .divide(new BigDecimal(denominator), digits, RoundingMode.HALF_UP);
  }

  @Override
  public int compareTo(Fraction other) {
    return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
  }

  @Override
  public String toString() {
    return denominator.equals(BigInteger.ONE)
        ? numerator.toString()
        : numerator + "/" + denominator;
  }
}
