package dev.astragal.games.mir.tactics;

import dev.astragal.games.mir.MirPolicy;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.state.Board;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Side;
import dev.astragal.games.mir.state.Sight;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Rng;
import java.util.ArrayList;
import java.util.List;

/** Who sees whom. */
public final class Fog {
  private static final List<Side> SIDES = List.of(Side.PLAYERS, Side.NPCS);

  private Fog() {}

  /** Whether {@code viewer} sees {@code entity}; a spectator sees whom both sides see. */
  public static boolean shows(MirPolicy policy, MirState state, Seat viewer, Entity entity) {
    for (Side side : SIDES)
      if (viewer.index() < 0 || viewer.index() == side.ordinal())
        if (entity.side() != side && !sight(policy, state, side).sees(entity.x(), entity.y()))
          return false;
    return true;
  }

  public static Sight sight(MirPolicy policy, MirState state, Side side) {
    return Sight.of(state.board(), state.roster(), side, policy.vision().radius());
  }

  /** A state {@code viewer} could not tell from this one: whom it does not see stands elsewhere. */
  public static MirState redealt(MirPolicy policy, MirState state, Seat viewer, Rng rng) {
    if (!state.board().foggy() || viewer.index() < 0) return state;
    Side side = SIDES.get(viewer.index());
    Sight sight = sight(policy, state, side);
    MirState dealt = state;
    for (Entity entity : state.roster().all()) {
      if (!side.opposes(entity.side()) || sight.sees(entity.x(), entity.y())) continue;
      List<int[]> cells = hiddenCells(dealt, sight, entity);
      int[] cell = cells.get(rng.below(cells.size()));
      dealt = dealt.with(entity.at(cell[0], cell[1], null), true);
    }
    return dealt;
  }

  private static List<int[]> hiddenCells(MirState state, Sight sight, Entity entity) {
    Board board = state.board();
    List<int[]> cells = new ArrayList<>();
    for (int y = 0; y < board.height(); y++)
      for (int x = 0; x < board.width(); x++)
        if (!sight.sees(x, y)
            && !board.blocksMovement(x, y)
            && state.roster().occupant(x, y, entity) == null) cells.add(new int[] {x, y});
    return cells;
  }
}
