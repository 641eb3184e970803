package dev.astragal.tui.watch;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Severity;
import dev.astragal.kernel.game.Surface;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.timeline.Timeline;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** A run's past to walk through: every step with its events, and the steps worth stopping at. */
public final class Recording<S, C extends Choice, E extends Event> {
  private final RunSpec spec;
  private final Timeline<S, C, E> timeline;
  private final long lastStep;
  private final List<List<E>> events = new ArrayList<>();
  private final List<Long> markers = new ArrayList<>();
  private Run<S, C, E> run;
  private long step;

  public Recording(RunSpec spec, Timeline<S, C, E> timeline) {
    this.spec = spec;
    this.timeline = timeline;
    this.lastStep = timeline.lastStep();
    this.run = timeline.at(0);
    walk();
  }

  private void walk() {
    List<Long> turns = new ArrayList<>();
    Run<S, C, E> walker = timeline.at(0);
    events.add(List.of());
    for (long at = 1; at <= lastStep; at++) {
      long inputs = walker.inputs();
      timeline.stepped(walker);
      events.add(List.copyOf(walker.events()));
      if (walker.events().stream().anyMatch(Recording::worthStopping)) markers.add(at);
      if (walker.inputs() > inputs && changesSeat((int) inputs)) turns.add(at);
    }
    if (markers.isEmpty()) markers.addAll(turns);
  }

  private boolean changesSeat(int input) {
    return input > 0
        && !timeline.input(input).answer().seat().equals(timeline.input(input - 1).answer().seat());
  }

  private static boolean worthStopping(Event event) {
    return event.severity() != Severity.INFO
        || event.surface() == Surface.TOAST
        || event.surface() == Surface.MODAL
        || event.checkpoint().isPresent();
  }

  public RunSpec spec() {
    return spec;
  }

  public Timeline<S, C, E> timeline() {
    return timeline;
  }

  /** The run as it was at the present step. */
  public Run<S, C, E> run() {
    return run;
  }

  public long step() {
    return step;
  }

  public long lastStep() {
    return lastStep;
  }

  /** The steps worth stopping at, or those where another seat's turn begins. */
  public List<Long> markers() {
    return List.copyOf(markers);
  }

  /** The events of one step. */
  public List<E> events(long at) {
    return events.get((int) at);
  }

  /** Whose view follows that of {@code viewer}: every seat's in turn, then a spectator's. */
  public Seat nextSeat(Seat viewer) {
    boolean last = viewer.index() + 1 == timeline.kernel().setup().seats();
    return last ? Seat.SPECTATOR : Seat.of(viewer.index() + 1);
  }

  public void goTo(long wanted) {
    long to = Math.clamp(wanted, 0, lastStep);
    if (to == step + 1) timeline.stepped(run);
    else if (to != step) run = timeline.at(to);
    step = to;
  }

  /** The nearest marker after, or before, the present step. */
  public OptionalLong marker(int direction) {
    return direction > 0
        ? markers.stream().mapToLong(m -> m).filter(m -> m > step).min()
        : markers.stream().mapToLong(m -> m).filter(m -> m < step).max();
  }
}
