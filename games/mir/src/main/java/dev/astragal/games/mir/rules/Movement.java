package dev.astragal.games.mir.rules;

import dev.astragal.games.mir.MirEvent;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.json.Ecma;
import dev.astragal.games.mir.json.Json;
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
  private static final int NO_CELL = -1;
  private static final int CELL_DIGITS_MAX = 3;

  private Movement() {}

  public static @Nullable Rejection refusal(MirState state, Json.Obj action, Footing footing) {
    List<Json> path = action.items("path");
    if (path.isEmpty()) return Rejection.of("PATH_EMPTY", "MOVE path is empty");
    Json id = action.at("entityId");
    Entity entity = state.roster().find(id);
    if (entity == null)
      return Rejection.of("ENTITY_NOT_FOUND", "Entity \"" + Ecma.text(id) + "\" not found");
    if (entity.dead()) return Rejection.of("DEAD_ENTITY", "Entity \"" + entity.id() + "\" is dead");
    Rejection tooFar = footing.beforeSteps(entity, path.size());
    if (tooFar != null) return tooFar;
    long cost = 0;
    @Nullable Json x = entity.xJson();
    @Nullable Json y = entity.yJson();
    for (int i = 0; i < path.size(); i++) {
      if (!(path.get(i) instanceof Json.Obj) && !(path.get(i) instanceof Json.Arr))
        return ActionShape.invalid("Step " + i + " is not an object");
      Json nextX = coordinate(path.get(i), "x");
      Json nextY = coordinate(path.get(i), "y");
      Rejection refused = stepRefusal(state, entity, footing, i, x, y, nextX, nextY);
      if (refused != null) return refused;
      x = nextX;
      y = nextY;
      cost += footing.cost(state, entity, cellNumber(x), cellNumber(y));
    }
    return footing.afterSteps(entity, cost);
  }

  public static void perform(Json.Obj action, Turn<MirState, MirEvent> turn) {
    Json.Obj last = (Json.Obj) action.items("path").getLast();
    turn.emit(
        new MirEvent.MoveApplied(
            action.text("entityId"),
            action.at("path"),
            last.at("x"),
            last.at("y"),
            MirEvent.MoveApplied.EVERYBODY));
  }

  private static @Nullable Rejection stepRefusal(
      MirState state,
      Entity entity,
      Footing footing,
      int index,
      @Nullable Json fromX,
      @Nullable Json fromY,
      @Nullable Json x,
      @Nullable Json y) {
    if (fromX == null || fromY == null || x == null || y == null || !cardinal(fromX, fromY, x, y))
      return step(
          "DIAGONAL_MOVE", index, cell(fromX, fromY) + "→" + cell(x, y) + " is not cardinal");
    Board board = state.board();
    if (outside(x, board.width()) || outside(y, board.height()))
      return step(
          "OUT_OF_RANGE",
          index,
          cell(x, y) + " outside map " + board.width() + "x" + board.height());
    int column = cellNumber(x);
    int row = cellNumber(y);
    if (column == NO_CELL || row == NO_CELL) return null;
    if (board.blocksMovement(column, row))
      return step("BLOCKED_CELL", index, cell(x, y) + " is blocked terrain");
    if (footing.occupied(state, entity, column, row))
      return step("OVERLAP", index, cell(x, y) + " is occupied");
    return null;
  }

  /** The cell number that prints like {@code coordinate}. */
  private static int cellNumber(@Nullable Json coordinate) {
    if (coordinate == null) return NO_CELL;
    if (coordinate instanceof Json.Int(long value))
      return value == (int) value && value >= 0 ? (int) value : NO_CELL;
    String text = Ecma.text(coordinate);
    if (!text.matches("0|[1-9]\\d*") || text.length() > CELL_DIGITS_MAX) return NO_CELL;
    return Integer.parseInt(text);
  }

  private static boolean cardinal(Json fromX, Json fromY, Json x, Json y) {
    if (fromX instanceof Json.Int(long x0)
        && fromY instanceof Json.Int(long y0)
        && x instanceof Json.Int(long x1)
        && y instanceof Json.Int(long y1)) return Math.abs(x1 - x0) + Math.abs(y1 - y0) == 1;
    return Math.abs(Ecma.toNumber(x) - Ecma.toNumber(fromX))
            + Math.abs(Ecma.toNumber(y) - Ecma.toNumber(fromY))
        == 1;
  }

  private static boolean outside(Json coordinate, int size) {
    if (coordinate instanceof Json.Int(long value)) return value < 0 || value >= size;
    double value = Ecma.toNumber(coordinate);
    return value < 0 || value >= size;
  }

  private static @Nullable Json coordinate(Json step, String key) {
    return step instanceof Json.Obj object ? object.get(key) : null;
  }

  private static String cell(@Nullable Json x, @Nullable Json y) {
    return "(" + ActionShape.shown(x) + "," + ActionShape.shown(y) + ")";
  }

  private static Rejection step(String code, int index, String message) {
    return Rejection.of(code, "Step " + index + ": " + message);
  }
}
