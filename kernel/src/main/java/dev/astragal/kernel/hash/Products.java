package dev.astragal.kernel.hash;

/**
 * The upper half of a product of two 64-bit numbers. The processor has it at hand; where the kernel
 * is compiled for something that has not, this is the class to replace.
 */
public final class Products {
  private Products() {}

  /** Of two numbers without a sign. */
  public static long unsignedHigh(long a, long b) {
    return Math.unsignedMultiplyHigh(a, b);
  }

  /** Of two numbers with a sign. */
  public static long high(long a, long b) {
    return Math.multiplyHigh(a, b);
  }
}
