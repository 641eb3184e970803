package dev.astragal.games.mir.tactics;

import dev.astragal.games.mir.MirEvent;
import dev.astragal.games.mir.MirPolicy;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.action.Action;
import dev.astragal.games.mir.action.Coordinate;
import dev.astragal.games.mir.action.PathStep;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.state.Board;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Side;
import dev.astragal.games.mir.state.Sight;
import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.game.Turn;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * MOVE: steps along rows and columns, each at the price of its ground, up to what is left of the
 * turn's speed. Whoever walks into somebody the fog hid stops in front of them.
 */
public final class Walking {
  private final MirPolicy policy;

  Walking(MirPolicy policy) {
    this.policy = policy;
  }

  @Nullable Rejection refusal(MirState state, Entity mover, Action.Move action) {
    List<PathStep> path = action.path();
    if (path.isEmpty()) return Rejection.of("PATH_EMPTY", "MOVE path is empty");
    Ground ground = Ground.seenBy(state, mover, policy);
    int x = mover.x();
    int y = mover.y();
    long cost = 0;
    for (int i = 0; i < path.size(); i++) {
      if (!(path.get(i)
          instanceof PathStep.Place(Coordinate.Whole(long nextX), Coordinate.Whole(long nextY), _)))
        return Rejection.of("INVALID_ACTION", "Step " + i + " is not a cell");
      String cell = "(" + nextX + "," + nextY + ")";
      if (Math.abs(nextX - x) + Math.abs(nextY - y) != 1)
        return step("DIAGONAL_MOVE", i, "(" + x + "," + y + ")→" + cell + " is not cardinal");
      x = (int) nextX;
      y = (int) nextY;
      Board board = state.board();
      if (!board.contains(x, y))
        return step(
            "OUT_OF_RANGE", i, cell + " outside map " + board.width() + "x" + board.height());
      if (board.blocksMovement(x, y)) return step("BLOCKED_CELL", i, cell + " is blocked terrain");
      if (ground.blocked(x, y)) return step("OVERLAP", i, cell + " is occupied");
      cost += ground.cost(x, y);
    }
    if (!ground.free(x, y))
      return step("OVERLAP", path.size() - 1, "(" + x + "," + y + ") has no room to stand");
    long left = left(state, mover);
    return cost <= left
        ? null
        : Rejection.of("OUT_OF_RANGE", "Movement cost " + cost + " exceeds what is left, " + left);
  }

  void perform(MirState state, Entity mover, Action.Move action, Turn<MirState, MirEvent> turn) {
    List<PathStep> path = action.path();
    Ground known = Ground.seenBy(state, mover, policy);
    Ground real = Ground.of(state, mover, policy);
    int walked = 0;
    while (walked < path.size() && !real.blocked(x(path, walked), y(path, walked))) walked++;
    while (walked > 0 && !real.free(x(path, walked - 1), y(path, walked - 1))) walked--;
    long cost = 0;
    for (int i = 0; i < walked; i++) cost += known.cost(x(path, i), y(path, i));
    boolean ambushed = walked < path.size();
    List<PathStep> taken = path.subList(0, walked);
    if (walked > 0)
      turn.emit(
          new MirEvent.MoveApplied(
              mover.id(),
              PathStep.written(taken),
              Json.of(x(path, walked - 1)),
              Json.of(y(path, walked - 1)),
              witnesses(state, mover, taken)));
    Actors.spend(mover.id(), ambushed ? left(state, mover) : cost, 0, turn);
  }

  /** What is left of the mover's speed. */
  public static long left(MirState state, Entity mover) {
    return Math.max(0, mover.speed() - Actors.budget(state).movement());
  }

  private int witnesses(MirState state, Entity mover, List<PathStep> path) {
    if (!state.board().foggy()) return MirEvent.MoveApplied.EVERYBODY;
    int witnesses = 0;
    for (Side side : List.of(Side.PLAYERS, Side.NPCS)) {
      Sight sight = Sight.of(state.board(), state.roster(), side, policy.vision().radius());
      boolean saw = side == mover.side() || sight.sees(mover.x(), mover.y());
      for (int i = 0; i < path.size(); i++) saw |= sight.sees(x(path, i), y(path, i));
      if (saw) witnesses |= 1 << side.ordinal();
    }
    return witnesses;
  }

  private static int x(List<PathStep> path, int index) {
    return ((PathStep.Place) path.get(index)).x().cell();
  }

  private static int y(List<PathStep> path, int index) {
    return ((PathStep.Place) path.get(index)).y().cell();
  }

  private static Rejection step(String code, int index, String message) {
    return Rejection.of(code, "Step " + index + ": " + message);
  }
}
