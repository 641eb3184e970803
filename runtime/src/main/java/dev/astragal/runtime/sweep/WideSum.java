package dev.astragal.runtime.sweep;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
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

  private void addWide(long addHigh, long addLow) {
    low += addLow;
    high += addHigh + (Long.compareUnsigned(low, addLow) < 0 ? 1 : 0);
  }

  void write(DataOutput out) throws IOException {
    out.writeLong(high);
    out.writeLong(low);
  }

  static WideSum read(DataInput in) throws IOException {
    WideSum sum = new WideSum();
    sum.high = in.readLong();
    sum.low = in.readLong();
    return sum;
  }
}
