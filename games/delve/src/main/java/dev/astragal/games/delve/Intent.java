package dev.astragal.games.delve;

import dev.astragal.kernel.state.Copies;
import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.Fields;
import dev.astragal.kernel.state.Ints;

/** Where auto-explore is going, why, and the steps still to take. */
public final class Intent extends Described<Intent> {
  private static final Copies<Intent> COPIES = Copies.of(Intent.class);

  public static final int NO_TARGET = -1;

  private static final Ints NO_ROUTE = Ints.zeros(0);

  int target = NO_TARGET;
  AutoReason reason = AutoReason.STUCK;
  Ints route = NO_ROUTE;
  int done;

  /** The cell it heads for, or {@link #NO_TARGET}. */
  public int target() {
    return target;
  }

  public AutoReason reason() {
    return reason;
  }

  public int pathLength() {
    return route.size() - done;
  }

  /** The next cell of the route; there must be one. */
  public int nextCell() {
    return route.get(done);
  }

  /** A cell of the route still to take, the next being 0. */
  public int cell(int ahead) {
    return route.get(done + ahead);
  }

  /** Takes note of where the hero went: one step on, or off the route. */
  void moved(int cell) {
    if (done < route.size() && route.get(done) == cell) done++;
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

  @Override
  public Intent copy() {
    return COPIES.of(this);
  }

  @Override
  protected void describe(Fields fields) {
    target = fields.int32("target", target);
    reason = fields.symbol("reason", reason);
    done = fields.int32("done", done);
    route = fields.ints("route", route);
  }
}
