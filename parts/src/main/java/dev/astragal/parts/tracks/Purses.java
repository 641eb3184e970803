package dev.astragal.parts.tracks;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.Ints;
import java.util.Arrays;

/** Money of every seat, which nobody can owe; the bank has as much as is asked of it. */
public record Purses(Ints coins) {
  public static Purses of(int seats, int each) {
    int[] coins = new int[seats];
    Arrays.fill(coins, each);
    return new Purses(Ints.of(coins));
  }

  public int of(Seat seat) {
    return coins.get(seat.index());
  }

  public boolean affords(Seat seat, int amount) {
    return of(seat) >= amount;
  }

  /** {@code seat} gets so many from the bank. */
  public Purses earned(Seat seat, int amount) {
    return new Purses(coins.plus(seat.index(), amount));
  }

  /** {@code seat} gives so many to the bank; it must have them. */
  public Purses spent(Seat seat, int amount) {
    if (!affords(seat, amount))
      throw new IllegalArgumentException(seat + " has " + of(seat) + ", not " + amount);
    return new Purses(coins.plus(seat.index(), -amount));
  }

  /** {@code from} gives so many to {@code to}; it must have them. */
  public Purses paid(Seat from, Seat to, int amount) {
    return spent(from, amount).earned(to, amount);
  }
}
