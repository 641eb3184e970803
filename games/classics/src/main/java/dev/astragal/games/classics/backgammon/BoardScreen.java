package dev.astragal.games.classics.backgammon;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Thing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The board as whoever looks at it counts its points; spectators count as the first player. */
final class BoardScreen {
  private static final int HALF = 12;
  private static final int ROWS = 5;

  /** Twelve points, the bar in the middle, and what is off on the right. */
  private static final int WIDTH = HALF + 3;

  private static final int MIDDLE = 6;

  /** The numbers of the points stand above and below, the tens over the ones. */
  private static final int NUMBERS = 2;

  private static final int HEIGHT = 2 * ROWS + 2 * NUMBERS;

  private BoardScreen() {}

  /** The id of what {@code seat} calls {@code point}. */
  static String place(Seat seat, int point) {
    if (point == Men.BAR) return "bar-" + seat.index();
    if (point == Men.OFF) return "off-" + seat.index();
    return "point-" + (seat.index() == 0 ? point : Men.BAR - point);
  }

  static Screen of(Position p, Seat viewer, Optional<Step> considered) {
    Seat near = viewer.plays() ? viewer : Seat.first();
    List<Cell> cells = new ArrayList<>();
    for (int y = 0; y < HEIGHT; y++)
      for (int x = 0; x < WIDTH; x++)
        cells.add(
            y < NUMBERS || y >= HEIGHT - NUMBERS
                ? number(x, y)
                : cell(p, near, x, y - NUMBERS, considered));
    Msg dice =
        p.dice().size() > 0
            ? Msg.of("dice", "who", p.mover(), "dice", p.dice())
            : p.begun() ? Msg.of("no-dice", "who", p.mover()) : Msg.of("not-begun");
    return Screen.of(
        new Panel.Grid("board", Msg.of("panel.board"), WIDTH, HEIGHT, cells, List.of(), false),
        Panel.table(
            "men",
            List.of(Msg.of("who"), Msg.of("pips"), Msg.of("bar"), Msg.of("off")),
            List.of(row(p, Seat.of(0)), row(p, Seat.of(1)))),
        Panel.text("dice", dice));
  }

  private static Panel.Row row(Position p, Seat seat) {
    Men men = p.of(seat);
    return new Panel.Row(
        List.of(
            Msg.of(seat.index() == 0 ? "first" : "second", "who", seat),
            Msg.literal(men.pips()),
            Msg.literal(men.at(Men.BAR)),
            Msg.literal(men.off())),
        Ink.NORMAL,
        seat.equals(p.mover()));
  }

  /** The upper half shows points 13 to 24 from the left, the lower 12 to 1. */
  private static int point(int x, boolean upper) {
    int column = x < MIDDLE ? x : x - 1;
    return upper ? HALF + 1 + column : HALF - column;
  }

  private static Cell number(int x, int y) {
    if (x == MIDDLE || x > HALF) return Cell.of(' ');
    int point = point(x, y < NUMBERS);
    int digit = y % 2 == 0 ? point / 10 : point % 10;
    return Cell.of(y % 2 == 0 && digit == 0 ? ' ' : '0' + digit, Ink.FAINT);
  }

  private static Cell cell(Position p, Seat near, int x, int y, Optional<Step> considered) {
    boolean upper = y < ROWS;
    int height = upper ? y : 2 * ROWS - 1 - y;
    Seat far = near.next(2);
    Seat side = upper ? far : near;
    if (x == WIDTH - 1) return Cell.of(' ');
    if (x == MIDDLE) return pile(p, near, side, Men.BAR, height, considered, '|');
    if (x == WIDTH - 2) return pile(p, near, side, Men.OFF, height, considered, ' ');
    int point = point(x, upper);
    boolean own = p.of(near).at(point) > 0;
    char empty = point % 2 == 0 ? ':' : '.';
    return own
        ? pile(p, near, near, point, height, considered, empty)
        : pile(p, near, far, Men.BAR - point, height, considered, empty);
  }

  /** The men of a point one above the other; the last place says how many there are beyond it. */
  private static Cell pile(
      Position p,
      Seat near,
      Seat seat,
      int point,
      int height,
      Optional<Step> considered,
      char empty) {
    int men = p.of(seat).at(point);
    char man = seat.index() == 0 ? 'X' : 'O';
    int shown = men > ROWS && height == ROWS - 1 ? count(men) : height < men ? man : empty;
    Ink ink = height >= men ? Ink.FAINT : seat.index() == 0 ? Ink.FIRST : Ink.SECOND;
    String id = place(seat, point);
    Cell cell = Cell.of(shown, ink);
    if (height > 0) return lit(cell, p, id, considered);
    Msg name =
        switch (point) {
          case Men.BAR -> Msg.of("bar-of", "who", seat, "men", men);
          case Men.OFF -> Msg.of("off-of", "who", seat, "men", men);
          default ->
              Msg.of(
                  men == 0 ? "point-empty" : "point-of",
                  "point",
                  seat.equals(near) ? point : Men.BAR - point,
                  "who",
                  seat,
                  "men",
                  men);
        };
    return lit(
        cell.showing(new Thing(id, name, Msg.of(point == Men.BAR ? "help.bar" : "help.point"))),
        p,
        id,
        considered);
  }

  private static int count(int men) {
    return men < 10 ? '0' + men : 'A' + men - 10;
  }

  private static Cell lit(Cell cell, Position p, String id, Optional<Step> considered) {
    boolean about =
        considered
            .filter(
                step ->
                    id.equals(place(p.mover(), step.from()))
                        || id.equals(place(p.mover(), Men.landing(step.from(), step.die()))))
            .isPresent();
    return about ? cell.highlighted() : cell;
  }
}
