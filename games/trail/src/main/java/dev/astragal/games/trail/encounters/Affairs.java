package dev.astragal.games.trail.encounters;

import dev.astragal.games.trail.StatePart;
import dev.astragal.games.trail.orders.ExecOrder;
import dev.astragal.games.trail.road.Region;
import dev.astragal.kernel.state.StateReader;
import dev.astragal.kernel.state.StateWriter;

/** Orders from above, and whom the travellers met lately. */
public final class Affairs extends StatePart<Affairs> {
  public int order = -1;
  public int orderDays;
  public int quietUntil;
  public int encounters;
  public int encounterDays;
  public int encounterCooldown;
  public int quietDays;
  public int[] lastSeen = new int[MOST];
  public int[] metInRegion = new int[Region.values().length];

  /** More encounters than any shipped pool has. */
  public static final int MOST = 64;

  public static final int NO_ORDER = -1;

  public boolean active(ExecOrder which) {
    return order == which.ordinal();
  }

  @Override
  public Affairs copy() {
    Affairs copy = shallow();
    copy.lastSeen = lastSeen.clone();
    copy.metInRegion = metInRegion.clone();
    return copy;
  }

  @Override
  public void describe(StateWriter out) {
    out.int32("order", order);
    out.int32("orderDays", orderDays);
    out.int32("quietUntil", quietUntil);
    out.int32("encounters", encounters);
    out.int32("encounterDays", encounterDays);
    out.int32("encounterCooldown", encounterCooldown);
    out.int32("quietDays", quietDays);
    out.int32s("lastSeen", lastSeen, lastSeen.length);
    out.int32s("metInRegion", metInRegion, metInRegion.length);
  }

  @Override
  public void read(StateReader in) {
    order = in.int32("order");
    orderDays = in.int32("orderDays");
    quietUntil = in.int32("quietUntil");
    encounters = in.int32("encounters");
    encounterDays = in.int32("encounterDays");
    encounterCooldown = in.int32("encounterCooldown");
    quietDays = in.int32("quietDays");
    lastSeen = in.int32s("lastSeen");
    metInRegion = in.int32s("metInRegion");
  }
}
