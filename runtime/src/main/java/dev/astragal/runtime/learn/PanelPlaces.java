package dev.astragal.runtime.learn;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Where what a panel shows goes. Titles and helps are words for people and go nowhere. */
final class PanelPlaces {
  private static final int ROWS_MAX = 128;

  /** A board as large as this, or with as few kinds of places, has a number for each kind. */
  private static final int ONE_HOT_MAX = 512;

  private static final Msg NOTHING = Msg.literal("");
  private static final Msg FACE_DOWN = Msg.literal("?");

  private final List<RowPlaces> rows = new ArrayList<>();
  private final Map<Integer, Integer> kinds = new HashMap<>();
  private int cells;
  private int grid;
  private boolean oneHot;
  private int shown;

  void meet(Panel panel) {
    switch (panel) {
      case Panel.Grid board -> {
        cells = Math.max(cells, board.cells().size());
        for (Cell cell : board.cells()) kinds.putIfAbsent(kind(cell), kinds.size());
      }
      case Panel.Meters all -> {
        for (int i = 0; i < rows(all.meters().size()); i++) {
          Panel.Meter meter = all.meters().get(i);
          row(i).measured = true;
          row(i).meet(List.of(meter.label()));
        }
      }
      case Panel.Table table -> {
        for (int i = 0; i < rows(table.rows().size()); i++)
          row(i).meet(table.rows().get(i).cells());
      }
      case Panel.Text text -> {
        for (int i = 0; i < rows(text.lines().size()); i++)
          row(i).meet(List.of(text.lines().get(i).text()));
      }
      case Panel.Cards cards -> {
        for (int i = 0; i < rows(cards.spreads().size()); i++)
          row(i).meet(words(cards.spreads().get(i)));
      }
      case Panel.Track track -> {
        List<Panel.Place> along = along(track);
        for (int i = 0; i < rows(along.size()); i++) {
          row(i).measured = true;
          row(i).meet(List.of(piece(along.get(i))));
        }
      }
      case Panel.Overlay overlay -> meet(overlay.content());
    }
  }

  /** What every card of a row shows and what is said about it, in their order. */
  private static List<Msg> words(Panel.Spread spread) {
    List<Msg> words = new ArrayList<>();
    for (Panel.Card card : spread.cards()) {
      words.add(card.face().orElse(FACE_DOWN));
      words.add(card.note().orElse(NOTHING));
    }
    return words;
  }

  private static List<Panel.Place> along(Panel.Track track) {
    return track.lanes().stream().flatMap(lane -> lane.places().stream()).toList();
  }

  /** Whose pieces stand there. */
  private static Msg piece(Panel.Place place) {
    return place.pieces().isEmpty()
        ? NOTHING
        : Msg.literal(Character.toString(place.pieces().getFirst().glyph()));
  }

  private static int rows(int there) {
    return Math.min(ROWS_MAX, there);
  }

  private RowPlaces row(int i) {
    while (rows.size() <= i) rows.add(new RowPlaces());
    return rows.get(i);
  }

  private static int kind(Cell cell) {
    return (cell.glyph() * 64 + cell.ink().ordinal()) * 2 + (cell.lit() ? 1 : 0);
  }

  void settle(String name, Places places) {
    shown = places.next(name + " (shown)");
    oneHot = cells * kinds.size() <= ONE_HOT_MAX;
    if (cells > 0) grid = places.next(name + " cell", oneHot ? cells * kinds.size() : cells);
    for (int i = 0; i < rows.size(); i++) rows.get(i).settle(name + " row " + i, places);
  }

  void write(Panel panel, int seats, Seat viewer, float[] out, int from) {
    out[from + shown] = 1;
    switch (panel) {
      case Panel.Grid board -> board(board, out, from + grid);
      case Panel.Meters all -> {
        List<Panel.Meter> meters = all.meters();
        for (int i = 0; i < Math.min(rows.size(), meters.size()); i++) {
          Panel.Meter meter = meters.get(i);
          RowPlaces at = rows.get(i);
          at.write(0, meter.label(), seats, viewer, out, from);
          at.measure(meter.value(), meter.max(), out, from);
        }
      }
      case Panel.Table table -> {
        List<Panel.Row> all = table.rows();
        for (int i = 0; i < Math.min(rows.size(), all.size()); i++) {
          List<Msg> texts = all.get(i).cells();
          for (int j = 0; j < texts.size(); j++)
            rows.get(i).write(j, texts.get(j), seats, viewer, out, from);
          rows.get(i).mark(all.get(i).marked(), out, from);
        }
      }
      case Panel.Text text -> {
        List<Panel.Line> lines = text.lines();
        for (int i = 0; i < Math.min(rows.size(), lines.size()); i++) {
          rows.get(i).write(0, lines.get(i).text(), seats, viewer, out, from);
          rows.get(i).mark(false, out, from);
        }
      }
      case Panel.Cards cards -> {
        List<Panel.Spread> spreads = cards.spreads();
        for (int i = 0; i < Math.min(rows.size(), spreads.size()); i++) {
          List<Msg> words = words(spreads.get(i));
          for (int j = 0; j < words.size(); j++)
            rows.get(i).write(j, words.get(j), seats, viewer, out, from);
          rows.get(i).mark(spreads.get(i).marked(), out, from);
        }
      }
      case Panel.Track track -> {
        List<Panel.Place> along = along(track);
        for (int i = 0; i < Math.min(rows.size(), along.size()); i++) {
          rows.get(i).write(0, piece(along.get(i)), seats, viewer, out, from);
          rows.get(i).measure(along.get(i).pieces().size(), track.depth(), out, from);
        }
      }
      case Panel.Overlay overlay -> write(overlay.content(), seats, viewer, out, from);
    }
  }

  private void board(Panel.Grid board, float[] out, int from) {
    List<Cell> all = board.cells();
    int last = -1;
    int number = 0;
    for (int i = 0; i < Math.min(cells, all.size()); i++) {
      int kind = kind(all.get(i));
      if (kind != last) {
        last = kind;
        Integer known = kinds.get(kind);
        number = known == null ? -1 : known;
      }
      if (!oneHot) out[from + i] = number + 1;
      else if (number >= 0) out[from + i * kinds.size() + number] = 1;
    }
  }

  /** Where one row goes. */
  private static final class RowPlaces {
    private final List<MsgPlaces> texts = new ArrayList<>();
    boolean measured;
    private int value;
    private int max;
    private int there;

    void meet(List<Msg> cells) {
      for (int i = 0; i < cells.size(); i++) {
        while (texts.size() <= i) texts.add(new MsgPlaces());
        texts.get(i).meet(cells.get(i));
      }
    }

    void settle(String name, Places places) {
      if (measured) {
        value = places.next(name + " value");
        max = places.next(name + " most");
      } else there = places.next(name + " (1 there, 2 marked)");
      for (int i = 0; i < texts.size(); i++) texts.get(i).settle(name + " text " + i, places);
    }

    void measure(long reached, long most, float[] out, int from) {
      out[from + value] = reached;
      out[from + max] = most;
    }

    void mark(boolean marked, float[] out, int from) {
      out[from + there] = marked ? 2 : 1;
    }

    void write(int column, Msg msg, int seats, Seat viewer, float[] out, int from) {
      if (column < texts.size()) texts.get(column).write(msg, seats, viewer, out, from);
    }
  }
}
