package dev.astragal.kernel.dice.odds;

import java.math.BigInteger;
import java.util.Arrays;

/** Collects weights in any order. */
final class Builder {
  private long low;
  private BigInteger[] row = new BigInteger[0];

  void add(long value, BigInteger weight) {
    if (weight.signum() == 0) return;
    if (row.length == 0) {
      low = value;
      row = Distribution.row(1);
    } else if (value < low) {
      long room = Math.min(low - value + row.length, Distribution.OUTCOMES_MAX);
      long added = Math.max(low - value, Math.min(room, row.length));
      BigInteger[] wider = Distribution.row(row.length + added);
      System.arraycopy(row, 0, wider, (int) added, row.length);
      row = wider;
      low -= added;
    } else if (value >= low + row.length) {
      long needed = value - low + 1;
      long size = Math.max(needed, Math.min(2L * row.length, Distribution.OUTCOMES_MAX));
      int before = row.length;
      Distribution.row(size);
      row = Arrays.copyOf(row, (int) size);
      Arrays.fill(row, before, row.length, BigInteger.ZERO);
    }
    int index = (int) (value - low);
    row[index] = row[index].add(weight);
  }

  /** Adds every result of {@code other}, moved by {@code shift}, with its weight multiplied. */
  void addAll(Distribution other, BigInteger factor, long shift) {
    for (long v = other.low(); v <= other.high(); v++)
      add(v + shift, other.weight(v).multiply(factor));
  }

  Distribution build(Fraction residue) {
    return Distribution.of(low, row, residue);
  }
}
