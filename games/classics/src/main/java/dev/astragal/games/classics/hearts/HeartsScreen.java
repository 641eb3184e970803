package dev.astragal.games.classics.hearts;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Thing;
import dev.astragal.kernel.state.Ints;
import dev.astragal.parts.cards.French;
import dev.astragal.parts.cards.Suit;
import dev.astragal.parts.cards.Trick;
import dev.astragal.parts.cards.Zone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The own hand suit by suit, the trick, and who has how many points. */
final class HeartsScreen {
  private HeartsScreen() {}

  static Screen of(Table t, Seat viewer) {
    List<Panel> panels = new ArrayList<>();
    if (viewer.plays()) panels.add(hand(t, viewer));
    panels.add(
        Panel.table(
            "table",
            List.of(
                Msg.of("who"), Msg.of("card"), Msg.of("taken"), Msg.of("points"), Msg.of("left")),
            Table.seats().stream().map(seat -> row(t, seat)).toList()));
    panels.add(Panel.text("deal", passing(t), Msg.of("until", "points", t.until())));
    return new Screen(panels);
  }

  private static Msg passing(Table t) {
    return Msg.of(
        switch (t.passing()) {
          case 0 -> "pass-nowhere";
          case 1 -> "pass-left";
          case 2 -> "pass-across";
          default -> "pass-right";
        },
        "deal",
        t.deal() + 1);
  }

  private static Panel.Row row(Table t, Seat seat) {
    Trick trick = t.trick();
    int place = (seat.index() + Table.SEATS - trick.leader().index()) % Table.SEATS;
    boolean played = place < trick.cards().size();
    return new Panel.Row(
        List.of(
            Msg.player(seat),
            played ? card(trick.cards().get(place)) : Msg.of("no-card"),
            Msg.literal(t.taken().get(seat.index())),
            Msg.literal(t.points().get(seat.index())),
            Msg.literal(t.held(seat).size())),
        Ink.NORMAL,
        t.opened() && !trick.complete(Table.SEATS) && seat.equals(trick.next(Table.SEATS)));
  }

  /** A row for each suit, its symbol first; what is laid aside is brought out. */
  private static Panel hand(Table t, Seat viewer) {
    Zone hand = t.cards().get(Table.hand(viewer));
    Zone aside = t.cards().get(Table.aside(viewer));
    int width = 1 + French.RANKS;
    return Panel.grid(
        "hand",
        width,
        Suit.values().length,
        cell -> {
          Suit suit = Suit.values()[cell / width];
          Ink ink = suit == Suit.HEARTS || suit == Suit.DIAMONDS ? Ink.BAD : Ink.STRONG;
          if (cell % width == 0) return Cell.of(suit.symbol(), ink);
          French french = new French(suit, 1 + cell % width);
          int card = french.card();
          if (!hand.has(card) && !aside.has(card)) return Cell.of('·', Ink.FAINT);
          String help = Table.worth(card) == 0 ? "help.card" : "help.bad-card";
          Cell shown =
              Cell.of(french.letter(), ink)
                  .showing(
                      new Thing(id(card), card(card), Msg.of(help, "points", Table.worth(card))));
          return aside.has(card) ? shown.highlighted() : shown;
        });
  }

  static String id(int card) {
    return "card-" + card;
  }

  static Msg card(int card) {
    French french = French.of(card);
    String suit = Character.toString(french.suit().symbol());
    return french.rank() < French.JACK
        ? Msg.of("card.number", "suit", suit, "rank", french.rank())
        : Msg.of("card." + french.letter(), "suit", suit);
  }

  static List<Msg> cards(Ints cards) {
    return Arrays.stream(cards.toArray()).sorted().mapToObj(HeartsScreen::card).toList();
  }
}
