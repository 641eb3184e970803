package dev.astragal.games.mir.tactics;

import dev.astragal.games.mir.MirChoice;
import dev.astragal.games.mir.MirPolicy;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.state.Board;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Sight;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** The map under somebody's feet: where it can step, at what price, and by which way. */
public final class Ground {
  private static final int UNREACHED = Integer.MAX_VALUE;
  private static final String NOBODY = "";
  private static final int[] STEP_X = {0, 0, -1, 1};
  private static final int[] STEP_Y = {-1, 1, 0, 0};

  private final Board board;
  private final int start;
  private final int[] price;
  private final boolean[] blocked;
  private final boolean[] taken;
  private final int[] costs;
  private final int[] from;
  private boolean explored;

  private Ground(MirState state, Entity mover, String gone, MirPolicy policy, boolean fogged) {
    board = state.board();
    int cells = board.width() * board.height();
    start = mover.x() + mover.y() * board.width();
    price = new int[cells];
    blocked = new boolean[cells];
    taken = new boolean[cells];
    costs = new int[cells];
    from = new int[cells];
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
    explore();
    return costs[x + y * board.width()];
  }

  public boolean reached(int x, int y) {
    return distance(x, y) != UNREACHED;
  }

  /** The cheapest way to a cell that is reached, without the cell it starts from. */
  public List<MirChoice.Step> path(int x, int y) {
    explore();
    List<MirChoice.Step> path = new ArrayList<>();
    for (int cell = x + y * board.width(); cell != start; cell = from[cell])
      path.add(new MirChoice.Step(cell % board.width(), cell / board.width()));
    Collections.reverse(path);
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
    explore(budget);
    return this;
  }

  private void explore() {
    explore(UNREACHED);
  }

  private void explore(long budget) {
    if (explored) return;
    explored = true;
    Arrays.fill(costs, UNREACHED);
    costs[start] = 0;
    int[] open = new int[2 * costs.length];
    open[0] = start;
    int end = 1;
    for (int next = 0; next < end; next++) {
      if (end + STEP_X.length > open.length) open = Arrays.copyOf(open, 2 * open.length);
      end = spread(open[next], open, end, budget);
    }
  }

  /** Adds what can be reached from a cell at less than was known. */
  private int spread(int cell, int[] open, int end, long budget) {
    int x = cell % board.width();
    int y = cell / board.width();
    int last = end;
    for (int direction = 0; direction < STEP_X.length; direction++) {
      int nextX = x + STEP_X[direction];
      int nextY = y + STEP_Y[direction];
      if (!board.contains(nextX, nextY)) continue;
      int next = nextX + nextY * board.width();
      int cost = costs[cell] + price[next];
      if (blocked[next] || cost >= costs[next] || cost > budget) continue;
      costs[next] = cost;
      from[next] = cell;
      open[last++] = next;
    }
    return last;
  }
}
