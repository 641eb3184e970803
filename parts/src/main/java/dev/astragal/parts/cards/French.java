package dev.astragal.parts.cards;

/**
 * The 52 cards of a French deck as numbers, suit by suit from the two to the ace.
 *
 * @param rank from 2 to {@link #ACE}
 */
public record French(Suit suit, int rank) {
  public static final int CARDS = 52;
  public static final int JACK = 11;
  public static final int QUEEN = 12;
  public static final int KING = 13;
  public static final int ACE = 14;

  /** How many ranks there are. */
  public static final int RANKS = 13;

  public static French of(int card) {
    return new French(Suit.values()[card / RANKS], 2 + card % RANKS);
  }

  public int card() {
    return suit.ordinal() * RANKS + rank - 2;
  }

  /** One character for the rank, as on the cards: 2 to 9, T, J, Q, K, A. */
  public char letter() {
    return "23456789TJQKA".charAt(rank - 2);
  }
}
