package dev.astragal.games.classics.hearts;

import dev.astragal.parts.cards.French;
import dev.astragal.parts.cards.Suit;
import dev.astragal.parts.cards.Trick;
import java.util.List;
import java.util.function.ToIntFunction;

/** Stays below the trick where it can, and gets rid of what hurts where it cannot follow. */
final class HeartsBot {
  private HeartsBot() {}

  static Hearts.Card choose(Table t, List<Hearts.Card> cards) {
    return best(cards, card -> card instanceof Hearts.Pass ? danger(card.card()) : worth(t, card));
  }

  private static Hearts.Card best(List<Hearts.Card> cards, ToIntFunction<Hearts.Card> worth) {
    Hearts.Card best = cards.getFirst();
    for (Hearts.Card card : cards) if (worth.applyAsInt(card) > worth.applyAsInt(best)) best = card;
    return best;
  }

  /** How much one would like to be rid of a card. */
  private static int danger(int card) {
    French french = French.of(card);
    if (card == Table.QUEEN_OF_SPADES) return 40;
    if (french.suit() == Suit.SPADES && french.rank() > French.QUEEN) return 30;
    return french.rank() + (french.suit() == Suit.HEARTS ? 4 : 0);
  }

  private static int worth(Table t, Hearts.Card choice) {
    int card = choice.card();
    Trick trick = t.trick();
    if (trick.cards().size() == 0) return -danger(card);
    if (!trick.follows(card)) return 100 + danger(card);
    int highest = trick.cards().get(trick.highest());
    return card < highest ? 50 + danger(card) : -danger(card);
  }
}
