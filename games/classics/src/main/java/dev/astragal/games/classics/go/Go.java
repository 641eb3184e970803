package dev.astragal.games.classics.go;

import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Option;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
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
import dev.astragal.kernel.state.Ints;
import dev.astragal.kernel.state.Withers;
import java.util.ArrayList;
import java.util.List;

/**
 * Go on a small board: stones without liberties are taken, no position comes twice, and whoever has
 * the larger area wins.
 */
public final class Go implements SimpleGame<Go.Position, Go.Move, Go.Happening> {
  static final int SIZE_MAX = 9;

  /** White, who moves second, gets so many points and a half. */
  private static final int KOMI = 7;

  /** A game that goes on for longer than anybody would play it is counted as it stands. */
  private static final int MOVES_PER_POINT = 3;

  /**
   * Where a game stands.
   *
   * @param before every position there has been, for none may come again
   * @param passes how many have passed in a row
   */
  public record Position(
      int size, Stones stones, List<Stones> before, Seat mover, int passes, int moves)
      implements Withers<Position> {
    int points() {
      return size * size;
    }

    int colour() {
      return mover.index() + 1;
    }

    boolean over() {
      return passes == 2 || moves == MOVES_PER_POINT * points();
    }

    Groups groups() {
      return new Groups(size, stones);
    }

    /** Only a move that takes stones can lead back to an earlier position. */
    boolean allows(Groups groups, int point) {
      if (groups.at(point) != Stones.NONE) return false;
      if (groups.takes(point, colour())) return !before.contains(groups.after(point, colour()));
      return groups.breathes(point, colour());
    }
  }

  /** What may be done. */
  public sealed interface Move extends Choice {}

  /** A stone on an empty point. */
  public record Place(int point) implements Move {}

  /** Nothing; the game ends when both do it. */
  public enum Pass implements Move {
    PASS
  }

  /** What happens. */
  public sealed interface Happening extends Event {}

  /** A stone was placed, and so many were taken. */
  public record Placed(int point, int taken) implements Happening {}

  /** Somebody passed. */
  public record Passed() implements Happening {}

  @Override
  public Manifest manifest() {
    return Manifest.of("go", "Go")
        .seats(2)
        .options(new Option("size", "9", List.of("9", "7", "5", "3")))
        .limits(MOVES_PER_POINT * SIZE_MAX * SIZE_MAX + 1L, 0)
        .bots("careful");
  }

  @Override
  public Position begin(Setup setup) {
    return begin(2).with(Position::size, Integer.parseInt(setup.option("size")));
  }

  @Override
  public Position begin(int seats) {
    return new Position(SIZE_MAX, Stones.EMPTY, List.of(Stones.EMPTY), Seat.first(), 0, 0);
  }

  @Override
  public Status<Move> status(Position p) {
    if (p.over()) {
      Groups groups = p.groups();
      Ints scores = Ints.of(groups.area(1), groups.area(2) + KOMI);
      return Status.won(Seat.of(scores.get(0) > scores.get(1) ? 0 : 1), scores);
    }
    Groups groups = p.groups();
    List<Move> moves = new ArrayList<>(p.points() + 1);
    for (int point = 0; point < p.points(); point++)
      if (p.allows(groups, point)) moves.add(new Place(point));
    moves.add(Pass.PASS);
    return Status.awaiting(p.mover, "move", Choices.of(moves, move -> reason(p, move)));
  }

  private static Rejection reason(Position p, Move move) {
    if (!(move instanceof Place(int point)) || point < 0 || point >= p.points())
      return Rejection.because("ILLEGAL_CHOICE");
    Groups groups = p.groups();
    if (groups.at(point) != Stones.NONE) return Rejection.because("OCCUPIED");
    return Rejection.because(groups.takes(point, p.colour()) ? "REPEATED" : "NO_LIBERTY");
  }

  @Override
  public void choose(Position p, Move move, Turn<Position, Happening> turn) {
    switch (move) {
      case Place(int point) -> {
        Groups groups = p.groups();
        Stones after = groups.after(point, p.colour());
        int taken = 0;
        for (int other = 0; other < p.points(); other++)
          if (groups.at(other) != Stones.NONE && after.at(other) == Stones.NONE) taken++;
        turn.emit(new Placed(point, taken));
      }
      case Pass _ -> turn.emit(new Passed());
    }
  }

