package dev.astragal.runtime.sweep;

/** Turns numbers into numbers that have nothing in common with their neighbours. */
final class Mixing {
  private Mixing() {}

  static long mixed(long value) {
    long z = value + 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  static long of(String text) {
    return mixed(((long) text.length() << 32) ^ text.hashCode());
  }
}
