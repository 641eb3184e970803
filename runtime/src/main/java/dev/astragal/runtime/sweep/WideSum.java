package dev.astragal.runtime.sweep;

import java.math.BigInteger;

/**
 * An exact sum of longs in 128 bits, so that a mean does not depend on the order games were played
 * in.
 */
final class WideSum {
  private long high;
  private long low;

  void add(long value) {
    addWide(value >> 63, value);
  }

  void addSquare(long value) {
    addWide(Math.multiplyHigh(value, value), value * value);
  }

  void add(WideSum other) {
    addWide(other.high, other.low);
  }

  BigInteger exact() {
    return BigInteger.valueOf(high).shiftLeft(64).add(new BigInteger(Long.toUnsignedString(low)));
  }

  double value() {
    return exact().doubleValue();
  }

  private void addWide(long addHigh, long addLow) {
    low += addLow;
    high += addHigh + (Long.compareUnsigned(low, addLow) < 0 ? 1 : 0);
  }
}
