package dev.astragal.games.trail.breakdowns;

import dev.astragal.games.trail.Ppm;
import dev.astragal.games.trail.StatePart;
import dev.astragal.kernel.state.StateReader;
import dev.astragal.kernel.state.StateWriter;

/** The vehicle: its health and wear in thousandths, its spares, and what is broken. */
public final class Vehicle extends StatePart<Vehicle> {
  public int health = 100 * UNIT;
  public int wear;
  public int[] spares = new int[4];
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

  public static final int UNIT = 1000;
  public static final int MOST = 100 * UNIT;
  public static final int WHOLE = -1;

  /** So far back that no spacing of rescues reaches it. */
  public static final int NEVER = -1_000_000_000;

  public int spareCount() {
    int sum = 0;
    for (int count : spares) sum += count;
    return sum;
  }

  /** Between broken and as new. */
  public static int bounded(int health) {
    return Math.clamp(health, 0, MOST);
  }

  @Override
  public Vehicle copy() {
    Vehicle copy = shallow();
    copy.spares = spares.clone();
    return copy;
  }

  @Override
  public void describe(StateWriter out) {
    out.int32("health", health);
    out.int32("wear", wear);
    out.int32s("spares", spares, spares.length);
    out.int32("brokenPart", brokenPart);
    out.int32("brokenSince", brokenSince);
    out.int32("breakdowns", breakdowns);
    out.int32("cooldown", cooldown);
    out.int32("wearPpm", wearPpm);
    out.int32("todayPpm", todayPpm);
    out.flag("partialDay", partialDay);
    out.int32("rescuedAt", rescuedAt);
    out.flag("endgame", endgame);
    out.flag("endgameRepairUsed", endgameRepairUsed);
    out.int32("barriersPassed", barriersPassed);
    out.int32("bribes", bribes);
    out.flag("bossReady", bossReady);
  }

  @Override
  public void read(StateReader in) {
    health = in.int32("health");
    wear = in.int32("wear");
    spares = in.int32s("spares");
    brokenPart = in.int32("brokenPart");
    brokenSince = in.int32("brokenSince");
    breakdowns = in.int32("breakdowns");
    cooldown = in.int32("cooldown");
    wearPpm = in.int32("wearPpm");
    todayPpm = in.int32("todayPpm");
    partialDay = in.flag("partialDay");
    rescuedAt = in.int32("rescuedAt");
    endgame = in.flag("endgame");
    endgameRepairUsed = in.flag("endgameRepairUsed");
    barriersPassed = in.int32("barriersPassed");
    bribes = in.int32("bribes");
    bossReady = in.flag("bossReady");
  }
}
