package dev.astragal.games.classics.bouquet;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.Ints;
import dev.astragal.kernel.state.Withers;
import dev.astragal.parts.cards.Zone;
import dev.astragal.parts.cards.Zones;
import dev.astragal.parts.turns.Ballots;

/**
 * Where a game stands.
 *
 * @param picks what each has picked in secret, by its kind
 */
public record Table(Zones cards, Ballots picks, Ints points, int round) implements Withers<Table> {
  private static final int FERN_POINTS = 6;

  int seats() {
    return points.size();
  }

  Zone hand(Seat seat) {
    return cards.get(1 + seat.index());
  }

  int bouquet(Seat seat) {
    return 1 + seats() + seat.index();
  }

  int count(Seat seat, Flower flower) {
    return count(cards.get(bouquet(seat)).cards(), flower);
  }

  /** Whether there is something to pick from; if not, a round is over or has not begun. */
  boolean dealt() {
    return hand(Seat.first()).size() > 0;
  }

  /** What the bouquets are worth as they are. Who has the most ferns share their points. */
  Ints worth() {
    Ints worth = Ints.zeros(seats());
    int most = 0;
    int sharing = 0;
    for (int i = 0; i < seats(); i++) {
      for (Flower flower : Flower.values())
        worth = worth.plus(i, flower.worth(count(Seat.of(i), flower)));
      int ferns = count(Seat.of(i), Flower.FERN);
      sharing = ferns > most ? 1 : ferns == most ? sharing + 1 : sharing;
      most = Math.max(most, ferns);
    }
    for (int i = 0; i < seats(); i++)
      if (most > 0 && count(Seat.of(i), Flower.FERN) == most)
        worth = worth.plus(i, FERN_POINTS / sharing);
    return worth;
  }

  /** How many of {@code cards} are of a kind. */
  static int count(Ints cards, Flower flower) {
    int count = 0;
    for (int card : cards.toArray()) if (Flower.of(card) == flower) count++;
    return count;
  }
}
