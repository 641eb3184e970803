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
        Panel.table("hands", headings(t), rows(t, viewer)),
        Panel.table("known", headings(t), knowing(t)),
        fireworks(t),
        Panel.meters(
            "supply",
            meter("hints", t.hints(), Table.HINTS_MAX, Ink.GOOD),
            meter("fuses", t.fuses(), Table.FUSES_MAX, Ink.FIRE),
            meter("deck", t.cards().get(Table.DECK).size(), Card.CARDS, Ink.NORMAL)),
        Panel.text("discards", discards(t)));
  }

  private static List<Msg> headings(Table t) {
    List<Msg> headings = new ArrayList<>();
    headings.add(Msg.of("who"));
    for (int place = 1; place <= t.handSize(); place++)
      headings.add(Msg.of("place", "place", place));
    return headings;
  }

  private static List<Panel.Row> rows(Table t, Seat viewer) {
    List<Panel.Row> rows = new ArrayList<>();
    for (int seat = 0; seat < t.seats(); seat++) {
      Zone hand = t.cards().get(Table.hand(Seat.of(seat)));
      List<Msg> cells = new ArrayList<>();
      for (int card : hand.cards().toArray())
        cells.add(hand.seenBy(viewer) ? Card.of(card).said() : Msg.of("card.unknown"));
      rows.add(row(t, Seat.of(seat), cells));
    }
    return rows;
  }

  private static List<Panel.Row> knowing(Table t) {
    List<Panel.Row> rows = new ArrayList<>();
    for (int seat = 0; seat < t.seats(); seat++)
      rows.add(
          row(
              t,
              Seat.of(seat),
              Arrays.stream(t.known(Seat.of(seat)).toArray()).mapToObj(Known::said).toList()));
    return rows;
  }

  private static Panel.Row row(Table t, Seat seat, List<Msg> cards) {
    List<Msg> cells = new ArrayList<>();
    cells.add(Msg.player(seat));
    cells.addAll(cards);
    while (cells.size() <= t.handSize()) cells.add(Msg.of("no-card"));
    return new Panel.Row(cells, Ink.NORMAL, seat.equals(t.mover()));
  }

  private static Panel fireworks(Table t) {
    Panel.Meter[] meters = new Panel.Meter[Card.Colour.values().length];
    for (Card.Colour colour : Card.Colour.values()) {
      int height = t.heights().get(colour.ordinal());
      meters[colour.ordinal()] =
          new Panel.Meter(Msg.word(colour.name()), height, Card.RANKS, Ink.MAGIC);
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
