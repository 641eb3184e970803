package dev.astragal.games.classics.hex;

import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Option;
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
import dev.astragal.parts.board.Hexes;
import dev.astragal.parts.board.Paths;
import java.util.ArrayList;
import java.util.List;

/** Join your two sides of the rhombus by an unbroken chain; one of the two always does. */
public final class Hex implements SimpleGame<Hex.Position, Hex.Move, Hex.Move> {
  private static final int SIZE = 7;
  private static final int NOWHERE = -1;

  /**
   * Where a game stands.
   *
   * @param owners for each hex 1 or 2, or 0 where nobody is
   * @param last where the last stone was placed, or -1
   */
  public record Position(int size, Ints owners, Seat mover, int last) implements Withers<Position> {
    Hexes board() {
      return new Hexes(size, size);
    }

    boolean maySwap() {
      return mover.index() == 1 && owners.count(0) == owners.size() - 1;
    }

    /** Whether the last stone joins both sides: the first player's are above and below. */
    boolean won() {
      if (last == NOWHERE) return false;
      int owner = owners.get(last);
      Ints chain = Paths.from(board(), last, hex -> owners.get(hex) == owner).region();
      boolean start = false;
      boolean end = false;
      for (int hex : chain.toArray()) {
        int along = owner == 1 ? hex / size : hex % size;
        start |= along == 0;
        end |= along == size - 1;
      }
      return start && end;
    }
  }

  /** What may be done, and what then happens. */
  public sealed interface Move extends Choice, Event {}

  /** A stone on an empty hex. */
  public record Place(int hex) implements Move {}

  /** The second player takes the first stone over, mirrored to suit the other sides. */
  public enum Swap implements Move {
    SWAP
  }

  @Override
  public Manifest manifest() {
    return Manifest.of("hex", "Hex")
        .seats(2)
        .options(new Option("size", "7", List.of("11", "9", "7", "5", "3")))
        .limits(122, 0)
        .bots("bridge");
  }

  @Override
  public Position begin(Setup setup) {
    return start(Integer.parseInt(setup.option("size")));
  }

  @Override
  public Position begin(int seats) {
    return start(SIZE);
  }

  private static Position start(int size) {
    return new Position(size, Ints.zeros(size * size), Seat.first(), NOWHERE);
  }

  @Override
  public Status<Move> status(Position p) {
    if (p.won()) return Status.won(p.mover.next(2));
    List<Move> moves = new ArrayList<>();
    if (p.maySwap()) moves.add(Swap.SWAP);
    for (int hex = 0; hex < p.owners.size(); hex++)
      if (p.owners.get(hex) == 0) moves.add(new Place(hex));
    return Status.awaiting(p.mover, "move", Choices.of(moves));
  }

  @Override
  public void choose(Position p, Move move, Turn<Position, Move> turn) {
    turn.emit(move);
  }

  @Override
  public Position evolve(Position p, Move move) {
    Seat next = p.mover.next(2);
    return switch (move) {
      case Place(int hex) ->
          new Position(p.size, p.owners.with(hex, p.mover.index() + 1), next, hex);
      case Swap _ -> {
        int mirrored = p.last % p.size * p.size + p.last / p.size;
        yield new Position(p.size, Ints.zeros(p.owners.size()).with(mirrored, 2), next, mirrored);
      }
    };
  }

  @Override
  public Screen present(Position p, Seat viewer) {
    return screen(p, NOWHERE);
  }

  @Override
  public Screen preview(Position p, Move move, Seat viewer) {
    return screen(p, move instanceof Place(int hex) ? hex : NOWHERE);
  }

