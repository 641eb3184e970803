package dev.astragal.runtime.sweep;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The games at the ends: of every number those with the lowest and highest values, of every
 * possibility the first that fell into it. Which of them are strange is said when all are played.
 */
final class Extremes {
  /** So many games per end; more would crowd out other kinds of strangeness. */
  static final int KEPT = 3;

  final Map<String, List<Seen>> lowest = new HashMap<>();
  final Map<String, List<Seen>> highest = new HashMap<>();
  final Map<String, List<Seen>> busiest = new HashMap<>();
  final Map<String, List<Seen>> first = new HashMap<>();

  /** A value and the game it was seen in; {@code rank} orders the best first. */
  record Seen(long rank, long index) implements Comparable<Seen> {
    @Override
    public int compareTo(Seen other) {
      int byRank = Long.compare(other.rank, rank);
      return byRank != 0 ? byRank : Long.compare(index, other.index);
    }
  }

  void add(long index, GameResult result) {
    result
        .values()
        .forEach(
            (name, value) -> {
              offer(highest, name, value, index);
              offer(lowest, name, ~value, index);
            });
    result.eventCounts().forEach((kind, count) -> offer(busiest, kind, count, index));
    result
        .categories()
        .forEach((name, value) -> offer(first, ArmTally.possibility(name, value), 0, index));
  }

  void merge(Extremes other) {
    merge(lowest, other.lowest);
    merge(highest, other.highest);
    merge(busiest, other.busiest);
    merge(first, other.first);
  }

  private static void merge(Map<String, List<Seen>> into, Map<String, List<Seen>> from) {
    from.forEach(
        (name, all) -> {
          for (Seen seen : all) offer(into, name, seen.rank, seen.index);
        });
  }

  private static void offer(Map<String, List<Seen>> all, String name, long rank, long index) {
    List<Seen> best = all.get(name);
    if (best == null) {
      best = new ArrayList<>(KEPT + 1);
      all.put(name, best);
    }
    if (best.size() == KEPT) {
      Seen worst = best.get(KEPT - 1);
      if (rank < worst.rank || (rank == worst.rank && index >= worst.index)) return;
    }
    best.add(new Seen(rank, index));
    Collections.sort(best);
    if (best.size() > KEPT) best.removeLast();
  }

  void write(DataOutput out) throws IOException {
    for (Map<String, List<Seen>> end : List.of(lowest, highest, busiest, first)) {
      TallyCodec.writeMap(
          out,
          end,
          seen -> {
            out.writeInt(seen.size());
            for (Seen one : seen) {
              out.writeLong(one.rank);
              out.writeLong(one.index);
            }
          });
    }
  }

  void read(DataInput in) throws IOException {
    for (Map<String, List<Seen>> end : List.of(lowest, highest, busiest, first)) {
      TallyCodec.readMap(
          in,
          end,
          () -> {
            int size = in.readInt();
            if (size < 0 || size > KEPT) throw new IOException("too many extremes");
            List<Seen> seen = new ArrayList<>(KEPT + 1);
            for (int i = 0; i < size; i++) seen.add(new Seen(in.readLong(), in.readLong()));
            return seen;
          });
    }
  }
}
