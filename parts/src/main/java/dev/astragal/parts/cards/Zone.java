package dev.astragal.parts.cards;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.Ints;

/**
 * A place where cards lie, the last on top: a deck, a hand, a row on the table. A card is a number
 * that the game gives a meaning.
 */
public record Zone(Sight sight, Seat owner, Ints cards) {
  /** Face down, for nobody to see. */
  public static Zone deck(int cards) {
    int[] all = new int[cards];
    for (int card = 0; card < cards; card++) all[card] = card;
    return new Zone(Sight.NOBODY, Seat.SPECTATOR, Ints.of(all));
  }

  /** Empty, for its owner to see. */
  public static Zone hand(Seat owner) {
    return new Zone(Sight.OWNER, owner, Ints.zeros(0));
  }

  /** Empty, for all other players to see. */
  public static Zone turned(Seat owner) {
    return new Zone(Sight.OTHERS, owner, Ints.zeros(0));
  }

  /** Empty, for everybody to see. */
  public static Zone open() {
    return new Zone(Sight.EVERYBODY, Seat.SPECTATOR, Ints.zeros(0));
  }

  public boolean seenBy(Seat viewer) {
    return switch (sight) {
      case EVERYBODY -> true;
      case OWNER -> viewer.equals(owner);
      case OTHERS -> viewer.plays() && !viewer.equals(owner);
      case NOBODY -> false;
    };
  }

  public int size() {
    return cards.size();
  }

  /** The last card; the zone must not be empty. */
  public int top() {
    return cards.get(cards.size() - 1);
  }

  public boolean has(int card) {
    return cards.indexOf(card) >= 0;
  }

  Zone holding(Ints others) {
    return new Zone(sight, owner, others);
  }
}
