package dev.astragal.guide.masks;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.state.*;
import dev.astragal.parts.cards.*;
import dev.astragal.parts.tracks.Purses;
import dev.astragal.parts.turns.*;
import java.util.*;
import java.util.stream.IntStream;

// snippet: table
/** Where a game stands: whose turn it is, what was announced, and what has still to be resolved. */
public record Table(
    Zones cards,
    Purses purses,
    TurnOrder order,
    Stage stage,
    Ballots answers,
    int asked,
    Action action,
    Seat target,
    Seat loser,
    Pending waiting)
    implements Withers<Table> {
  enum Stage {
    DEAL,
    DRAFT,
    ACT,
    REACT,
    BLOCKED,
    LOSE
  }

  static final int DECK = 0;

  /** What can be waiting. */
  static final int DEED = 0;

  static final int BLOCK = 1;

  static Table of(int seats) {
    List<Zone> zones = new ArrayList<>(List.of(Zone.deck(Role.CARDS)));
    for (int seat = 0; seat < seats; seat++) zones.add(Zone.hand(Seat.of(seat)));
    for (int seat = 0; seat < seats; seat++) zones.add(Zone.open());
    Purses purses = Purses.of(seats, 2);
    TurnOrder order = TurnOrder.of(seats);
    Seat nobody = Seat.SPECTATOR;
    Ballots none = Ballots.of(seats);
    Zones cards = new Zones(zones);
    return new Table(
        cards, purses, order, Stage.DEAL, none, 0, Action.WORK, nobody, nobody, Pending.EMPTY);
  }

  // end
  int seats() {
    return order.seats();
  }

  static int hand(Seat seat) {
    return 1 + seat.index();
  }

  int lost(Seat seat) {
    return 1 + seats() + seat.index();
  }

  List<Role> masks(Seat seat) {
    return Role.of(cards.get(hand(seat)).cards());
  }

  /** A card of {@code seat} with this role; it must have one. */
  Move leaving(Seat seat, Role role, int to) {
    for (int card : cards.get(hand(seat)).cards().toArray())
      if (Role.of(card) == role) return cards.move(card, hand(seat), to);
    throw new IllegalArgumentException(seat + " has no " + role);
  }

  /** Everybody who is in is asked at once, but whoever made the claim. */
  Table asking(Stage stage) {
    Table now = with(Table::stage, stage).with(Table::asked, asked + 1);
    Ballots open = Ballots.of(seats());
    for (int i = 0; i < seats(); i++)
      if (!now.asks(Seat.of(i))) open = open.with(Seat.of(i), Reaction.LET.ordinal());
    return now.with(Table::answers, open);
  }

  boolean asks(Seat seat) {
    return order.in(seat) && (stage == Stage.DRAFT || !seat.equals(claimant()));
  }

  Seat claimant() {
    return stage == Stage.BLOCKED ? target : order.mover();
  }

  /** The first after whoever made the claim who doubts it. */
  Optional<Seat> doubter() {
    for (Seat at = order.after(claimant()); !at.equals(claimant()); at = order.after(at))
      if (answer(at) == Reaction.DOUBT) return Optional.of(at);
    return Optional.empty();
  }

  Reaction answer(Seat seat) {
    return Reaction.values()[answers.marks().get(seat.index())];
  }

  List<Reaction> reactions() {
    return IntStream.range(0, seats()).mapToObj(seat -> answer(Seat.of(seat))).toList();
  }

  // snippet: redeal
  /** Masks that are not seen may be any, and so may answers that nobody knows yet. */
  Table redealt(Seat viewer, Rng rng) {
    Zones dealt = cards.redealt(viewer, rng);
    Ballots others = answers;
    for (int i = 0; i < seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat.equals(viewer) || !asks(seat) || !answers.decided(seat)) continue;
      if (stage == Stage.DRAFT) {
        List<Role> masks = Role.of(dealt.get(hand(seat)).cards());
        others = others.with(seat, rng.pick(masks).ordinal());
      } else if (stage == Stage.REACT || stage == Stage.BLOCKED)
        others = others.with(seat, rng.below(2));
    }
    return with(Table::cards, dealt).with(Table::answers, others);
  }
  // end
}
