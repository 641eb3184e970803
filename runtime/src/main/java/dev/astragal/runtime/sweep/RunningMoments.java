package dev.astragal.runtime.sweep;

import dev.astragal.runtime.statistics.Moments;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.math.BigInteger;

/**
 * Count, sum and sum of squares, growing. The sums are exact in 128 bits, so that a mean does not
 * depend on the order games were played in; all in one object, because a sweep adds to thousands of
 * them after every game.
 */
final class RunningMoments {
  private long count;
  private long sumHigh;
  private long sumLow;
  private long squaresHigh;
  private long squaresLow;

  void add(long value) {
    count++;
    addSum(value >> 63, value);
    addSquares(Math.multiplyHigh(value, value), value * value);
  }

  void addZeros(long zeros) {
    count += zeros;
  }

  void merge(RunningMoments other) {
    count += other.count;
    addSum(other.sumHigh, other.sumLow);
    addSquares(other.squaresHigh, other.squaresLow);
  }

  private void addSum(long high, long low) {
    sumLow += low;
    sumHigh += high + carry(sumLow, low);
  }

  private void addSquares(long high, long low) {
    squaresLow += low;
    squaresHigh += high + carry(squaresLow, low);
  }

  private static int carry(long sum, long added) {
    return Long.compareUnsigned(sum, added) < 0 ? 1 : 0;
  }

  long count() {
    return count;
  }

  Moments moments() {
    return new Moments(count, exact(sumHigh, sumLow), exact(squaresHigh, squaresLow));
  }

  private static BigInteger exact(long high, long low) {
    return BigInteger.valueOf(high).shiftLeft(64).add(new BigInteger(Long.toUnsignedString(low)));
  }

  void write(DataOutput out) throws IOException {
    for (long part : new long[] {count, sumHigh, sumLow, squaresHigh, squaresLow})
      out.writeLong(part);
  }

  static RunningMoments read(DataInput in) throws IOException {
    RunningMoments moments = new RunningMoments();
    moments.count = in.readLong();
    moments.sumHigh = in.readLong();
    moments.sumLow = in.readLong();
    moments.squaresHigh = in.readLong();
    moments.squaresLow = in.readLong();
    return moments;
  }
}
