package dev.astragal.games.classics.hearts;

import dev.astragal.kernel.game.Seat;
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

/** The own hand, the trick, and who has how many points. */
final class HeartsScreen {
  private HeartsScreen() {}

  static Screen of(Table t, Seat viewer) {
    List<Panel> panels = new ArrayList<>();
    if (viewer.plays()) panels.add(hand(t, viewer));
    panels.add(Panel.cards("trick", Table.seats().stream().map(seat -> played(t, seat)).toList()));
    panels.add(
        Panel.table(
            "table",
            List.of(Msg.of("who"), Msg.of("taken"), Msg.of("points"), Msg.of("left")),
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
    return new Panel.Row(
        List.of(
            Msg.player(seat),
            Msg.literal(t.taken().get(seat.index())),
            Msg.literal(t.points().get(seat.index())),
            Msg.literal(t.held(seat).size())),
        Ink.NORMAL,
        t.opened() && !trick.complete(Table.SEATS) && seat.equals(trick.next(Table.SEATS)));
  }

  /** What somebody has played to the trick, under their name. */
  private static Panel.Card played(Table t, Seat seat) {
    Trick trick = t.trick();
    int place = (seat.index() + Table.SEATS - trick.leader().index()) % Table.SEATS;
    boolean played = place < trick.cards().size();
    Panel.Card card = played ? face(trick.cards().get(place)) : Panel.Card.free();
    return card.noting(Msg.player(seat));
  }

  /** Suit by suit; what is laid aside is brought out. */
  private static Panel hand(Table t, Seat viewer) {
    Zone aside = t.cards().get(Table.aside(viewer));
    Ints all = t.held(viewer);
    for (int card : aside.cards().toArray()) all = all.added(card);
    return Panel.cards(
        "hand",
        Arrays.stream(all.toArray())
            .sorted()
            .mapToObj(
                card -> {
                  String help = Table.worth(card) == 0 ? "help.card" : "help.bad-card";
                  Msg worth = Msg.of(help, "points", Table.worth(card));
                  return face(card)
                      .showing(new Thing(id(card), card(card), worth))
                      .lit(aside.has(card));
                })
            .toList());
  }

  private static Panel.Card face(int card) {
    Suit suit = French.of(card).suit();
    boolean red = suit == Suit.HEARTS || suit == Suit.DIAMONDS;
    return Panel.Card.of(card(card), red ? Ink.BAD : Ink.STRONG);
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
