package dev.astragal.games.delve;

import dev.astragal.kernel.state.Copies;
import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.Fields;

/** The last plans of auto-explore, newest first: what the inspect overlay answers "why" with. */
public final class SegmentTrace extends Described<SegmentTrace> {
  private static final Copies<SegmentTrace> COPIES = Copies.of(SegmentTrace.class);

  public static final int CAPACITY = 20;

  private static final int CELL_BITS = 16;
  private static final int LENGTH_BITS = 12;
  private static final int REASON_BITS = 4;

  /** One plan. */
  public record Segment(int tick, AutoReason reason, int target, int length) {}

  private long[] segments = new long[CAPACITY];
  private int count;
  private int newest;

  public int size() {
    return count;
  }

  /** The plan before {@code age} others, 0 being the current one. */
  public Segment segment(int age) {
    if (age < 0 || age >= count) throw new IndexOutOfBoundsException("there is no plan " + age);
    long packed = segments[Math.floorMod(newest - age, CAPACITY)];
    return new Segment(
        (int) (packed >>> 32),
        AutoReason.values()[bits(packed, CELL_BITS + LENGTH_BITS, REASON_BITS)],
        bits(packed, LENGTH_BITS, CELL_BITS),
        bits(packed, 0, LENGTH_BITS));
  }

  private static int bits(long packed, int from, int width) {
    return (int) (packed >>> from & ((1 << width) - 1));
  }

  void push(int tick, AutoReason reason, int target, int length) {
    newest = (newest + 1) % CAPACITY;
    count = Math.min(count + 1, CAPACITY);
    segments[newest] =
        (long) tick << 32
            | (long) reason.ordinal() << (CELL_BITS + LENGTH_BITS)
            | (long) target << LENGTH_BITS
            | length;
  }

  @Override
  public SegmentTrace copy() {
    return COPIES.of(this);
  }

  @Override
  protected void describe(Fields fields) {
    count = fields.int32("count", count);
    newest = fields.int32("newest", newest);
    fields.int64s("rows", segments, CAPACITY);
  }
}
