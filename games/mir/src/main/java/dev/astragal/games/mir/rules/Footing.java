package dev.astragal.games.mir.rules;

import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.kernel.game.Rejection;
import org.jspecify.annotations.Nullable;

/** Where rules differ about walking: who is in the way, and how far is too far. */
public interface Footing {
  /** Everybody is in the way, and every step counts one. */
  Footing CONTRACT =
      new Footing() {
        @Override
        public boolean occupied(MirState state, Entity mover, int x, int y) {
          return state.roster().occupant(x, y, mover) != null;
        }

        @Override
        public @Nullable Rejection beforeSteps(Entity mover, int steps) {
          return steps <= mover.speed()
              ? null
              : Rejection.of(
                  "OUT_OF_RANGE",
                  "Path length " + steps + " exceeds movementSpeed " + mover.speed());
        }
      };

  /** Whether somebody keeps {@code mover} from entering a cell. */
  boolean occupied(MirState state, Entity mover, int x, int y);

  /** What entering a cell costs. */
  default int cost(MirState state, Entity mover, int x, int y) {
    return 1;
  }

  /** Asked before any step is looked at. */
  default @Nullable Rejection beforeSteps(Entity mover, int steps) {
    return null;
  }

  /** Asked when every step is possible. */
  default @Nullable Rejection afterSteps(Entity mover, long cost) {
    return null;
  }
}
