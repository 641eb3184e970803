package dev.astragal.parts.cards;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.Ints;

/**
 * Cards of a {@link French} deck played round the table, the first by the leader. Whoever can must
 * follow its suit.
 */
public record Trick(Seat leader, Ints cards) {
  /** Whose turn it is at a table of {@code seats}. */
  public Seat next(int seats) {
    return Seat.of((leader.index() + cards.size()) % seats);
  }

  public boolean complete(int seats) {
    return cards.size() == seats;
  }

  /** The cards of {@code hand} that may follow; all of them for the leader. */
  public Ints allowed(Ints hand) {
    if (cards.size() == 0) return hand;
    Ints following = Ints.zeros(0);
    for (int card : hand.toArray()) if (follows(card)) following = following.added(card);
    return following.size() == 0 ? hand : following;
  }

  /** Whether a card is of the suit that was led. */
  public boolean follows(int card) {
    return French.of(card).suit() == French.of(cards.get(0)).suit();
  }

  /** The place of the highest card of the suit that was led, counted from the leader. */
  public int highest() {
    int best = 0;
    for (int i = 1; i < cards.size(); i++)
      if (follows(cards.get(i)) && cards.get(i) > cards.get(best)) best = i;
    return best;
  }

  /** Whoever played the highest card of the suit that was led. */
  public Seat winner(int seats) {
    return Seat.of((leader.index() + highest()) % seats);
  }
}
