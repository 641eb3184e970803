package dev.astragal.games.trail;

import dev.astragal.games.trail.day.Clock;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;

/** A journey as panels; each of the two roads has a screen of its own. */
public abstract class TrailScreen {
  public abstract Screen of(TrailState state);

  /** A sum of money below a list of prices. */
  protected static Panel.Row sum(String key, int cents) {
    return Panel.Row.of(Msg.of(key), Msg.of("price", "cents", cents));
  }

  /** How the days so far counted, in a line. */
  protected static Msg daysCounted(Clock clock) {
    return Msg.of(
        "status.days",
        "travelled",
        clock.travelDays,
        "partial",
        clock.partialDays,
        "stopped",
        clock.nonTravelDays);
  }
}
