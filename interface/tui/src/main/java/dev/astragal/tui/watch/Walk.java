package dev.astragal.tui.watch;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Fork;
import dev.astragal.runtime.table.Moment;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Told;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.ThreadLocalRandom;

/** Somebody's walk through a recording: where one is, as whom, and what was told on the way. */
public final class Walk {
  /** As far back as anybody will scroll; whoever wants more goes there. */
  private static final int STEPS_TOLD_MAX = 300;

  private static final int MARKERS_MAX = 10_000;
  private static final long SALTS = 1_000_000_000;

  private final Recording recording;
  private List<Long> markers = List.of();
  private final List<Told> told = new ArrayList<>();
  private Moment moment;
  private Seat viewer;
  private long step;

  /** What plays on from a step of a recording. */
  @FunctionalInterface
  public interface PlayOn {
    void from(long step, Fork luck) throws IOException;
  }

  public Walk(Recording recording, Seat viewer) {
    this.recording = recording;
    this.viewer = viewer;
    this.step = recording.firstStep();
    this.moment = recording.at(step);
    look();
  }

  private void look() {
    markers =
        recording.markers(viewer, MARKERS_MAX).stream()
            .map(Recording.Marker::step)
            .distinct()
            .toList();
    told.clear();
    hear(step - STEPS_TOLD_MAX);
  }

  private List<Told> hear(long from) {
    List<Told> more = recording.told(viewer, Math.max(from, recording.firstStep()), step);
    told.addAll(more);
    return more;
  }

  public Recording recording() {
    return recording;
  }

  /** The run as it was at the present step. */
  public Moment moment() {
    return moment;
  }

  public Seat viewer() {
    return viewer;
  }

  public long step() {
    return step;
  }

  public boolean atEnd() {
    return step == recording.lastStep();
  }

  /** What the viewer was told up to here. */
  public List<Told> told() {
    return List.copyOf(told);
  }

  /** The steps worth stopping at. */
  public List<Long> markers() {
    return markers;
  }

  /** The next view: every seat's in turn, then a spectator's. */
  public void turn() {
    boolean last = viewer.index() + 1 == recording.spec().seats();
    viewer = last ? Seat.SPECTATOR : Seat.of(viewer.index() + 1);
    look();
  }

  /** Gives what the viewer is told on the way there, unless it is the way back or too long. */
  public List<Told> goTo(long wanted) {
    long before = step;
    step = Math.clamp(wanted, recording.firstStep(), recording.lastStep());
    if (step == before) return List.of();
    moment = recording.at(step);
    if (step > before && step - before <= STEPS_TOLD_MAX) return hear(before);
    told.clear();
    hear(step - STEPS_TOLD_MAX);
    return List.of();
  }

  /** The nearest marker after, or before, the present step. */
  public OptionalLong marker(int direction) {
    return direction > 0
        ? markers.stream().mapToLong(m -> m).filter(m -> m > step).min()
        : markers.stream().mapToLong(m -> m).filter(m -> m < step).max();
  }

  /** Another luck every time. */
  public static Fork newLuck() {
    return new Fork.NewLuck(ThreadLocalRandom.current().nextLong(SALTS));
  }
}
