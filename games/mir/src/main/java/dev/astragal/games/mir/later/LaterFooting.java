package dev.astragal.games.mir.later;

import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.rules.Footing;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Side;
import dev.astragal.kernel.game.Rejection;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Only the living are in the way, and climbing over the dead costs two. Whoever ends a move on a
 * corpse or an object is stopped by the invariants, not by this rule.
 */
final class LaterFooting implements Footing {
  static final Footing INSTANCE = new LaterFooting();

  private static final int CORPSE_COST = 2;

  private LaterFooting() {}

  @Override
  public boolean occupied(MirState state, Entity mover, int x, int y) {
    return anybody(state, mover, x, y, other -> !other.dead());
  }

  @Override
  public int cost(MirState state, Entity mover, int x, int y) {
    return anybody(state, mover, x, y, Entity::dead) ? CORPSE_COST : 1;
  }

  @Override
  public @Nullable Rejection afterSteps(Entity mover, long cost) {
    return cost <= mover.speed()
        ? null
        : Rejection.of(
            "OUT_OF_RANGE", "Movement cost " + cost + " exceeds movementSpeed " + mover.speed());
  }

  private static boolean anybody(
      MirState state, Entity mover, int x, int y, Predicate<Entity> who) {
    for (Entity other : state.roster().all())
      if (other.side() != Side.OBJECTS
          && other.x() == x
          && other.y() == y
          && !other.id().equals(mover.id())
          && who.test(other)) return true;
    return false;
  }
}