  /** Around the hexes lie the sides, in the colour of whoever is to join them. */
  private static Screen screen(Position p, int considered) {
    int width = p.size + 2;
    Panel board =
        Panel.grid(
                "board",
                width,
                width,
                cell -> {
                  int x = cell % width - 1;
                  int y = cell / width - 1;
                  boolean inRow = x >= 0 && x < p.size;
                  boolean inColumn = y >= 0 && y < p.size;
                  if (inRow && !inColumn) return Cell.of('0' + (x + 1) % 10, Ink.FIRST);
                  if (inColumn && !inRow) return Cell.of('0' + (y + 1) % 10, Ink.SECOND);
                  if (!inRow) return Cell.of(' ');
                  int hex = x + y * p.size;
                  Cell shown = cell(p, hex);
                  return hex == considered || hex == p.last ? shown.highlighted() : shown;
                })
            .tiled(Panel.Tiling.HEXES);
    return Screen.of(
        board,
        Panel.text(
            "turn",
            Msg.of("to-move", "who", p.mover),
            Msg.of("goal-first", "who", Seat.of(0)),
            Msg.of("goal-second", "who", Seat.of(1))));
  }

  private static Cell cell(Position p, int hex) {
    return switch (p.owners.get(hex)) {
      case 1 -> Cell.of('●', Ink.FIRST).showing(Thing.of(id(hex), "first-stone"));
      case 2 -> Cell.of('○', Ink.SECOND).showing(Thing.of(id(hex), "second-stone"));
      default -> Cell.of('.', Ink.FAINT).showing(Thing.of(id(hex), "empty"));
    };
  }

  private static String id(int hex) {
    return "hex-" + hex;
  }

  @Override
  public Wording word(Position p, Move move, Seat viewer) {
    return switch (move) {
      case Swap _ -> Wording.of("choice.SWAP", "who", Seat.of(0)).about(id(p.last));
      case Place(int hex) ->
          Wording.of("choice.Place", "row", hex / p.size + 1, "place", hex % p.size + 1)
              .in("group.row", "row", hex / p.size + 1)
              .about(id(hex));
    };
  }

  @Override
  public Telling tell(Position before, Event event, Seat viewer) {
    if (!(event instanceof Place(int hex))) return Telling.of(event);
    return Telling.of("event.Place", "row", hex / before.size + 1, "place", hex % before.size + 1)
        .about(id(hex));
  }

  @Override
  public List<Bot<Position, Move>> bots() {
    return List.of(
        Bot.of("bridge", (p, seat, prompt, rng) -> bridge(p, prompt.choices(seat).list(), rng)));
  }

  /** Goes where both need to go: where the shortest ways of the two cross. */
  private static Move bridge(Position p, List<Move> moves, Rng rng) {
    int[] own = through(p, p.mover.index() + 1);
    int[] other = through(p, 2 - p.mover.index());
    Move best = moves.getLast();
    int least = Integer.MAX_VALUE;
    for (Move move : moves) {
      if (!(move instanceof Place(int hex))) continue;
      int cost = 16 * (own[hex] + other[hex]) + rng.below(16);
      if (cost >= least) continue;
      least = cost;
      best = move;
    }
    return best;
  }

  /** For each hex how many stones {@code owner} still needs for a chain through it. */
  private static int[] through(Position p, int owner) {
    int[] near = needed(p, owner, 0);
    int[] far = needed(p, owner, p.size - 1);
    int[] through = new int[near.length];
    for (int hex = 0; hex < through.length; hex++) through[hex] = near[hex] + far[hex];
    return through;
  }

  private static int[] needed(Position p, int owner, int side) {
    int[] needed = new int[p.owners.size()];
    for (int hex = 0; hex < needed.length; hex++) {
      int along = owner == 1 ? hex / p.size : hex % p.size;
      needed[hex] = along == side ? price(p, owner, hex) : needed.length;
    }
    boolean better = true;
    while (better) {
      better = false;
      for (int hex = 0; hex < needed.length; hex++)
        for (int other : p.board().beside(hex).toArray()) {
          int cost = needed[other] + price(p, owner, hex);
          if (cost >= needed[hex]) continue;
          needed[hex] = cost;
          better = true;
        }
    }
    return needed;
  }

  private static int price(Position p, int owner, int hex) {
    int there = p.owners.get(hex);
    return there == owner ? 0 : there == 0 ? 1 : p.owners.size();
  }
}
