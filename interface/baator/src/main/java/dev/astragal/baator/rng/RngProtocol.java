package dev.astragal.baator.rng;

/** What any source of dice must be able to do; the wire protocol has one line for each. */
public interface RngProtocol {
  /** True when the source answers. */
  boolean ping();

  /** A whole number from {@code low} to {@code high}, both included. */
  long randomInt(long low, long high);

  /** A face of a die. */
  int roll(int sides);
}
