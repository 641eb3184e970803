package dev.astragal.games.mir.rules;

import dev.astragal.games.mir.MirEvent;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.action.Action;
import dev.astragal.games.mir.action.ActionShape;
import dev.astragal.games.mir.action.Coordinate;
import dev.astragal.games.mir.action.PathStep;
import dev.astragal.games.mir.json.Ecma;
import dev.astragal.games.mir.state.Board;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Turn;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * MOVE: a path of single steps along rows and columns, each onto a free cell. Coordinates are taken
 * as the reference takes them, whatever they are; two cells are the same when they print the same.
 */
public final class Movement {
  private Movement() {}

  public static @Nullable Rejection refusal(MirState state, Action.Move action, Footing footing) {
    List<PathStep> path = action.path();
    if (path.isEmpty()) return Rejection.of("PATH_EMPTY", "MOVE path is empty");
    Entity entity = state.roster().find(action.entity());
    if (entity == null)
      return Rejection.of(
          "ENTITY_NOT_FOUND", "Entity \"" + action.entity().shown() + "\" not found");
    if (entity.dead()) return Rejection.of("DEAD_ENTITY", "Entity \"" + entity.id() + "\" is dead");
    Rejection tooFar = footing.beforeSteps(entity, path.size());
    if (tooFar != null) return tooFar;
    long cost = 0;
    Coordinate x = Coordinate.read(entity.xJson());
    Coordinate y = Coordinate.read(entity.yJson());
    for (int i = 0; i < path.size(); i++) {
      if (!(path.get(i) instanceof PathStep.Place next))
        return ActionShape.invalid("Step " + i + " is not an object");
      Rejection refused = stepRefusal(state, entity, footing, i, x, y, next);
      if (refused != null) return refused;
      x = next.x();
      y = next.y();
      cost += footing.cost(state, entity, x.cell(), y.cell());
    }
    return footing.afterSteps(entity, cost);
  }

  public static void perform(Action.Move action, Turn<MirState, MirEvent> turn) {
    PathStep.Place last = (PathStep.Place) action.path().getLast();
    turn.emit(
        new MirEvent.MoveApplied(
            action.entity().shown(),
            PathStep.written(action.path()),
            last.x().written(),
            last.y().written(),
            MirEvent.MoveApplied.EVERYBODY));
  }

  private static @Nullable Rejection stepRefusal(
      MirState state,
      Entity entity,
      Footing footing,
      int index,
      Coordinate fromX,
      Coordinate fromY,
      PathStep.Place next) {
    Coordinate x = next.x();
    Coordinate y = next.y();
    if (!cardinal(fromX, fromY, x, y))
      return step(
          "DIAGONAL_MOVE", index, cell(fromX, fromY) + "→" + cell(x, y) + " is not cardinal");
    Board board = state.board();
    if (outside(x, board.width()) || outside(y, board.height()))
      return step(
          "OUT_OF_RANGE",
          index,
          cell(x, y) + " outside map " + board.width() + "x" + board.height());
    int column = x.cell();
    int row = y.cell();
    if (column == Coordinate.NO_CELL || row == Coordinate.NO_CELL) return null;
    if (board.blocksMovement(column, row))
      return step("BLOCKED_CELL", index, cell(x, y) + " is blocked terrain");
    if (footing.occupied(state, entity, column, row))
      return step("OVERLAP", index, cell(x, y) + " is occupied");
    return null;
  }

  private static boolean cardinal(Coordinate fromX, Coordinate fromY, Coordinate x, Coordinate y) {
    if (fromX instanceof Coordinate.Whole(long x0)
        && fromY instanceof Coordinate.Whole(long y0)
        && x instanceof Coordinate.Whole(long x1)
        && y instanceof Coordinate.Whole(long y1))
      return Math.abs(x1 - x0) + Math.abs(y1 - y0) == 1;
    if (x instanceof Coordinate.Missing || y instanceof Coordinate.Missing) return false;
    return Math.abs(Ecma.toNumber(x.written()) - Ecma.toNumber(fromX.written()))
            + Math.abs(Ecma.toNumber(y.written()) - Ecma.toNumber(fromY.written()))
        == 1;
  }

  private static boolean outside(Coordinate coordinate, int size) {
    if (coordinate instanceof Coordinate.Whole(long value)) return value < 0 || value >= size;
    double value = Ecma.toNumber(coordinate.written());
    return value < 0 || value >= size;
  }

  private static String cell(Coordinate x, Coordinate y) {
    return "(" + x.shown() + "," + y.shown() + ")";
  }

  private static Rejection step(String code, int index, String message) {
    return Rejection.of(code, "Step " + index + ": " + message);
  }
}
