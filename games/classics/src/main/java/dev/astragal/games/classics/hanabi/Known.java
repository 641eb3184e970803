package dev.astragal.games.classics.hanabi;

import dev.astragal.kernel.screen.Msg;
import java.util.ArrayList;
import java.util.List;

/**
 * What hints have told of a card: a bit for each colour and above them one for each rank that it
 * may still have. Kept as a number, for there are many.
 */
final class Known {
  private static final int COLOURS = (1 << Card.Colour.values().length) - 1;

  /** Nothing: it may be any card. */
  static final int NOTHING = (1 << (Card.Colour.values().length + Card.RANKS)) - 1;

  private Known() {}

  static int after(int known, Hint hint, boolean touched) {
    return touched ? known & mask(hint) : known & ~bit(hint);
  }

  private static int bit(Hint hint) {
    return switch (hint) {
      case Hint.OfColour(_, Card.Colour colour) -> 1 << colour.ordinal();
      case Hint.OfRank(_, int rank) -> 1 << (Card.Colour.values().length + rank - 1);
    };
  }

  /** The bit itself, and all that it says nothing about. */
  private static int mask(Hint hint) {
    return bit(hint) | (hint instanceof Hint.OfColour ? NOTHING & ~COLOURS : COLOURS);
  }

  static boolean allows(int known, Card card) {
    return (known >> card.colour().ordinal() & 1) != 0
        && (known >> (Card.Colour.values().length + card.rank() - 1) & 1) != 0;
  }

  /** Everything a card with these bits may be. */
  static List<Card> possible(int known) {
    List<Card> possible = new ArrayList<>();
    for (Card.Colour colour : Card.Colour.values())
      for (int rank = 1; rank <= Card.RANKS; rank++) {
        Card card = new Card(colour, rank);
        if (allows(known, card)) possible.add(card);
      }
    return possible;
  }

  /** The colour and the rank where they are certain. */
  static Msg said(int known) {
    List<Card> possible = possible(known);
    Card any = possible.getFirst();
    boolean colour = possible.stream().allMatch(card -> card.colour() == any.colour());
    boolean rank = possible.stream().allMatch(card -> card.rank() == any.rank());
    if (colour && rank) return any.said();
    if (colour) return Msg.of("card.colour", "colour", any.colour());
    return rank ? Msg.of("card.rank", "rank", any.rank()) : Msg.of("card.unknown");
  }
}
