package dev.astragal.games.classics.backgammon;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Thing;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** The board as whoever looks at it counts its points; spectators count as the first player. */
final class BoardScreen {
  private static final int HALF = 12;
  private static final int DEPTH = 5;

  private BoardScreen() {}

  /** The id of what {@code seat} calls {@code point}. */
  static String place(Seat seat, int point) {
    if (point == Men.BAR) return "bar-" + seat.index();
    if (point == Men.OFF) return "off-" + seat.index();
    return "point-" + (seat.index() == 0 ? point : Men.BAR - point);
  }

  static Screen of(Position p, Seat viewer, Optional<Step> considered) {
    Seat near = viewer.plays() ? viewer : Seat.first();
    Msg dice =
        p.dice().size() > 0
            ? Msg.of("dice", "who", p.mover(), "dice", p.dice())
            : p.begun() ? Msg.of("no-dice", "who", p.mover()) : Msg.of("not-begun");
    return Screen.of(
        Panel.track(
            "board", DEPTH, lane(p, near, true, considered), lane(p, near, false, considered)),
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

  /**
   * The upper lane has points 13 to 24 from the left, the lower 12 to 1. In the middle of each is
   * the bar and at its end what is off: above those of the other, below the own.
   */
  private static Panel.Lane lane(Position p, Seat near, boolean upper, Optional<Step> considered) {
    Seat side = upper ? near.next(2) : near;
    List<Panel.Place> places = new ArrayList<>();
    for (int column = 0; column < HALF; column++) {
      if (column == HALF / 2) places.add(pile(p, side, side, Men.BAR, considered));
      int point = upper ? HALF + 1 + column : HALF - column;
      boolean own = p.of(near).at(point) > 0;
      places.add(
          own
              ? pile(p, near, near, point, considered)
              : pile(p, near, near.next(2), Men.BAR - point, considered));
    }
    places.add(pile(p, side, side, Men.OFF, considered));
    return new Panel.Lane(places);
  }

  /** The men of {@code seat} on what it calls {@code point}, as {@code near} counts. */
  private static Panel.Place pile(
      Position p, Seat near, Seat seat, int point, Optional<Step> considered) {
    int men = p.of(seat).at(point);
    int counted = seat.equals(near) ? point : Men.BAR - point;
    Cell man = seat.index() == 0 ? Cell.of('X', Ink.FIRST) : Cell.of('O', Ink.SECOND);
    Msg label =
        switch (point) {
          case Men.BAR -> Msg.of("label.bar");
          case Men.OFF -> Msg.of("label.off");
          default -> Msg.literal(counted);
        };
    Msg name =
        switch (point) {
          case Men.BAR -> Msg.of("bar-of", "who", seat, "men", men);
          case Men.OFF -> Msg.of("off-of", "who", seat, "men", men);
          default ->
              Msg.of(
                  men == 0 ? "point-empty" : "point-of", "point", counted, "who", seat, "men", men);
        };
    String id = place(seat, point);
    boolean about =
        considered
            .filter(
                step ->
                    id.equals(place(p.mover(), step.from()))
                        || id.equals(place(p.mover(), Men.landing(step.from(), step.die()))))
            .isPresent();
    return new Panel.Place(label, Collections.nCopies(men, man))
        .lit(about)
        .showing(new Thing(id, name, Msg.of(point == Men.BAR ? "help.bar" : "help.point")));
  }
}
