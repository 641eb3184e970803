package dev.astragal.games.trail.store;

/** Cents as people write them. */
public final class Money {
  private Money() {}

  public static String text(long cents) {
    long rest = cents % 100;
    return "$" + cents / 100 + "." + (rest < 10 ? "0" : "") + rest;
  }
}
