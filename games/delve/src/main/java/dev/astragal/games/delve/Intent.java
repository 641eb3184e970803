package dev.astragal.games.delve;

import dev.astragal.kernel.state.StateReader;
import dev.astragal.kernel.state.StateWriter;

/** Where auto-explore is going, why, and the steps still to take. */
public final class Intent {
  public static final int NO_TARGET = -1;

  private static final int[] NO_ROUTE = {};

  int target = NO_TARGET;
  AutoReason reason = AutoReason.STUCK;
  int[] route = NO_ROUTE;
  int done;

  Intent copy() {
    Intent copy = new Intent();
    copy.target = target;
    copy.reason = reason;
    copy.route = route;
    copy.done = done;
    return copy;
  }

  /** The cell it heads for, or {@link #NO_TARGET}. */
  public int target() {
    return target;
  }

  public AutoReason reason() {
    return reason;
  }

  public int pathLength() {
    return route.length - done;
  }

  /** The next cell of the route; there must be one. */
  public int nextCell() {
    return route[done];
  }

  /** Takes note of where the hero went: one step on, or off the route. */
  void moved(int cell) {
    if (done < route.length && route[done] == cell) done++;
    else forget();
  }

  void forget() {
    route = NO_ROUTE;
    done = 0;
  }

  void clear() {
    forget();
    target = NO_TARGET;
    reason = AutoReason.STUCK;
  }

  void describe(StateWriter out) {
    out.open("intent");
    out.int32("target", target);
    out.symbol("reason", reason);
    out.int32("done", done);
    out.int32s("route", route, route.length);
    out.close();
  }

  static Intent read(StateReader in) {
    Intent intent = new Intent();
    in.open("intent");
    intent.target = in.int32("target");
    intent.reason = in.symbol("reason", AutoReason.class);
    intent.done = in.int32("done");
    intent.route = in.int32s("route");
    in.close();
    return intent;
  }
}
