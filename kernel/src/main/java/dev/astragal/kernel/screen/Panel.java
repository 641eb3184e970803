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
      boolean counted,
      Tiling tiling)
      implements Panel {
    public Grid(
        String id, Msg title, int width, int height, List<Cell> cells, List<Legend> legend) {
      this(id, title, width, height, cells, legend, false, Tiling.SQUARES);
    }

    public Grid tiled(Tiling other) {
      return new Grid(id, title, width, height, cells, legend, counted, other);
    }

    /** With the numbers of rows and columns along its sides. */
    public Grid numbered() {
      return new Grid(id, title, width, height, cells, legend, true, tiling);
    }

    public Grid explained(Legend... entries) {
      return new Grid(id, title, width, height, cells, List.of(entries), counted, tiling);
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

  /** How the places of a board lie. A blank without a thing is no place at all. */
  enum Tiling {
    SQUARES,
    /** Where lines cross, as in Go. */
    POINTS,
    /** Each row half a hex further right. */
    HEXES
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

  /** Cards or tiles side by side: a hand, everybody's hands, a market. */
  record Cards(String id, Msg title, List<Spread> spreads) implements Panel {
    public Cards {
      spreads = List.copyOf(spreads);
    }
  }

  /** One row of cards; a marked one is the current one. */
  record Spread(Msg label, List<Card> cards, boolean marked) {
    public Spread {
      cards = List.copyOf(cards);
    }
  }

  /**
   * One card.
   *
   * @param face what it shows, in a word or two; nothing where it lies face down, and a blank for a
   *     free place
   * @param note what is said about it: a price, what its holder knows
   * @param lit whether attention is drawn to it
   */
  record Card(Optional<Msg> face, Optional<Msg> note, Ink ink, boolean lit, Optional<Thing> thing) {
    public static Card of(Msg face, Ink ink) {
      return new Card(Optional.of(face), Optional.empty(), ink, false, Optional.empty());
    }

    public static Card back() {
      return new Card(Optional.empty(), Optional.empty(), Ink.FAINT, false, Optional.empty());
    }

    public static Card free() {
      return of(Msg.literal(""), Ink.FAINT);
    }

    public Card noting(Msg words) {
      return new Card(face, Optional.of(words), ink, lit, thing);
    }

    public Card lit(boolean brought) {
      return new Card(face, note, ink, brought, thing);
    }

    public Card showing(Thing there) {
      return new Card(face, note, ink, lit, Optional.of(there));
    }
  }

  /**
   * Places in a row with what stands on them: a road, a score track, the points of a board. Of
   * several lanes the upper ones are filled from above and the last from below.
   *
   * @param depth how many pieces of a place are drawn one behind the other; of more, the number is
   *     written
   */
  record Track(String id, Msg title, int depth, List<Lane> lanes) implements Panel {
    public Track {
      lanes = List.copyOf(lanes);
    }
  }

  /** One row of places. */
  record Lane(List<Place> places) {
    public Lane {
      places = List.copyOf(places);
    }
  }

  /** One place of a track, and the pieces on it, the nearest to its edge first. */
  record Place(Msg label, List<Cell> pieces, boolean lit, Optional<Thing> thing) {
    public Place {
      pieces = List.copyOf(pieces);
    }

    public Place(Msg label, List<Cell> pieces) {
      this(label, pieces, false, Optional.empty());
    }

    public Place lit(boolean brought) {
      return new Place(label, pieces, brought, thing);
    }

    public Place showing(Thing there) {
      return new Place(label, pieces, lit, Optional.of(there));
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

  /** One row of cards. */
  static Cards cards(String id, List<Card> cards) {
    return new Cards(id, Msg.of("panel." + id), List.of(new Spread(Msg.literal(""), cards, false)));
  }

  /** A row of cards for everybody, or whoever is meant by the labels. */
  static Cards spreads(String id, List<Spread> spreads) {
    return new Cards(id, Msg.of("panel." + id), spreads);
  }

  static Track track(String id, int depth, Lane... lanes) {
    return new Track(id, Msg.of("panel." + id), depth, List.of(lanes));
  }

  static Meters meters(String id, Meter... meters) {
    return new Meters(id, Msg.of("panel." + id), List.of(meters));
  }
}
