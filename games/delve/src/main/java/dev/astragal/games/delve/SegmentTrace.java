package dev.astragal.games.delve;

import dev.astragal.kernel.state.StateReader;
import dev.astragal.kernel.state.StateWriter;

/** The last plans of auto-explore, newest first: what the inspect overlay answers "why" with. */
public final class SegmentTrace {
  public static final int CAPACITY = 20;

  private static final int CELL_BITS = 16;
  private static final int LENGTH_BITS = 12;
  private static final int REASON_BITS = 4;

  /** One plan. */
  public record Segment(int tick, AutoReason reason, int target, int length) {}

  private final long[] segments = new long[CAPACITY];
  private int count;
  private int newest;

  SegmentTrace copy() {
    SegmentTrace copy = new SegmentTrace();
    System.arraycopy(segments, 0, copy.segments, 0, CAPACITY);
    copy.count = count;
    copy.newest = newest;
    return copy;
  }

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

  void describe(StateWriter out) {
    out.open("segments");
    out.int32("count", count);
    out.int32("newest", newest);
    out.int64s("rows", segments, CAPACITY);
    out.close();
  }

  static SegmentTrace read(StateReader in) {
    SegmentTrace trace = new SegmentTrace();
    in.open("segments");
    trace.count = in.int32("count");
    trace.newest = in.int32("newest");
    System.arraycopy(in.int64s("rows"), 0, trace.segments, 0, CAPACITY);
    in.close();
    return trace;
  }
}
