package dev.astragal.kernel.game;

import dev.astragal.kernel.state.WrittenAs;

/**
 * A place at the table, counted from 0. {@link #SPECTATOR} sees what everybody may see and is never
 * asked.
 */
@WrittenAs(value = "index", min = -1, max = Seat.MAX - 1)
public record Seat(int index) {
  /** More seats than any game here has; a limit so that sets of seats fit one word. */
  public static final int MAX = 32;

  public static final Seat SPECTATOR = new Seat(-1);

  private static final Seat[] SEATS = new Seat[MAX];

  static {
    for (int i = 0; i < MAX; i++) SEATS[i] = new Seat(i);
  }

  public Seat {
    if (index < -1 || index >= MAX) throw new IllegalArgumentException("there is no seat " + index);
  }

  public static Seat of(int index) {
    if (index == -1) return SPECTATOR;
    return index >= 0 && index < MAX ? SEATS[index] : new Seat(index);
  }

  /** The first seat of every table. */
  public static Seat first() {
    return SEATS[0];
  }

  /** Who sits next, going round a table of {@code seats}. */
  public Seat next(int seats) {
    return SEATS[index + 1 < seats ? index + 1 : 0];
  }

  /** Who sat before, going round a table of {@code seats}. */
  public Seat previous(int seats) {
    return SEATS[index > 0 ? index - 1 : seats - 1];
  }

  /** Whether somebody sits there: everybody but {@link #SPECTATOR}. */
  public boolean plays() {
    return index >= 0;
  }

  @Override
  public String toString() {
    return index < 0 ? "spectator" : "seat " + index;
  }
}
