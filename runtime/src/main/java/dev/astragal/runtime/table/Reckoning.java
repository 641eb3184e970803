package dev.astragal.runtime.table;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.state.Ints;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A finished run line by line: as the game reckons it; where it does not, how the points came that
 * it shows, since when the winner was ahead, and what was told last.
 */
public record Reckoning(Recording recording, Seat viewer) {
  /** A longer run is not walked for its points. */
  private static final long STEPS_MAX = 5_000;

  public List<Msg> lines() {
    List<Msg> declared = recording.reckoning();
    if (!declared.isEmpty()) return declared;
    List<Msg> lines = new ArrayList<>();
    if (recording.last().situation() instanceof Situation.Over(Outcome outcome)
        && recording.lastStep() - recording.firstStep() <= STEPS_MAX
        && shows(recording.at(recording.firstStep()), Ints.zeros(outcome.scores().size()))
        && shows(recording.last(), outcome.scores())) lines.addAll(points(outcome));
    long last = recording.lastStep();
    for (Told told : recording.told(viewer, last - 1, last))
      if (told.spoken()) lines.add(told.telling().text());
    return lines;
  }

  /** What begins with nothing and ends with the points are the points. */
  private boolean shows(Moment moment, Ints points) {
    return shown(moment, points.size()).filter(points::equals).isPresent();
  }

  /** The meters that show a number for each seat. */
  private Optional<Ints> shown(Moment moment, int seats) {
    if (seats == 0) return Optional.empty();
    for (Panel panel : moment.screen(viewer).panels())
      if (panel instanceof Panel.Meters meters && meters.meters().size() == seats)
        return Optional.of(
            Ints.of(
                meters.meters().stream()
                    .mapToInt(meter -> Math.toIntExact(meter.value()))
                    .toArray()));
    return Optional.empty();
  }

  private List<Msg> points(Outcome outcome) {
    int seats = outcome.scores().size();
    List<List<Integer>> gains = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) gains.add(new ArrayList<>());
    Ints before = Ints.zeros(seats);
    int leader = -1;
    long since = 0;
    for (long step = recording.firstStep(); step <= recording.lastStep(); step++) {
      Ints now = shown(recording.at(step), seats).orElse(before);
      for (int seat = 0; seat < seats; seat++)
        if (now.get(seat) != before.get(seat))
          gains.get(seat).add(now.get(seat) - before.get(seat));
      int first = leader(now);
      if (first != leader) since = step;
      leader = first;
      before = now;
    }
    List<Msg> lines = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++)
      lines.add(
          Msg.of(
              gains.get(seat).isEmpty() ? "ending.nothing" : "ending.course",
              "who",
              Seat.of(seat),
              "gains",
              gains.get(seat),
              "n",
              outcome.scores().get(seat)));
    if (leader >= 0 && since > recording.firstStep()) lines.add(lead(Seat.of(leader), since));
    return lines;
  }

  /** What gave the lead that was not lost any more. */
  private Msg lead(Seat leader, long since) {
    return recording.told(viewer, since - 1, since).stream()
        .filter(Told::spoken)
        .findFirst()
        .map(told -> Msg.of("ending.lead", "who", leader, "what", told.telling().text()))
        .orElseGet(() -> Msg.of("ending.lead.step", "who", leader, "step", since));
  }

  /** Who has most, or -1 where nobody has more than all others. */
  private static int leader(Ints points) {
    int best = points.max();
    if (points.count(best) > 1) return -1;
    for (int seat = 0; seat < points.size(); seat++) if (points.get(seat) == best) return seat;
    return -1;
  }
}
