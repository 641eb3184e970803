package dev.astragal.games.delve;

import dev.astragal.kernel.game.Surface;
import dev.astragal.kernel.state.Ints;

/** What auto-explore has in mind. */
public sealed interface ExploreEvent extends DelveEvent {

  /** A new target or a new reason; never a mere countdown. */
  record AutoSegmentStarted(AutoReason reason, int target, int plannedLength)
      implements ExploreEvent {
    @Override
    public void applyTo(DelveState state) {
      state.intent.reason = reason;
      state.intent.target = target;
      state.segments.push(state.progress.clock, reason, target, plannedLength);
    }

    @Override
    public Surface surface() {
      return Surface.NONE;
    }
  }

  /** The player lets the hero walk over ground that hurts; until it has firm ground again. */
  record CrossingAllowed(boolean deadly) implements ExploreEvent {
    @Override
    public void applyTo(DelveState state) {
      state.progress.daring = deadly ? Progress.DEADLY : Progress.HURTFUL;
    }

    @Override
    public Surface surface() {
      return Surface.NONE;
    }
  }

  /** The steps to the target. */
  record RoutePlanned(Ints route) implements ExploreEvent {
    @Override
    public void applyTo(DelveState state) {
      state.intent.route = route;
      state.intent.done = 0;
    }

    @Override
    public Surface surface() {
      return Surface.NONE;
    }
  }
}
