package dev.astragal.kernel.hash;

/** The upper half of a product of two 64-bit numbers, from four products of their halves. */
public final class Products {
  private static final long LOW = 0xffffffffL;

  private Products() {}

  public static long unsignedHigh(long a, long b) {
    long al = a & LOW;
    long ah = a >>> 32;
    long bl = b & LOW;
    long bh = b >>> 32;
    long middle = ah * bl + (al * bl >>> 32);
    long other = al * bh + (middle & LOW);
    return ah * bh + (middle >>> 32) + (other >>> 32);
  }

  public static long high(long a, long b) {
    return unsignedHigh(a, b) - ((a >> 63) & b) - ((b >> 63) & a);
  }
}
