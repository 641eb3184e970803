package dev.astragal.games.delve;

import dev.astragal.kernel.state.Copies;
import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.Fields;

/**
 * The last 32 turns of the hero in short, newest first: what a death recap explains itself with.
 */
public final class ThreatTrace extends Described<ThreatTrace> {
  private static final Copies<ThreatTrace> COPIES = Copies.of(ThreatTrace.class);

  public static final int CAPACITY = 32;

  /** How far back a fall must be explained. */
  private static final int RECENT_ROWS = 10;

  private static final int NO_DISTANCE = 255;
  private static final int DAMAGE_MAX = 1023;

  /** What took health away. */
  public enum Cause {
    NONE,
    BLOW,
    POISON,
    BLEEDING,
    HAZARD
  }

  /**
   * One turn.
   *
   * @param nearest distance of the nearest enemy in view, or -1
   * @param damage health lost since the row before
   */
  public record Row(
      int tick,
      int visibleEnemies,
      int nearest,
      boolean retreatTriggered,
      int damage,
      Cause cause) {}

  private long[] rows = new long[CAPACITY];
  private int count;
  private int newest;

  public int size() {
    return count;
  }

  /** Row {@code age} turns ago, 0 being the newest. */
  public Row row(int age) {
    if (age < 0 || age >= count) throw new IndexOutOfBoundsException("there is no row " + age);
    long packed = rows[Math.floorMod(newest - age, CAPACITY)];
    int nearest = (int) (packed >>> 8 & 0xFF);
    return new Row(
        (int) (packed >>> 32),
        (int) (packed & 0xFF),
        nearest == NO_DISTANCE ? -1 : nearest,
        (packed >>> 16 & 1) != 0,
        (int) (packed >>> 17 & DAMAGE_MAX),
        Cause.values()[(int) (packed >>> 27 & 7)]);
  }

  /** Whether one of the latest rows shows what took health away. */
  public boolean explains() {
    for (int age = 0; age < Math.min(RECENT_ROWS, count); age++)
      if (row(age).damage() > 0 && row(age).cause() != Cause.NONE) return true;
    return false;
  }

  void push(int tick, int visible, int nearest, boolean retreat, int damage, Cause cause) {
    newest = (newest + 1) % CAPACITY;
    count = Math.min(count + 1, CAPACITY);
    rows[newest] =
        (long) tick << 32
            | (long) cause.ordinal() << 27
            | (long) Math.min(damage, DAMAGE_MAX) << 17
            | (retreat ? 1L << 16 : 0)
            | (long) (nearest < 0 ? NO_DISTANCE : Math.min(nearest, NO_DISTANCE - 1)) << 8
            | Math.min(visible, 0xFF);
  }

  void clear() {
    count = 0;
    newest = 0;
    java.util.Arrays.fill(rows, 0);
  }

  @Override
  public ThreatTrace copy() {
    return COPIES.of(this);
  }

  @Override
  protected void describe(Fields fields) {
    count = fields.int32("count", count);
    newest = fields.int32("newest", newest);
    fields.int64s("rows", rows, CAPACITY);
  }
}
