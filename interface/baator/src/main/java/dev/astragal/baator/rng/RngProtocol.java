package dev.astragal.baator.rng;

import java.util.random.RandomGenerator;

/** What any source of dice must be able to do; the wire protocol has one line for each. */
public interface RngProtocol {
  /** True when the source answers. */
  boolean ping();

  /** A whole number from {@code low} to {@code high}, both included. */
  long randomInt(long low, long high);

  /** A whole number between two bounds in either order, both included, from plain random bits. */
  static long between(RandomGenerator bits, long low, long high) {
    long from = Math.min(low, high);
    long to = Math.max(low, high);
    if (from == Long.MIN_VALUE && to == Long.MAX_VALUE) return bits.nextLong();
    return to == Long.MAX_VALUE ? bits.nextLong(from - 1, to) + 1 : bits.nextLong(from, to + 1);
  }

  /** A face of a die. */
  int roll(int sides);
}
