package dev.astragal.games.classics.hearts;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.Ints;
import dev.astragal.kernel.state.Withers;
import dev.astragal.parts.cards.French;
import dev.astragal.parts.cards.Sight;
import dev.astragal.parts.cards.Suit;
import dev.astragal.parts.cards.Trick;
import dev.astragal.parts.cards.Zone;
import dev.astragal.parts.cards.Zones;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a game stands.
 *
 * @param leader who led the trick on the table
 * @param broken whether hearts may be led
 * @param taken the points of this deal
 * @param points those of all deals before
 * @param deal how many were dealt before this one
 * @param exchanged whether cards were passed in this deal
 */
public record Table(
    Zones cards,
    Seat leader,
    boolean broken,
    Ints taken,
    Ints points,
    int deal,
    boolean exchanged,
    int until)
    implements Withers<Table> {
  static final int SEATS = 4;
  static final int PASSED = 3;

  static final int DECK = 0;
  static final int TRICK = 9;
  static final int PLAYED = 10;

  static final int TWO_OF_CLUBS = new French(Suit.CLUBS, 2).card();
  static final int QUEEN_OF_SPADES = new French(Suit.SPADES, French.QUEEN).card();

  private static final int QUEEN_POINTS = 13;

  /** All that a deal is worth: thirteen hearts and the queen of spades. */
  static final int ALL_POINTS = 26;

  static Table of(int until) {
    return new Table(fresh(), Seat.first(), false, zeros(), zeros(), 0, false, until);
  }

  private static Ints zeros() {
    return Ints.zeros(SEATS);
  }

  private static Zones fresh() {
    List<Zone> zones = new ArrayList<>();
    zones.add(Zone.deck(French.CARDS));
    for (int hand = 0; hand < 2 * SEATS; hand++) zones.add(Zone.hand(Seat.of(hand % SEATS)));
    zones.add(Zone.open());
    zones.add(Zone.open());
    return new Zones(zones);
  }

  static int hand(Seat seat) {
    return 1 + seat.index();
  }

  /** What a seat has laid aside for another. */
  static int aside(Seat seat) {
    return 1 + SEATS + seat.index();
  }

  static List<Seat> seats() {
    return List.of(Seat.of(0), Seat.of(1), Seat.of(2), Seat.of(3));
  }

  Ints held(Seat seat) {
    return cards.get(hand(seat)).cards();
  }

  boolean dealt() {
    return cards.get(DECK).size() == 0;
  }

  /** To the left, to the right, across, and every fourth deal nowhere. */
  int passing() {
    return switch (deal % SEATS) {
      case 0 -> 1;
      case 1 -> 3;
      case 2 -> 2;
      default -> 0;
    };
  }

  boolean choosing() {
    return dealt() && passing() > 0 && !exchanged;
  }

  /** How many cards everybody has laid aside at least. */
  int laidAside() {
    int fewest = PASSED;
    for (Seat seat : seats()) fewest = Math.min(fewest, cards.get(aside(seat)).size());
    return fewest;
  }

  /** Whoever still lays a card aside in this round of it. */
  List<Seat> asked() {
    int round = laidAside();
    return seats().stream().filter(seat -> cards.get(aside(seat)).size() == round).toList();
  }

  Trick trick() {
    return new Trick(leader, cards.get(TRICK).cards());
  }

  boolean opened() {
    return cards.get(TRICK).size() + cards.get(PLAYED).size() > 0;
  }

  boolean dealOver() {
    return cards.get(PLAYED).size() == French.CARDS;
  }

  static int worth(int card) {
    if (card == QUEEN_OF_SPADES) return QUEEN_POINTS;
    return French.of(card).suit() == Suit.HEARTS ? 1 : 0;
  }

  static int worth(Ints cards) {
    int worth = 0;
    for (int card : cards.toArray()) worth += worth(card);
    return worth;
  }

  /** What whoever is next may play. */
  List<Integer> playable() {
    Trick trick = trick();
    Ints hand = held(trick.next(SEATS));
    boolean leading = trick.cards().size() == 0;
    boolean firstTrick = cards.get(PLAYED).size() == 0;
    List<Integer> allowed = new ArrayList<>();
    for (int card : trick.allowed(hand).toArray()) {
      boolean early = firstTrick && worth(card) > 0;
      boolean unbroken = leading && !broken && French.of(card).suit() == Suit.HEARTS;
      if (!early && !unbroken) allowed.add(card);
    }
    if (allowed.isEmpty()) for (int card : trick.allowed(hand).toArray()) allowed.add(card);
    return allowed;
  }

  /** Each hand as dealt. */
  Table dealt(List<Ints> hands) {
    List<Zone> zones = new ArrayList<>(fresh().zones());
    zones.set(DECK, Zone.deck(0));
    for (Seat seat : seats())
      zones.set(hand(seat), new Zone(Sight.OWNER, seat, hands.get(seat.index())));
    return new Table(new Zones(zones), Seat.first(), false, zeros(), points, deal, false, until);
  }

  /** What everybody laid aside has come to whom it was meant for. */
  Table exchanged(List<Ints> passed) {
    Zones after = cards;
    for (Seat seat : seats()) {
      Seat to = Seat.of((seat.index() + passing()) % SEATS);
      for (int card : passed.get(seat.index()).toArray())
        after = after.after(after.move(card, aside(seat), hand(to)));
    }
    return with(Table::cards, after).with(Table::exchanged, true);
  }

  Table played(Seat seat, int card) {
    Table after = with(Table::cards, cards.after(cards.move(card, hand(seat), TRICK)));
    if (!opened()) after = after.with(Table::leader, seat);
    return French.of(card).suit() == Suit.HEARTS ? after.with(Table::broken, true) : after;
  }

  Table taken(Seat winner, int worth) {
    Zones after = cards;
    for (int card : trick().cards().toArray()) after = after.after(after.move(card, TRICK, PLAYED));
    return with(Table::cards, after)
        .with(Table::leader, winner)
        .with(Table::taken, taken.plus(winner.index(), worth));
  }

  /** The points of the deal as they are written down: all 26 go to the three others. */
  Ints written() {
    if (taken.max() < ALL_POINTS) return taken;
    Ints others = taken;
    for (int seat = 0; seat < SEATS; seat++)
      others = others.with(seat, ALL_POINTS - taken.get(seat));
    return others;
  }

  Table scored(Ints written) {
    Ints sum = points;
    for (int seat = 0; seat < SEATS; seat++) sum = sum.plus(seat, written.get(seat));
    return new Table(fresh(), Seat.first(), false, zeros(), sum, deal + 1, false, until);
  }
}
