package dev.astragal.parts.turns;

import dev.astragal.kernel.game.Seat;

/**
 * Bids that go round the table and up until all but one have passed.
 *
 * @param bid the highest so far; 0 before anybody has bid
 * @param bidder whose it is
 * @param order whoever has not passed, and who is asked
 */
public record Auction(int bid, Seat bidder, TurnOrder order) {
  public static Auction of(int seats, Seat starter) {
    return new Auction(0, Seat.SPECTATOR, TurnOrder.of(seats).at(starter));
  }

  public Seat asked() {
    return order.mover();
  }

  /** Whoever is asked bids more. */
  public Auction raised(int higher) {
    if (higher <= bid) throw new IllegalArgumentException(higher + " is not more than " + bid);
    return new Auction(higher, asked(), order.next());
  }

  /** Whoever is asked is out of it. */
  public Auction passed() {
    return new Auction(bid, bidder, order.without(asked()).next());
  }

  /** Whether the highest bidder is alone, or everybody has passed. */
  public boolean over() {
    return bidder.plays() ? order.left() == 1 : order.left() == 0;
  }
}
