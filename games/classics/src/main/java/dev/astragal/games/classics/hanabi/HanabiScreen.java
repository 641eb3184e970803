package dev.astragal.games.classics.hanabi;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Thing;
import dev.astragal.parts.cards.Zone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** All hands but the own, what each knows of theirs, and the fireworks. */
final class HanabiScreen {
  private HanabiScreen() {}

  static Screen of(Table t, Seat viewer) {
    return Screen.of(
        Panel.spreads("hands", hands(t, viewer)),
        fireworks(t),
        Panel.meters(
            "supply",
            meter("hints", t.hints(), Table.HINTS_MAX, Ink.GOOD),
            meter("fuses", t.fuses(), Table.FUSES_MAX, Ink.FIRE),
            meter("deck", t.cards().get(Table.DECK).size(), Card.CARDS, Ink.NORMAL)),
        Panel.text("discards", discards(t)));
  }

  private static List<Panel.Spread> hands(Table t, Seat viewer) {
    List<Panel.Spread> hands = new ArrayList<>();
    for (int i = 0; i < t.seats(); i++) {
      Seat seat = Seat.of(i);
      List<Panel.Card> cards = new ArrayList<>();
      for (int slot = 0; slot < t.held(seat).size(); slot++) cards.add(card(t, seat, slot, viewer));
      hands.add(new Panel.Spread(Msg.player(seat), cards, seat.equals(t.mover())));
    }
    return hands;
  }

  /** What the viewer sees of a card, and below it what its holder knows. */
  private static Panel.Card card(Table t, Seat seat, int slot, Seat viewer) {
    int known = t.known(seat).get(slot);
    Card card = Card.of(t.held(seat).get(slot));
    boolean seen = t.cards().get(Table.hand(seat)).seenBy(viewer);
    Panel.Card shown = seen ? Panel.Card.of(card.said(), ink(card.colour())) : Panel.Card.back();
    Msg name = Msg.of("card-of", "who", seat, "place", slot + 1, "card", Known.said(known));
    Panel.Card noted = known == Known.NOTHING ? shown : shown.noting(Known.said(known));
    return noted.showing(new Thing(id(seat, slot), name, Msg.of("help.card")));
  }

  static String id(Seat seat, int slot) {
    return "card-" + seat.index() + "-" + slot;
  }

  private static Ink ink(Card.Colour colour) {
    return switch (colour) {
      case WHITE -> Ink.STRONG;
      case YELLOW -> Ink.GOLD;
      case GREEN -> Ink.PLANT;
      case BLUE -> Ink.WATER;
      case RED -> Ink.BAD;
    };
  }

  private static Panel fireworks(Table t) {
    Panel.Meter[] meters = new Panel.Meter[Card.Colour.values().length];
    for (Card.Colour colour : Card.Colour.values()) {
      int height = t.heights().at(colour.ordinal());
      meters[colour.ordinal()] =
          new Panel.Meter(Msg.word(colour.name()), height, Card.RANKS, ink(colour));
    }
    return Panel.meters("fireworks", meters);
  }

  private static Panel.Meter meter(String kind, int value, int max, Ink ink) {
    return new Panel.Meter(Msg.word(kind), value, max, ink).showing(Thing.of(kind));
  }

  private static Msg discards(Table t) {
    Zone discards = t.cards().get(t.discarded());
    if (discards.size() == 0) return Msg.of("no-discards");
    return Msg.of(
        "discards",
        "cards",
        Arrays.stream(discards.cards().toArray())
            .sorted()
            .mapToObj(card -> Card.of(card).said())
            .toList());
  }
}
