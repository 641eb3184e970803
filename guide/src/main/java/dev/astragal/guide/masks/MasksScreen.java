package dev.astragal.guide.masks;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.*;
import dev.astragal.parts.cards.Zone;
import java.util.*;

/** Everybody's masks, the coins, and what was announced. */
final class MasksScreen {
  private MasksScreen() {}

  // snippet: cards
  static Screen of(Table t, Seat viewer) {
    List<Panel.Spread> masks = new ArrayList<>();
    for (int i = 0; i < t.seats(); i++) {
      Seat seat = Seat.of(i);
      Zone hand = t.cards().get(Table.hand(seat));
      List<Panel.Card> cards = new ArrayList<>();
      for (int card : hand.cards().toArray())
        cards.add(hand.seenBy(viewer) ? face(card) : Panel.Card.back());
      for (int card : t.cards().get(t.lost(seat)).cards().toArray())
        cards.add(face(card).noting(Msg.of("lost")));
      masks.add(new Panel.Spread(Msg.player(seat), cards, seat.equals(t.order().mover())));
    }
    return Screen.of(
        Panel.spreads("masks", masks),
        Panel.scores("coins", t.purses().coins(), Masks.COINS_MAX),
        Panel.text("now", now(t), answers(t)));
  }

  // end
  private static Panel.Card face(int card) {
    String role = Role.of(card).name();
    return Panel.Card.of(Msg.word(role), Ink.STRONG).showing(Thing.of("mask-" + card, role));
  }

  /** The first mask of {@code seat} with this role. */
  static String id(Table t, Seat seat, Role role) {
    return "mask-" + t.leaving(seat, role, Table.DECK).card();
  }

  /** What was said to the last claim, once everybody may know. */
  private static Msg answers(Table t) {
    boolean known =
        (t.stage() == Table.Stage.ACT || t.stage() == Table.Stage.LOSE) && t.answers().complete();
    return known ? said(t.reactions()) : Msg.of("unsaid");
  }

  static Msg said(List<Reaction> reactions) {
    List<Msg> said = new ArrayList<>();
    for (int i = 0; i < reactions.size(); i++)
      if (reactions.get(i) != Reaction.LET)
        said.add(Msg.of("says", "who", Seat.of(i), "answer", reactions.get(i)));
    return said.isEmpty() ? Msg.of("nobody") : Msg.of("event.Opened", "answers", said);
  }

  private static Msg now(Table t) {
    Seat mover = t.order().mover();
    return switch (t.stage()) {
      case DEAL, DRAFT -> Msg.of("now.draft");
      case ACT -> Msg.of("now.act", "who", mover);
      case REACT, LOSE -> Msg.of("event." + t.action().name(), "who", mover, "target", t.target());
      case BLOCKED -> Msg.of("event.Blocked", "who", t.target());
    };
  }
}
