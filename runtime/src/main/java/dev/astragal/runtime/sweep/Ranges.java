package dev.astragal.runtime.sweep;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Which games are played: stretches of numbers that do not touch. */
public final class Ranges {
  private final TreeMap<Long, Long> endByStart = new TreeMap<>();

  /** From a number up to, not including, another. */
  public record Range(long from, long to) {
    public long size() {
      return to - from;
    }
  }

  public void add(long from, long to) {
    if (from >= to) return;
    long start = from;
    long end = to;
    Map.Entry<Long, Long> before = endByStart.floorEntry(start);
    if (before != null && before.getValue() > start)
      throw new IllegalStateException("game " + start + " was played twice");
    Long after = endByStart.ceilingKey(start);
    if (after != null && after < end)
      throw new IllegalStateException("game " + after + " was played twice");
    if (before != null && before.getValue() == start) start = before.getKey();
    Long next = endByStart.remove(end);
    if (next != null) end = next;
    endByStart.put(start, end);
  }

  public long size() {
    return all().stream().mapToLong(Range::size).sum();
  }

  public List<Range> all() {
    List<Range> ranges = new ArrayList<>();
    endByStart.forEach((from, to) -> ranges.add(new Range(from, to)));
    return ranges;
  }

  /** What is missing below {@code end}. */
  public List<Range> gaps(long end) {
    List<Range> gaps = new ArrayList<>();
    long at = 0;
    for (Range range : all()) {
      if (range.from() > at) gaps.add(new Range(at, Math.min(end, range.from())));
      at = range.to();
      if (at >= end) return gaps;
    }
    if (at < end) gaps.add(new Range(at, end));
    return gaps;
  }

  /** One more than the highest number, 0 if there is none. */
  public long end() {
    return endByStart.isEmpty() ? 0 : endByStart.lastEntry().getValue();
  }
}
