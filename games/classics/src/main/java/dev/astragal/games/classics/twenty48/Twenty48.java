package dev.astragal.games.classics.twenty48;

import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Measures;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.screen.Ink;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.screen.Telling;
import dev.astragal.kernel.screen.Wording;
import dev.astragal.kernel.state.Ints;
import dev.astragal.kernel.state.Withers;
import dev.astragal.parts.board.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Slide all tiles to one side; equal ones that meet become one of twice the number. */
public final class Twenty48
    implements SimpleGame<Twenty48.Tiles, Twenty48.Slide, Twenty48.Happening> {
  static final Square BOARD = new Square(4, 4);
  private static final Stream TILES = Stream.of("tiles");
  private static final int TILES_AT_FIRST = 2;

  /**
   * Where a game stands.
   *
   * @param powers for each cell the power of two that lies there, or 0
   * @param slid whether the tiles have been slid and a new one is due
   */
  public record Tiles(Ints powers, int points, boolean slid) implements Withers<Tiles> {
    int empty() {
      return powers.count(0);
    }

    boolean due() {
      return slid || empty() > BOARD.cells() - TILES_AT_FIRST;
    }

    /** All tiles at one side, and the points for those that became one. */
    Tiles after(Slide slide) {
      Ints moved = powers;
      int won = 0;
      for (int line = 0; line < BOARD.width(); line++) {
        int[] cells = slide.line(line);
        int[] before = new int[cells.length];
        for (int i = 0; i < cells.length; i++) before[i] = powers.get(cells[i]);
        int[] after = merged(before);
        for (int i = 0; i < cells.length; i++) moved = moved.with(cells[i], after[i]);
        won += worth(after) - worth(before);
      }
      return new Tiles(moved, points + won, true);
    }

    boolean allows(Slide slide) {
      return !after(slide).powers.equals(powers);
    }
  }

  /** A line after it was slid to its beginning. A tile that has grown does not grow again. */
  static int[] merged(int[] line) {
    int[] merged = new int[line.length];
    int count = 0;
    boolean grown = true;
    for (int tile : line) {
      if (tile == 0) continue;
      if (!grown && merged[count - 1] == tile) {
        merged[count - 1]++;
        grown = true;
      } else {
        merged[count++] = tile;
        grown = false;
      }
    }
    return merged;
  }

  /** What tiles were worth when they came about, had each begun as twos. */
  private static int worth(int[] line) {
    int points = 0;
    for (int tile : line) points += tile == 0 ? 0 : (tile - 1) << tile;
    return points;
  }

  /** A direction. */
  public enum Slide implements Choice {
    UP,
    LEFT,
    RIGHT,
    DOWN;

    /** The cells of a line, the one against which tiles come to rest first. */
    int[] line(int number) {
      int[] cells = new int[BOARD.width()];
      for (int i = 0; i < cells.length; i++) {
        int far = cells.length - 1 - i;
        cells[i] =
            switch (this) {
              case UP -> BOARD.cell(number, i);
              case LEFT -> BOARD.cell(i, number);
              case RIGHT -> BOARD.cell(far, number);
              case DOWN -> BOARD.cell(number, far);
            };
      }
      return cells;
    }
  }

  /** What happens. */
  public sealed interface Happening extends Event {}

  /** All tiles went one way. */
  public record Slid(Slide way, int won) implements Happening {}

  /** A tile came to an empty cell. */
  public record Appeared(int cell, int power) implements Happening {}

  @Override
  public Manifest manifest() {
    return Manifest.of("twenty48", "2048").streams(TILES).limits(200_000, 200_000).bots("tidy");
  }

  @Override
  public Tiles begin(int seats) {
    return new Tiles(Ints.zeros(BOARD.cells()), 0, false);
  }

  @Override
  public Status<Slide> status(Tiles t) {
    if (t.due()) return Status.running();
    List<Slide> open = new ArrayList<>();
    for (Slide slide : Slide.values()) if (t.allows(slide)) open.add(slide);
    return open.isEmpty()
        ? Status.finished(Outcome.ended("stuck", Ints.of(t.points)))
        : Status.awaiting(Seat.first(), "slide", Choices.of(open));
  }

  @Override
  public void tick(Tiles t, Turn<Tiles, Happening> turn) {
    Rng rng = turn.rng(TILES, "a new tile");
    int left = rng.below(t.empty());
    int cell = 0;
    while (t.powers.get(cell) != 0 || left-- > 0) cell++;
    turn.emit(new Appeared(cell, rng.chance(1, 10) ? 2 : 1));
  }

  @Override
  public void choose(Tiles t, Slide slide, Turn<Tiles, Happening> turn) {
    turn.emit(new Slid(slide, t.after(slide).points - t.points));
  }

  @Override
  public Optional<List<Stream>> streams(Slide slide) {
    return Optional.of(List.of());
  }

  @Override
  public Tiles evolve(Tiles t, Happening happening) {
    return switch (happening) {
      case Slid(Slide way, _) -> t.after(way);
      case Appeared(int cell, int power) ->
          t.with(Tiles::powers, t.powers.with(cell, power)).with(Tiles::slid, false);
    };
  }

  @Override
  public Screen present(Tiles t, Seat viewer) {
    return screen(t);
  }

  @Override
  public Screen preview(Tiles t, Slide slide, Seat viewer) {
    return screen(t.after(slide));
  }

  private static Screen screen(Tiles t) {
    List<Panel.Spread> rows = new ArrayList<>();
    for (int y = 0; y < BOARD.height(); y++) {
      List<Panel.Card> row = new ArrayList<>();
      for (int x = 0; x < BOARD.width(); x++) row.add(tile(t.powers.get(BOARD.cell(x, y))));
      rows.add(new Panel.Spread(Msg.literal(""), row, false));
    }
    return Screen.of(
        Panel.spreads("board", rows),
        Panel.line("points", "points", "points", t.points, "highest", number(t.powers.max())));
  }

  private static Panel.Card tile(int power) {
    if (power == 0) return Panel.Card.free();
    Ink ink = power < 4 ? Ink.NORMAL : power < 7 ? Ink.WOOD : power < 10 ? Ink.FIRE : Ink.GOLD;
    return Panel.Card.of(Msg.literal(number(power)), ink);
  }

  private static int number(int power) {
    return power == 0 ? 0 : 1 << power;
  }

  @Override
  public Wording word(Tiles t, Slide slide, Seat viewer) {
    int won = t.after(slide).points - t.points;
    Wording wording = Wording.of(slide);
    return won == 0 ? wording : wording.gain("gain", "points", won);
  }

  @Override
  public Telling tell(Tiles before, Event event, Seat viewer) {
    return switch (event) {
      case Slid(Slide way, int won) ->
          Telling.of(won == 0 ? "event.Slid" : "event.Slid.won", "way", way, "points", won);
      case Appeared(int cell, int power) ->
          Telling.of(
              "event.Appeared",
              "number",
              number(power),
              "row",
              BOARD.y(cell) + 1,
              "column",
              BOARD.x(cell) + 1);
      default -> Telling.of(event);
    };
  }

  @Override
  public void measure(Tiles t, Measures out) {
    out.value("highest", number(t.powers.max()));
  }

  @Override
  public List<Bot<Tiles, Slide>> bots() {
    return List.of(
        Bot.of("tidy", (t, seat, prompt, rng) -> tidy(t, prompt.choices(seat).list(), rng)));
  }

  /** Keeps as many cells empty as it can, and of what is left prefers two sides to the others. */
  private static Slide tidy(Tiles t, List<Slide> open, Rng rng) {
    int[] value = new int[open.size()];
    for (int i = 0; i < value.length; i++) {
      Slide slide = open.get(i);
      boolean home = slide == Slide.LEFT || slide == Slide.DOWN;
      value[i] = 4 * t.after(slide).empty() + (home ? 2 : 0) + rng.below(2);
    }
    int best = 0;
    for (int i = 1; i < value.length; i++) if (value[i] > value[best]) best = i;
    return open.get(best);
  }
}
