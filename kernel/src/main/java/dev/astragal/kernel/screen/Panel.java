package dev.astragal.kernel.screen;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.Ints;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/**
 * A part of a screen. Every client can draw each kind; a game may add art for a client that can do
 * more.
 */
public sealed interface Panel {
  /** The id of a grid that is a picture, there for the eye: its title says what is to be seen. */
  String VIEW = "view";

  /** Stable within a game: what a client may lay out, hide or replace by name. */
  String id();

  Msg title();

  /**
   * A map or board, row by row.
   *
   * @param counted whether its places are called by row and column, counted from 1, so that clients
   *     write the numbers along its sides
   */
  record Grid(
      String id,
      Msg title,
      int width,
      int height,
      List<Cell> cells,
      List<Legend> legend,
      boolean counted)
      implements Panel {
    public Grid(
        String id, Msg title, int width, int height, List<Cell> cells, List<Legend> legend) {
      this(id, title, width, height, cells, legend, false);
    }

    public Grid {
      if (cells.size() != width * height) {
        throw new IllegalArgumentException(
            "grid " + id + " has " + cells.size() + " cells, not " + width + "x" + height);
      }
      cells = List.copyOf(cells);
      legend = List.copyOf(legend);
    }
  }

  /** What a glyph of a grid stands for. */
  record Legend(Cell cell, Msg meaning) {}

  /** Values with an upper end. */
  record Meters(String id, Msg title, List<Meter> meters) implements Panel {
    public Meters {
      meters = List.copyOf(meters);
    }
  }

  /** One value out of {@code max}. */
  record Meter(Msg label, long value, long max, Ink ink, Optional<Thing> thing) {
    public Meter(Msg label, long value, long max, Ink ink) {
      this(label, value, max, ink, Optional.empty());
    }

    public Meter showing(Thing measured) {
      return new Meter(label, value, max, ink, Optional.of(measured));
    }
  }

  /** Rows under column headings. */
  record Table(String id, Msg title, List<Msg> headings, List<Row> rows) implements Panel {
    public Table {
      headings = List.copyOf(headings);
      rows = List.copyOf(rows);
    }
  }

  /** One row of a table; a marked row is the current one. */
  record Row(List<Msg> cells, Ink ink, boolean marked, Optional<Thing> thing) {
    public Row {
      cells = List.copyOf(cells);
    }

    public Row(List<Msg> cells, Ink ink, boolean marked) {
      this(cells, ink, marked, Optional.empty());
    }

    public static Row of(Msg... cells) {
      return new Row(List.of(cells), Ink.NORMAL, false);
    }

    public Row showing(Thing listed) {
      return new Row(cells, ink, marked, Optional.of(listed));
    }
  }

  /** Lines to read. */
  record Text(String id, Msg title, List<Line> lines) implements Panel {
    public Text {
      lines = List.copyOf(lines);
    }
  }

  /** One line. */
  record Line(Msg text, Ink ink, Optional<Thing> thing) {
    public Line(Msg text, Ink ink) {
      this(text, ink, Optional.empty());
    }

    public static Line of(Msg text) {
      return new Line(text, Ink.NORMAL);
    }

    public Line showing(Thing told) {
      return new Line(text, ink, Optional.of(told));
    }
  }

  /** A panel that is hidden until the player asks for it by its key. */
  record Overlay(String id, Msg title, char key, Panel content) implements Panel {}

  /** A grid from a function of the cell's index, counted row by row. */
  static Grid grid(String id, int width, int height, IntFunction<Cell> cell) {
    List<Cell> cells = new ArrayList<>(width * height);
    for (int i = 0; i < width * height; i++) cells.add(cell.apply(i));
    return new Grid(id, Msg.of("panel." + id), width, height, cells, List.of());
  }

  /** A grid from a function that gives the character of each cell. */
  static Grid chars(String id, int width, int height, IntUnaryOperator glyph) {
    return grid(id, width, height, cell -> Cell.of(glyph.applyAsInt(cell)));
  }

  /** One meter per seat, labelled by the name of whoever sits there. */
  static Meters scores(String id, Ints scores, int goal) {
    Meter[] meters = new Meter[scores.size()];
    for (int seat = 0; seat < meters.length; seat++) {
      Ink ink = Ink.values()[Ink.FIRST.ordinal() + seat % 5];
      meters[seat] = new Meter(Msg.player(Seat.of(seat)), scores.get(seat), goal, ink);
    }
    return meters(id, meters);
  }

  static Table table(String id, List<Msg> headings, List<Row> rows) {
    return new Table(id, Msg.of("panel." + id), headings, rows);
  }

  static Text text(String id, Msg... lines) {
    List<Line> all = new ArrayList<>(lines.length);
    for (Msg line : lines) all.add(Line.of(line));
    return new Text(id, Msg.of("panel." + id), all);
  }

  /** A text of one line, by its key, with names and values in turn. */
  static Text line(String id, String key, Object... namesAndValues) {
    return text(id, Msg.of(key, namesAndValues));
  }

  static Meters meters(String id, Meter... meters) {
    return new Meters(id, Msg.of("panel." + id), List.of(meters));
  }
}
