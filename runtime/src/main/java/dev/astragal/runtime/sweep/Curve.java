package dev.astragal.runtime.sweep;

import dev.astragal.runtime.statistics.Moments;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How a figure goes over the time of a game, as a mean over all games still going on. Looks closely
 * at the beginning and ever less often later, so that a long game has a few hundred points and not
 * a million.
 */
public final class Curve {
  private static final int EXACT_BITS = 5;

  private static final int EXACT = 1 << EXACT_BITS;

  /** So many from one power of two to the next. */
  private static final int PER_DOUBLING = EXACT / 2;

  /** By number; one that no game reached has counted nothing. */
  private RunningMoments[] points = new RunningMoments[0];

  /** Whether curves have a point at {@code time}: up to 32 always, then 16 times per doubling. */
  static boolean hasPointAt(long time) {
    return time < EXACT || (time & ((1L << shift(time)) - 1)) == 0;
  }

  /** The number of the point at {@code time}, or of the last one before it. */
  static int pointOf(long time) {
    if (time < EXACT) return (int) time;
    int shift = shift(time);
    return shift * PER_DOUBLING + (int) (time >>> shift);
  }

  static long timeOf(int point) {
    if (point < EXACT) return point;
    int shift = point / PER_DOUBLING - 1;
    return (long) (point - shift * PER_DOUBLING) << shift;
  }

  private static int shift(long time) {
    return 64 - Long.numberOfLeadingZeros(time) - EXACT_BITS;
  }

  void add(int point, long value) {
    at(point).add(value);
  }

  private RunningMoments at(int point) {
    while (point >= points.length) {
      int from = points.length;
      points = Arrays.copyOf(points, Math.max(EXACT, 2 * from));
      for (int i = from; i < points.length; i++) points[i] = new RunningMoments();
    }
    return points[point];
  }

  void merge(Curve other) {
    for (int point = 0; point < other.points.length; point++)
      if (other.points[point].count() > 0) at(point).merge(other.points[point]);
  }

  public SortedMap<Long, Moments> points() {
    SortedMap<Long, Moments> all = new TreeMap<>();
    for (int point = 0; point < points.length; point++)
      if (points[point].count() > 0) all.put(timeOf(point), points[point].moments());
    return all;
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(points().size());
    for (int point = 0; point < points.length; point++) {
      if (points[point].count() == 0) continue;
      out.writeLong(timeOf(point));
      points[point].write(out);
    }
  }

  static Curve read(DataInput in) throws IOException {
    Curve curve = new Curve();
    int size = in.readInt();
    for (int i = 0; i < size; i++) {
      long time = in.readLong();
      if (time < 0 || !hasPointAt(time)) throw new IOException("a curve has no point at " + time);
      curve.at(pointOf(time)).merge(RunningMoments.read(in));
    }
    return curve;
  }
}
