package dev.astragal.web.inspect;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.timeline.Timeline;
import java.util.Optional;

/**
 * Every step of a run. A fork shares what was before it with the run it left, where another luck
 * was drawn.
 *
 * @param before the past of the run that was left
 */
record Past<S, C extends Choice, E extends Event>(
    Optional<Past<S, C, E>> before, Timeline<S, C, E> timeline) {
  /** The same past, which stays as it is whatever becomes of this one. */
  Past<S, C, E> copy() {
    return new Past<>(before.map(Past::copy), timeline.copy());
  }

  Kernel<S, C, E> kernel() {
    return timeline.kernel();
  }

  long lastStep() {
    return timeline.lastStep();
  }

  /** The run as it was after {@code step} steps; the caller's to keep. */
  Run<S, C, E> at(long step) {
    return before.isPresent() && step < timeline.firstStep()
        ? before.get().at(step)
        : timeline.at(step);
  }

  /** Takes {@code run}, a moment of this past, one step further and gives it back. */
  Run<S, C, E> stepped(Run<S, C, E> run) {
    long step = run.inputs() + run.tick();
    return before.isPresent() && step < timeline.firstStep()
        ? before.get().stepped(run)
        : timeline.stepped(run);
  }

  /** The input that led from {@code run} to the next step, if it was one. */
  Optional<Timeline.Recorded<C>> inputAfter(Run<S, C, E> run) {
    long step = run.inputs() + run.tick();
    if (before.isPresent() && step < timeline.firstStep()) return before.get().inputAfter(run);
    int index = (int) (run.inputs() - timeline.inputsBefore());
    if (index >= timeline.inputs() || timeline.input(index).tick() != run.tick())
      return Optional.empty();
    return Optional.of(timeline.input(index));
  }
}
