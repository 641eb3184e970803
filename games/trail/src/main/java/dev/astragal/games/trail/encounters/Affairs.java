package dev.astragal.games.trail.encounters;

import dev.astragal.games.trail.orders.ExecOrder;
import dev.astragal.games.trail.road.Region;
import dev.astragal.kernel.state.Copies;
import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.Fields;
import dev.astragal.kernel.state.Ints;

/** Orders from above, and whom the travellers met lately. */
public final class Affairs extends Described<Affairs> {
  private static final Copies<Affairs> COPIES = Copies.of(Affairs.class);

  public int order = -1;
  public int orderDays;
  public int quietUntil;
  public int encounters;
  public int encounterDays;
  public int encounterCooldown;
  public int quietDays;
  public int[] lastSeen = new int[MOST];

  /** Changed by an encounter only: copies share it. */
  public Ints metInRegion = Ints.zeros(REGIONS);

  /** More encounters than any shipped pool has. */
  public static final int MOST = 64;

  public static final int NO_ORDER = -1;
  private static final int REGIONS = Region.values().length;

  public boolean active(ExecOrder which) {
    return order == which.ordinal();
  }

  @Override
  public Affairs copy() {
    return COPIES.of(this);
  }

  @Override
  protected void describe(Fields fields) {
    order = fields.int32("order", order);
    orderDays = fields.int32("orderDays", orderDays);
    quietUntil = fields.int32("quietUntil", quietUntil);
    encounters = fields.int32("encounters", encounters);
    encounterDays = fields.int32("encounterDays", encounterDays);
    encounterCooldown = fields.int32("encounterCooldown", encounterCooldown);
    quietDays = fields.int32("quietDays", quietDays);
    fields.int32s("lastSeen", lastSeen, lastSeen.length);
    metInRegion = fields.ints("metInRegion", metInRegion, REGIONS);
  }
}
