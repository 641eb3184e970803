package dev.astragal.runtime.sweep;

import dev.astragal.runtime.statistics.Interval;
import dev.astragal.runtime.statistics.Moments;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How a whole number is distributed over many games. Streaming and mergeable: memory depends on the
 * spread of the values, not on their count, and every figure is the same in whatever order and
 * pieces the values came.
 */
public final class Distribution {
  private final RunningMoments moments;
  private long[] counts;
  private int firstBin;
  private long min;
  private long max;

  public Distribution() {
    this(new RunningMoments(), new long[0], 0, Long.MAX_VALUE, Long.MIN_VALUE);
  }

  private Distribution(RunningMoments moments, long[] counts, int firstBin, long min, long max) {
    this.moments = moments;
    this.counts = counts;
    this.firstBin = firstBin;
    this.min = min;
    this.max = max;
  }

  public void add(long value) {
    int bin = Bins.of(value);
    makeRoom(bin, bin);
    counts[bin - firstBin]++;
    moments.add(value);
    min = Math.min(min, value);
    max = Math.max(max, value);
  }

  public void merge(Distribution other) {
    if (other.count() == 0) return;
    makeRoom(Bins.of(other.min), Bins.of(other.max));
    for (int i = 0; i < other.counts.length; i++) {
      if (other.counts[i] > 0) counts[other.firstBin + i - firstBin] += other.counts[i];
    }
    moments.merge(other.moments);
    min = Math.min(min, other.min);
    max = Math.max(max, other.max);
  }

  /** A distribution of these values and that many zeros: those games had nothing to tell. */
  public Distribution withZeros(long zeros) {
    Distribution filled = new Distribution();
    filled.merge(this);
    if (zeros == 0) return filled;
    filled.add(0);
    filled.counts[-filled.firstBin] += zeros - 1;
    filled.moments.addZeros(zeros - 1);
    return filled;
  }

  public long count() {
    return moments.count();
  }

  public long min() {
    return min;
  }

  public long max() {
    return max;
  }

  public Moments moments() {
    return moments.moments();
  }

  public double mean() {
    return moments().mean();
  }

  public double deviation() {
    return moments().deviation();
  }

  /** Where the true mean lies, 95 times in 100. */
  public Interval interval() {
    return Interval.of(moments());
  }

  /**
   * The smallest value that at least {@code part} of all values do not exceed, as exact as the bins
   * are.
   */
  public long quantile(double part) {
    long wanted = Math.max(1, (long) Math.ceil(part * count()));
    long seen = 0;
    for (int i = 0; i < counts.length; i++) {
      seen += counts[i];
      if (seen >= wanted) return Math.clamp(Bins.lowest(firstBin + i), min, max);
    }
    return max;
  }

  /** How many values are at least as large, as exact as the bins are. */
  public long atLeast(long value) {
    long found = 0;
    for (int i = Math.max(0, Bins.of(value) - firstBin); i < counts.length; i++) found += counts[i];
    return found;
  }

  /** How many values are at most as large, as exact as the bins are. */
  public long atMost(long value) {
    long found = 0;
    for (int i = Math.min(counts.length - 1, Bins.of(value) - firstBin); i >= 0; i--)
      found += counts[i];
    return found;
  }

  /** How many values fell into each bin, by the bin's lowest value. */
  public SortedMap<Long, Long> histogram() {
    SortedMap<Long, Long> histogram = new TreeMap<>();
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] > 0) histogram.put(Bins.lowest(firstBin + i), counts[i]);
    }
    return histogram;
  }

  /** Makes the array reach from {@code low} to {@code high}, and some way beyond when it grows. */
  private void makeRoom(int low, int high) {
    int end = firstBin + counts.length;
    if (counts.length > 0 && low >= firstBin && high < end) return;
    if (counts.length == 0) {
      firstBin = low;
      counts = new long[high - low + 1];
      return;
    }
    int slack = counts.length / 2;
    int newFirst = low < firstBin ? low - slack : firstBin;
    int newEnd = high >= end ? high + 1 + slack : end;
    long[] wider = new long[newEnd - newFirst];
    System.arraycopy(counts, 0, wider, firstBin - newFirst, counts.length);
    counts = wider;
    firstBin = newFirst;
  }

  void write(DataOutput out) throws IOException {
    moments.write(out);
    if (count() == 0) return;
    out.writeLong(min);
    out.writeLong(max);
    int low = Bins.of(min);
    int high = Bins.of(max);
    for (int bin = low; bin <= high; bin++) {
      long times = counts[bin - firstBin];
      if (times == 0) continue;
      out.writeInt(bin);
      out.writeLong(times);
    }
    out.writeInt(Integer.MAX_VALUE);
  }

  static Distribution read(DataInput in) throws IOException {
    RunningMoments moments = RunningMoments.read(in);
    if (moments.count() == 0) return new Distribution();
    long min = in.readLong();
    long max = in.readLong();
    int low = Bins.of(min);
    if (min > max) throw new IOException("a distribution ends before it begins");
    long[] counts = new long[Bins.of(max) - low + 1];
    for (int bin = in.readInt(); bin != Integer.MAX_VALUE; bin = in.readInt()) {
      if (bin < low || bin - low >= counts.length) throw new IOException("a bin is out of range");
      counts[bin - low] = in.readLong();
    }
    if (Arrays.stream(counts).sum() != moments.count())
      throw new IOException("a distribution does not add up");
    return new Distribution(moments, counts, low, min, max);
  }
}