  @Override
  public Position evolve(Position p, Happening happening) {
    Seat next = p.mover.next(2);
    return switch (happening) {
      case Passed _ -> new Position(p.size, p.stones, p.before, next, p.passes + 1, p.moves + 1);
      case Placed(int point, _) -> {
        Stones after = p.groups().after(point, p.colour());
        List<Stones> before = new ArrayList<>(p.before);
        before.add(after);
        yield new Position(p.size, after, List.copyOf(before), next, 0, p.moves + 1);
      }
    };
  }

  @Override
  public Screen present(Position p, Seat viewer) {
    return screen(p, -1);
  }

  @Override
  public Screen preview(Position p, Move move, Seat viewer) {
    return screen(p, move instanceof Place(int point) ? point : -1);
  }

  private static Screen screen(Position p, int considered) {
    Groups groups = p.groups();
    return Screen.of(
        Panel.grid(
                "board",
                p.size,
                p.size,
                point -> point == considered ? cell(p, point).highlighted() : cell(p, point))
            .tiled(Panel.Tiling.POINTS)
            .numbered(),
        Panel.text(
            "turn",
            p.over() ? Msg.of("counted") : Msg.of("to-move", "who", p.mover),
            Msg.of("area.black", "who", Seat.of(0), "points", groups.area(1)),
            Msg.of("area.white", "who", Seat.of(1), "points", groups.area(2) + KOMI)));
  }

  private static Cell cell(Position p, int point) {
    return switch (p.stones.at(point)) {
      case 1 -> Cell.of('●', Ink.FIRST).showing(Thing.of(id(point), "black"));
      case 2 -> Cell.of('○', Ink.SECOND).showing(Thing.of(id(point), "white"));
      default -> Cell.of('.', Ink.FAINT).showing(Thing.of(id(point), "empty"));
    };
  }

  private static String id(int point) {
    return "point-" + point;
  }

  @Override
  public Wording word(Position p, Move move, Seat viewer) {
    return switch (move) {
      case Pass _ -> Wording.of(p.passes == 0 ? "choice.PASS" : "choice.PASS.ends");
      case Place(int point) -> {
        int row = point / p.size + 1;
        yield Wording.of("choice.Place", "row", row, "column", point % p.size + 1)
            .in("group.row", "row", row)
            .about(id(point));
      }
    };
  }

  @Override
  public Telling tell(Position before, Event event, Seat viewer) {
    if (!(event instanceof Placed(int point, int taken))) return Telling.of(event);
    return Telling.of(
            taken == 0 ? "event.Placed" : "event.Placed.takes",
            "row",
            point / before.size + 1,
            "column",
            point % before.size + 1,
            "taken",
            taken)
        .about(id(point));
  }

  @Override
  public List<Bot<Position, Move>> bots() {
    return List.of(
        Bot.of("careful", (p, seat, prompt, rng) -> careful(p, prompt.choices(seat).list(), rng)));
  }

  /** Takes what it can, saves what would be taken, and never fills a point of its own. */
  private static Move careful(Position p, List<Move> moves, Rng rng) {
    Groups groups = p.groups();
    List<Move> good = new ArrayList<>();
    int best = 0;
    for (Move move : moves) {
      if (!(move instanceof Place(int point))) continue;
      int worth = worth(groups, point, p.colour());
      if (worth < best || worth == 0) continue;
      if (worth > best) good.clear();
      best = worth;
      good.add(move);
    }
    return good.isEmpty() ? Pass.PASS : good.get(rng.below(good.size()));
  }

  /** 0 for what is not worth it, and otherwise the more the better. */
  private static int worth(Groups groups, int point, int colour) {
    if (groups.takes(point, colour)) return 3;
    boolean own = true;
    boolean saves = false;
    int free = 0;
    Ints around = groups.beside(point);
    for (int i = 0; i < around.size(); i++) {
      int other = around.get(i);
      if (groups.at(other) == Stones.NONE) free++;
      else if (groups.at(other) == colour) saves |= groups.liberties(other) == 1;
      own &= groups.at(other) == colour;
    }
    if (own || free == 0) return 0;
    return saves && free > 1 ? 2 : 1;
  }
}
