package dev.astragal.games.trail;

import dev.astragal.kernel.game.Violations;

/** How either road says what holds at every moment. */
public final class Invariants {
  private Invariants() {}

  /** Reports an amount that is negative or more than there can be. */
  public static void within(int value, int most, String code, String what, Violations out) {
    if (value < 0 || value > most)
      out.report(code, what + " is " + value + ", not within 0.." + most);
  }
}
