package dev.astragal.games.mir.tactics;

import dev.astragal.games.mir.MirChoice;
import dev.astragal.games.mir.MirPolicy;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.state.Board;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Sight;
import dev.astragal.parts.board.Paths;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The map under somebody's feet: where it can step, at what price, and by which way. */
public final class Ground {
  private static final int UNREACHED = Integer.MAX_VALUE;
  private static final String NOBODY = "";

  private final Board board;
  private final int start;
  private final int[] price;
  private final boolean[] blocked;
  private final boolean[] taken;
  private @Nullable Paths ways;

  private Ground(MirState state, Entity mover, String gone, MirPolicy policy, boolean fogged) {
    board = state.board();
    start = mover.x() + mover.y() * board.width();
    price = new int[board.cells()];
    blocked = new boolean[board.cells()];
    taken = new boolean[board.cells()];
    for (int y = 0, cell = 0; y < board.height(); y++)
      for (int x = 0; x < board.width(); x++, cell++) {
        price[cell] = board.difficult(x, y) ? policy.movement().difficultCost() : 1;
        blocked[cell] = board.blocksMovement(x, y);
      }
    Sight sight = fogged ? Fog.sight(policy, state, mover.side()) : Sight.everywhere(board);
    for (Entity other : state.roster().all()) {
      if (other.id().equals(mover.id()) || other.id().equals(gone)) continue;
      if (mover.side().opposes(other.side()) && !sight.sees(other.x(), other.y())) continue;
      int cell = other.x() + other.y() * board.width();
      taken[cell] = true;
      if (other.dead()) price[cell] = Math.max(price[cell], policy.movement().corpseCost());
      else blocked[cell] = true;
    }
  }

  /** The ground as it is. */
  static Ground of(MirState state, Entity mover, MirPolicy policy) {
    return new Ground(state, mover, NOBODY, policy, false);
  }

  /** The ground as it will be when somebody else has left. */
  static Ground without(Entity gone, MirState state, Entity mover, MirPolicy policy) {
    return new Ground(state, mover, gone.id(), policy, false);
  }

  /** The ground as the mover's side knows it: enemies in the fog are not there. */
  public static Ground seenBy(MirState state, Entity mover, MirPolicy policy) {
    return new Ground(state, mover, NOBODY, policy, state.board().foggy());
  }

  boolean blocked(int x, int y) {
    return blocked[x + y * board.width()];
  }

  /** Whether somebody may end a move here. */
  public boolean free(int x, int y) {
    int cell = x + y * board.width();
    return !blocked[cell] && !taken[cell];
  }

  int cost(int x, int y) {
    return price[x + y * board.width()];
  }

  /** What the cheapest way here costs; very much where there is none. */
  public int distance(int x, int y) {
    int cell = x + y * board.width();
    return ways().reaches(cell) ? ways().steps(cell) : UNREACHED;
  }

  public boolean reached(int x, int y) {
    return ways().reaches(x + y * board.width());
  }

  /** The cheapest way to a cell that is reached, without the cell it starts from. */
  public List<MirChoice.Step> path(int x, int y) {
    List<MirChoice.Step> path = new ArrayList<>();
    for (int cell : ways().to(x + y * board.width()).toArray())
      path.add(new MirChoice.Step(cell % board.width(), cell / board.width()));
    return path;
  }

  /** As much of {@code path} as {@code budget} pays for, ending where there is room to stand. */
  public List<MirChoice.Step> affordable(List<MirChoice.Step> path, long budget) {
    int end = 0;
    long spent = 0;
    for (int i = 0; i < path.size(); i++) {
      MirChoice.Step step = path.get(i);
      spent += cost(step.x(), step.y());
      if (spent > budget) break;
      if (free(step.x(), step.y())) end = i + 1;
    }
    return List.copyOf(path.subList(0, end));
  }

  /** Knows only of what lies within {@code budget}; all else is not reached. */
  Ground within(long budget) {
    ways = explored((int) Math.min(budget, Paths.NO_LIMIT));
    return this;
  }

  private Paths ways() {
    if (ways == null) ways = explored(Paths.NO_LIMIT);
    return ways;
  }

  private Paths explored(int budget) {
    return Paths.from(board, start, cell -> blocked[cell] ? 0 : price[cell], budget);
  }
}
