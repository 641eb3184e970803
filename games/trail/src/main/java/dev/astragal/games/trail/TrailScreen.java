package dev.astragal.games.trail;

import dev.astragal.games.trail.day.Clock;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Panel.Line;
import dev.astragal.kernel.screen.Screen;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** A journey as panels; each of the two roads has a screen of its own. */
public abstract class TrailScreen {
  public abstract Screen of(TrailState state);

  /** A sum of money below a list of prices. */
  protected static Panel.Row sum(String key, int cents) {
    return Panel.Row.of(Msg.of(key), Msg.of("price", "cents", cents));
  }

  /** How the days so far counted, in a line, once there are any. */
  protected static Optional<Msg> daysCounted(Clock clock) {
    int days = clock.travelDays + clock.partialDays + clock.nonTravelDays;
    return days == 0
        ? Optional.empty()
        : Optional.of(
            Msg.of(
                "status.days",
                "days",
                days,
                "partial",
                clock.partialDays,
                "stopped",
                clock.nonTravelDays));
  }

  /** What each answer to somebody on the road would bring; who it is, the question says. */
  protected static Panel answers(String met, SortedMap<Integer, List<Msg>> effects) {
    List<Msg> told = new ArrayList<>();
    effects.forEach(
        (option, effect) ->
            told.add(Msg.of("answers.effect", "number", option + 1, "effect", effect)));
    List<Line> lines = new ArrayList<>(told.stream().map(Line::of).toList());
    lines.set(0, lines.getFirst().showing(TrailThings.met(met, told)));
    return new Panel.Text("answers", Msg.of("panel.answers"), lines);
  }
}
