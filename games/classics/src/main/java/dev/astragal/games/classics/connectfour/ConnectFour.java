package dev.astragal.games.classics.connectfour;

import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Telling;
import dev.astragal.kernel.screen.Thing;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.parts.board.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Drop discs into seven columns; four in a row win. */
public final class ConnectFour
    implements SimpleGame<ConnectFour.Position, ConnectFour.Drop, ConnectFour.Drop> {
  private static final Square BOARD = new Square(7, 6);

  /** A column has one bit more than it has rows, so that no line runs from one into the next. */
  private static final int COLUMN = 7;

  private static final int[] LINES = {1, COLUMN - 1, COLUMN, COLUMN + 1};

  /** What can be chosen, by which columns are open: a search asks that all the time. */
  private static final List<Choices<Drop>> OPEN = open();

  /** How near each open column is to the middle, by which columns are open. */
  private static final List<long[]> MIDDLING =
      OPEN.stream()
          .map(
              drops ->
                  drops.list().stream()
                      .mapToLong(drop -> 4L - Math.abs(BOARD.width() / 2 - drop.column))
                      .toArray())
          .toList();

  private static List<Choices<Drop>> open() {
    List<Drop> drops = IntStream.range(0, BOARD.width()).mapToObj(Drop::new).toList();
    return IntStream.range(0, 1 << BOARD.width())
        .mapToObj(
            columns ->
                Choices.of(
                    drops.stream().filter(drop -> (columns >> drop.column & 1) == 1).toList()))
        .toList();
  }

  /** The discs of both, a bit for each place from the bottom of the first column up. */
  public record Position(long first, long second, Seat mover) {
    long all() {
      return first | second;
    }

    int height(int column) {
      return Long.bitCount((all() >> (column * COLUMN)) & ((1L << COLUMN) - 1));
    }

    /** A bit for each column that is not full. */
    int open() {
      int columns = 0;
      for (int column = 0; column < BOARD.width(); column++)
        if (height(column) < BOARD.height()) columns |= 1 << column;
      return columns;
    }

    /** Where the next disc in a column comes to lie. */
    private long disc(Drop drop) {
      return 1L << (drop.column * COLUMN + height(drop.column));
    }

    /** Whether a seat has four in a row with its next disc in a column. */
    private boolean wins(Seat seat, Drop drop) {
      return line((seat.index() == 0 ? first : second) | disc(drop)) >= 0;
    }

    Position after(Drop drop) {
      long disc = disc(drop);
      Seat next = mover.next(2);
      return mover.index() == 0
          ? new Position(first | disc, second, next)
          : new Position(first, second | disc, next);
    }

    /** Whether whoever moved last has four in a row. */
    boolean won() {
      return line() >= 0;
    }

    /** In which direction whoever moved last has four in a row, or -1. */
    int line() {
      return line(mover.index() == 0 ? second : first);
    }

    private static int line(long discs) {
      for (int i = 0; i < LINES.length; i++) {
        long pairs = discs & (discs >> LINES[i]);
        if ((pairs & (pairs >> (2 * LINES[i]))) != 0) return i;
      }
      return -1;
    }

    boolean full() {
      return Long.bitCount(all()) == BOARD.cells();
    }
  }

  /** A disc falls into a column. */
  public record Drop(int column) implements Choice, Event {}

  @Override
  public Manifest manifest() {
    return Manifest.of("connectfour", "Connect Four").seats(2).limits(43, 0).bots("watchful");
  }

  @Override
  public Position begin(int seats) {
    return new Position(0, 0, Seat.first());
  }

  @Override
  public Status<Drop> status(Position p) {
    if (p.won()) return Status.won(p.mover.next(2));
    if (p.full()) return Status.drawn();
    return Status.awaiting(p.mover, "drop", OPEN.get(p.open()));
  }

  @Override
  public void choose(Position p, Drop drop, Turn<Position, Drop> turn) {
    turn.emit(drop);
  }

  @Override
  public Position evolve(Position p, Drop drop) {
    return p.after(drop);
  }

  @Override
  public Screen present(Position p, Seat viewer) {
    return Screen.of(
        Panel.grid("board", BOARD.width(), BOARD.height(), cell -> cell(p, cell)),
        Panel.line("turn", "to-move", "who", p.mover));
  }

  private static Cell cell(Position p, int cell) {
    long disc = 1L << (BOARD.x(cell) * COLUMN + BOARD.height() - 1 - BOARD.y(cell));
    if ((p.first & disc) != 0)
      return Cell.of('X', Ink.FIRST).showing(Thing.of(id(cell), "first-disc"));
    if ((p.second & disc) != 0)
      return Cell.of('O', Ink.SECOND).showing(Thing.of(id(cell), "second-disc"));
    return Cell.of('.', Ink.FAINT).showing(Thing.of(id(cell), "empty"));
  }

  private static String id(int cell) {
    return "place-" + cell;
  }

  @Override
  public Screen preview(Position p, Drop drop, Seat viewer) {
    int landing = landing(p, drop);
    return Screen.of(
        Panel.grid(
            "board",
            BOARD.width(),
            BOARD.height(),
            cell -> cell == landing ? cell(p, cell).highlighted() : cell(p, cell)),
        Panel.line("turn", "to-move", "who", p.mover));
  }

  private static int landing(Position p, Drop drop) {
    return BOARD.cell(drop.column, BOARD.height() - 1 - p.height(drop.column));
  }

  @Override
  public Wording word(Position p, Drop drop, Seat viewer) {
    return Wording.of("choice.Drop", "number", drop.column + 1).about(id(landing(p, drop)));
  }

  @Override
  public Telling tell(Position before, Event event, Seat viewer) {
    return event instanceof Drop(int column)
        ? Telling.of("event.Drop", "number", column + 1)
        : Telling.of(event);
  }

  @Override
  public List<Msg> reckoning(Position end, List<Drop> past) {
    List<Msg> lines = new ArrayList<>();
    if (end.won())
      lines.add(
          Msg.of(
              "reckoning.four",
              "who",
              end.mover.next(2),
              "how",
              Msg.of("line." + end.line()),
              "number",
              past.getLast().column + 1));
    else lines.add(Msg.of("reckoning.full"));
    lines.add(Msg.of("reckoning.discs", "count", past.size()));
    return lines;
  }

  @Override
  public List<Bot<Position, Drop>> bots() {
    return List.of(
        Bot.of("watchful", (p, seat, prompt, rng) -> watchful(p, prompt.choices(seat), rng)));
  }

  /** Wins where it can, takes the other's win away, and otherwise keeps to the middle. */
  private static Drop watchful(Position p, Choices<Drop> drops, Rng rng) {
    Seat other = p.mover.next(2);
    for (Drop drop : drops.list()) if (p.wins(p.mover, drop)) return drop;
    for (Drop drop : drops.list()) if (p.wins(other, drop)) return drop;
    return drops.get(rng.pick(MIDDLING.get(p.open()), List::of));
  }
}
