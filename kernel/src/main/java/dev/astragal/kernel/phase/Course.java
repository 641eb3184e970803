package dev.astragal.kernel.phase;

import dev.astragal.kernel.game.Event;

/**
 * The order of a tick's phases, written as code: {@code walk.through(dawn) && walk.through(noon)}.
 *
 * <p>A list of phases says the same. But where millions of ticks pass in a second, the course lets
 * the compiler see which phase comes where, and phases that do nothing today cost next to nothing.
 */
@FunctionalInterface
public interface Course<S, E extends Event, R> {
  /**
   * Must take the same phases through {@code walk} in the same order every time, and must return
   * false, without another phase, as soon as one of them does.
   */
  boolean lead(Walk<S, E, R> walk);
}
