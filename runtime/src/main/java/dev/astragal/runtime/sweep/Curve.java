package dev.astragal.runtime.sweep;

import dev.astragal.runtime.statistics.Moments;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How a figure goes over the time of a game, as a mean over all games still going on. Looks closely
 * at the beginning and ever less often later, so that a long game has a few hundred points and not
 * a million.
 */
public final class Curve {
  private static final int EXACT_BITS = 5;

  private final SortedMap<Long, RunningMoments> points = new TreeMap<>();

  /** Whether curves have a point at {@code time}: up to 32 always, then 16 times per doubling. */
  static boolean hasPointAt(long time) {
    if (time < 1 << EXACT_BITS) return true;
    int shift = 64 - Long.numberOfLeadingZeros(time) - EXACT_BITS;
    return (time & ((1L << shift) - 1)) == 0;
  }

  void add(long time, long value) {
    points.computeIfAbsent(time, t -> new RunningMoments()).add(value);
  }

  void merge(Curve other) {
    other.points.forEach(
        (time, moments) -> points.computeIfAbsent(time, t -> new RunningMoments()).merge(moments));
  }

  public SortedMap<Long, Moments> points() {
    SortedMap<Long, Moments> all = new TreeMap<>();
    points.forEach((time, moments) -> all.put(time, moments.moments()));
    return all;
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(points.size());
    for (var point : points.entrySet()) {
      out.writeLong(point.getKey());
      point.getValue().write(out);
    }
  }

  static Curve read(DataInput in) throws IOException {
    Curve curve = new Curve();
    int size = in.readInt();
    for (int i = 0; i < size; i++) {
      long time = in.readLong();
      curve.points.put(time, RunningMoments.read(in));
    }
    return curve;
  }
}
