package dev.astragal.games.classics.bouquet;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Thing;
import dev.astragal.kernel.state.Ints;
import java.util.ArrayList;
import java.util.List;

/** The hand, who has how many of each flower, and what that is worth. */
final class BouquetScreen {
  private BouquetScreen() {}

  static Screen of(Table t, Seat viewer, int rounds) {
    List<Panel.Row> rows = new ArrayList<>();
    for (Flower flower : Flower.values()) rows.add(row(t, flower));
    List<Msg> headings = new ArrayList<>(List.of(Msg.of("flower")));
    List<Panel.Row> scores = new ArrayList<>();
    Ints worth = t.worth();
    for (int i = 0; i < t.seats(); i++) {
      Seat seat = Seat.of(i);
      headings.add(Msg.player(seat));
      scores.add(
          Panel.Row.of(
              Msg.player(seat),
              Msg.literal(worth.get(i)),
              Msg.literal(t.points().get(i)),
              Msg.of(t.picks().decided(seat) ? "decided" : "open")));
    }
    List<Panel> panels = new ArrayList<>();
    if (viewer.plays()) panels.add(hand(t, viewer));
    panels.add(Panel.table("flowers", headings, rows));
    panels.add(
        Panel.table(
            "points",
            List.of(Msg.of("who"), Msg.of("now"), Msg.of("before"), Msg.of("pick")),
            scores));
    panels.add(
        Panel.line("round", "round", "number", Math.min(t.round() + 1, rounds), "rounds", rounds));
    return new Screen(panels);
  }

  /** One card for all of a kind, with their number; what was picked is brought out. */
  private static Panel hand(Table t, Seat viewer) {
    List<Panel.Card> cards = new ArrayList<>();
    for (Flower flower : Flower.values()) {
      int count = Table.count(t.hand(viewer).cards(), flower);
      if (count == 0) continue;
      boolean picked =
          t.picks().decided(viewer) && t.picks().marks().get(viewer.index()) == flower.ordinal();
      cards.add(
          Panel.Card.of(Msg.word(flower.name()), Ink.PLANT)
              .noting(Msg.of("held", "count", count))
              .showing(Thing.of(flower.name()))
              .lit(picked));
    }
    return Panel.cards("hand", cards);
  }

  private static Panel.Row row(Table t, Flower flower) {
    List<Msg> cells = new ArrayList<>();
    cells.add(Msg.word(flower.name()));
    for (int i = 0; i < t.seats(); i++) cells.add(Msg.literal(t.count(Seat.of(i), flower)));
    return new Panel.Row(cells, Ink.PLANT, false).showing(Thing.of(flower.name()));
  }
}
