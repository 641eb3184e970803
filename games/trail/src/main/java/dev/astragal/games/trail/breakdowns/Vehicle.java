package dev.astragal.games.trail.breakdowns;

import dev.astragal.games.trail.Ppm;
import dev.astragal.kernel.state.Copies;
import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.Fields;
import dev.astragal.kernel.state.Ints;

/** The vehicle: its health and wear in thousandths, its spares, and what is broken. */
public final class Vehicle extends Described<Vehicle> {
  private static final Copies<Vehicle> COPIES = Copies.of(Vehicle.class);

  public int health = 100 * UNIT;
  public int wear;

  /** Seldom bought or used: copies share it. */
  public Ints spares = Ints.zeros(PARTS);

  public int brokenPart = -1;
  public int brokenSince;
  public int breakdowns;
  public int cooldown;
  public int wearPpm = Ppm.ONE;

  /** What is left of today's speed, and whether a part of the day is gone. */
  public int todayPpm = Ppm.ONE;

  public boolean partialDay;
  public int rescuedAt = NEVER;
  public boolean endgame;
  public boolean endgameRepairUsed;
  public int barriersPassed;
  public int bribes;
  public boolean bossReady;

  private static final int PARTS = VehiclePart.values().length;
  public static final int UNIT = 1000;
  public static final int MOST = 100 * UNIT;
  public static final int WHOLE = -1;

  /** So far back that no spacing of rescues reaches it. */
  public static final int NEVER = -1_000_000_000;

  public void addSpares(VehiclePart part, int quantity) {
    spares = spares.plus(part.ordinal(), quantity);
  }

  public int spareCount() {
    return spares.sum();
  }

  /** Between broken and as new. */
  public static int bounded(int health) {
    return Math.clamp(health, 0, MOST);
  }

  @Override
  public Vehicle copy() {
    return COPIES.of(this);
  }

  @Override
  protected void describe(Fields fields) {
    health = fields.int32("health", health);
    wear = fields.int32("wear", wear);
    spares = fields.ints("spares", spares, PARTS);
    brokenPart = fields.int32("brokenPart", brokenPart);
    brokenSince = fields.int32("brokenSince", brokenSince);
    breakdowns = fields.int32("breakdowns", breakdowns);
    cooldown = fields.int32("cooldown", cooldown);
    wearPpm = fields.int32("wearPpm", wearPpm);
    todayPpm = fields.int32("todayPpm", todayPpm);
    partialDay = fields.flag("partialDay", partialDay);
    rescuedAt = fields.int32("rescuedAt", rescuedAt);
    endgame = fields.flag("endgame", endgame);
    endgameRepairUsed = fields.flag("endgameRepairUsed", endgameRepairUsed);
    barriersPassed = fields.int32("barriersPassed", barriersPassed);
    bribes = fields.int32("bribes", bribes);
    bossReady = fields.flag("bossReady", bossReady);
  }
}
