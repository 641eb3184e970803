package dev.astragal.runtime.sweep;

/**
 * Which values share a bin: none up to 1,024, above that one part in a thousand. Bins are numbered
 * in the order of their values, so that counts lie in plain arrays; however large values get, there
 * are few bins.
 */
final class Bins {
  private static final int EXACT_BITS = 10;
  private static final int EXACT = 1 << EXACT_BITS;

  private Bins() {}

  /** The number of the bin of {@code value}; below zero for values below zero. */
  static int of(long value) {
    return value >= 0 ? ofSize(value) : -1 - ofSize(~value);
  }

  /** The smallest value of a bin. */
  static long lowest(int bin) {
    return bin >= 0 ? lowestSize(bin) : ~(lowestSize(-bin) - 1);
  }

  private static int ofSize(long size) {
    if (size < EXACT) return (int) size;
    int shift = 63 - Long.numberOfLeadingZeros(size) - EXACT_BITS;
    return (shift << EXACT_BITS) + (int) (size >>> shift);
  }

  private static long lowestSize(int bin) {
    if (bin < 2 * EXACT) return bin;
    int shift = (bin >>> EXACT_BITS) - 1;
    long leading = (bin & (EXACT - 1L)) + EXACT;
    return shift > 63 - EXACT_BITS - 1 ? Long.MAX_VALUE : leading << shift;
  }
}
