package dev.astragal.kernel.rng;

/** Hears of every draw in order. A run without one pays nothing for the possibility. */
@FunctionalInterface
public interface Ledger {
  void record(Draw draw);
}
