package dev.astragal.parts.turns;

import dev.astragal.kernel.game.Seat;

/**
 * Whose turn it is among those who are still in, going round the table.
 *
 * @param out those who have passed or are out, as bits
 */
public record TurnOrder(int seats, int out, Seat mover) {
  public static TurnOrder of(int seats) {
    return new TurnOrder(seats, 0, Seat.first());
  }

  public boolean in(Seat seat) {
    return (out >> seat.index() & 1) == 0;
  }

  /** How many are still in. */
  public int left() {
    return seats - Integer.bitCount(out);
  }

  /** The next one who is in; the mover where nobody else is. */
  public TurnOrder next() {
    return at(after(mover));
  }

  /** The next one after {@code seat} who is in. */
  public Seat after(Seat seat) {
    Seat next = seat.next(seats);
    while (!in(next) && !next.equals(seat)) next = next.next(seats);
    return next;
  }

  /** {@code seat} has passed or is out. */
  public TurnOrder without(Seat seat) {
    return new TurnOrder(seats, out | 1 << seat.index(), mover);
  }

  /** Everybody is in again. */
  public TurnOrder everybody() {
    return new TurnOrder(seats, 0, mover);
  }

  public TurnOrder at(Seat seat) {
    return new TurnOrder(seats, out, seat);
  }
}
