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

/** Who has how many of each flower, and what that is worth. */
final class BouquetScreen {
  private BouquetScreen() {}

  static Screen of(Table t, Seat viewer, int rounds) {
    List<Panel.Row> rows = new ArrayList<>();
    for (Flower flower : Flower.values()) rows.add(row(t, viewer, flower));
    List<Msg> headings = new ArrayList<>(List.of(Msg.of("flower"), Msg.of("hand")));
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
    return Screen.of(
        Panel.table("flowers", headings, rows),
        Panel.table(
            "points",
            List.of(Msg.of("who"), Msg.of("now"), Msg.of("before"), Msg.of("pick")),
            scores),
        Panel.line("round", "round", "number", Math.min(t.round() + 1, rounds), "rounds", rounds));
  }

  private static Panel.Row row(Table t, Seat viewer, Flower flower) {
    List<Msg> cells = new ArrayList<>();
    cells.add(Msg.word(flower.name()));
    cells.add(
        viewer.plays()
            ? Msg.literal(Table.count(t.hand(viewer).cards(), flower))
            : Msg.of("hidden"));
    for (int i = 0; i < t.seats(); i++) cells.add(Msg.literal(t.count(Seat.of(i), flower)));
    boolean picked =
        viewer.plays()
            && t.picks().decided(viewer)
            && t.picks().marks().get(viewer.index()) == flower.ordinal();
    return new Panel.Row(cells, Ink.PLANT, picked).showing(Thing.of(flower.name()));
  }
}
