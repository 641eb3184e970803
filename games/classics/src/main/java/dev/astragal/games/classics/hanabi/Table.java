package dev.astragal.games.classics.hanabi;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.state.Ints;
import dev.astragal.kernel.state.Withers;
import dev.astragal.parts.cards.Move;
import dev.astragal.parts.cards.Zone;
import dev.astragal.parts.cards.Zones;
import dev.astragal.parts.tracks.Track;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a game stands.
 *
 * @param known for each seat what hints have told of each card in its hand
 * @param heights for each colour the highest card that was played
 * @param turnsLeft how many turns are left once the deck is empty; before that, one for each seat
 */
public record Table(
    Zones cards, List<Ints> known, Track heights, int hints, int fuses, int turnsLeft, Seat mover)
    implements Withers<Table> {
  static final int HINTS_MAX = 8;
  static final int FUSES_MAX = 3;
  static final int DECK = 0;
  private static final int REDEALS_MAX = 50;

  static Table of(int seats) {
    List<Zone> zones = new ArrayList<>();
    List<Ints> known = new ArrayList<>();
    zones.add(Zone.deck(Card.CARDS));
    for (int seat = 0; seat < seats; seat++) {
      zones.add(Zone.turned(Seat.of(seat)));
      known.add(Ints.zeros(0));
    }
    zones.add(Zone.open());
    zones.add(Zone.open());
    Track heights = Track.of(Card.Colour.values().length, Card.RANKS);
    return new Table(
        new Zones(zones), List.copyOf(known), heights, HINTS_MAX, FUSES_MAX, seats, Seat.first());
  }

  int seats() {
    return known.size();
  }

  static int hand(Seat seat) {
    return 1 + seat.index();
  }

  int played() {
    return 1 + seats();
  }

  int discarded() {
    return 2 + seats();
  }

  Ints held(Seat seat) {
    return cards.get(hand(seat)).cards();
  }

  Ints known(Seat seat) {
    return known.get(seat.index());
  }

  int handSize() {
    return seats() < 4 ? 5 : 4;
  }

  boolean dealt() {
    return cards.get(DECK).size() <= Card.CARDS - seats() * handSize();
  }

  boolean fits(Card card) {
    return heights.at(card.colour().ordinal()) == card.rank() - 1;
  }

  /** A card more in a hand, of which nothing is known. */
  Table drawn(Seat seat, Move move) {
    return knowing(seat, known(seat).added(Known.NOTHING)).with(Table::cards, cards.after(move));
  }

  private Table knowing(Seat seat, Ints now) {
    List<Ints> changed = new ArrayList<>(known);
    changed.set(seat.index(), now);
    return with(Table::known, List.copyOf(changed));
  }

  /** A card has left the hand of the mover. */
  Table without(Move move) {
    int slot = held(mover).indexOf(move.card());
    return knowing(mover, known(mover).without(slot)).with(Table::cards, cards.after(move));
  }

  Table lit(Card card) {
    boolean hint = card.rank() == Card.RANKS && hints < HINTS_MAX;
    return with(Table::heights, heights.moved(card.colour().ordinal(), 1))
        .with(Table::hints, hint ? hints + 1 : hints);
  }

  Table hinted(Hint hint) {
    Ints hand = held(hint.to());
    Ints now = known(hint.to());
    for (int slot = 0; slot < hand.size(); slot++)
      now = now.with(slot, Known.after(now.get(slot), hint, hint.touches(hand.get(slot))));
    return knowing(hint.to(), now).with(Table::hints, hints - 1);
  }

  /** The next player's turn; the last round has begun when the deck was empty before this one. */
  Table next(boolean lastRound) {
    return with(Table::mover, mover.next(seats()))
        .with(Table::turnsLeft, lastRound ? turnsLeft - 1 : turnsLeft);
  }

  /**
   * What {@code viewer} does not see dealt anew, as hints allow it. Where chance finds no such deal
   * in some tries, the real one is as good as any.
   */
  Table redealt(Seat viewer, Rng rng) {
    for (int attempt = 0; attempt < REDEALS_MAX; attempt++) {
      Zones dealt = cards.redealt(viewer, rng);
      for (Seat seat : unseen(viewer)) dealt = suited(dealt, seat, rng);
      Table table = with(Table::cards, dealt);
      if (unseen(viewer).stream().allMatch(table::plausible)) return table;
    }
    return this;
  }

  private List<Seat> unseen(Seat viewer) {
    List<Seat> unseen = new ArrayList<>();
    for (int seat = 0; seat < seats(); seat++)
      if (!cards.get(hand(Seat.of(seat))).seenBy(viewer)) unseen.add(Seat.of(seat));
    return unseen;
  }

  private boolean plausible(Seat seat) {
    for (int slot = 0; slot < held(seat).size(); slot++)
      if (!Known.allows(known(seat).get(slot), Card.of(held(seat).get(slot)))) return false;
    return true;
  }

  /** Exchanges cards of a hand that hints rule out for such of the deck as they allow. */
  private Zones suited(Zones dealt, Seat seat, Rng rng) {
    Zones now = dealt;
    for (int slot = 0; slot < known(seat).size(); slot++) {
      int wrong = now.get(hand(seat)).cards().get(slot);
      int allowed = known(seat).get(slot);
      if (Known.allows(allowed, Card.of(wrong))) continue;
      List<Integer> right = new ArrayList<>();
      for (int card : now.get(DECK).cards().toArray())
        if (Known.allows(allowed, Card.of(card))) right.add(card);
      if (!right.isEmpty()) now = now.exchanged(wrong, right.get(rng.below(right.size())));
    }
    return now;
  }
}
