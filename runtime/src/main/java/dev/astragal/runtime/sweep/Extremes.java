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

  private final Guesses<List<Seen>> lowestAt = new Guesses<>(lowest, Extremes::none);
  private final Guesses<List<Seen>> highestAt = new Guesses<>(highest, Extremes::none);
  private final Guesses<List<Seen>> busiestAt = new Guesses<>(busiest, Extremes::none);

  /** What is in {@link #first}, by category and value: putting its name together costs more. */
  private final Map<String, Map<String, List<Seen>>> firstOf = new HashMap<>();

  /** A value and the game it was seen in; {@code rank} orders the best first. */
  record Seen(long rank, long index) implements Comparable<Seen> {
    @Override
    public int compareTo(Seen other) {
      int byRank = Long.compare(other.rank, rank);
      return byRank != 0 ? byRank : Long.compare(index, other.index);
    }
  }

  void add(long index, GameResult result) {
    Told told = result.told();
    for (int i = 0; i < told.size(); i++) {
      offer(highestAt.at(i, told.name(i)), told.value(i), index);
      offer(lowestAt.at(i, told.name(i)), ~told.value(i), index);
    }
    EventCounts.Taken kinds = result.eventCounts();
    for (int i = 0; i < kinds.size(); i++)
      if (kinds.count(i) > 0) offer(busiestAt.at(i, kinds.name(i)), kinds.count(i), index);
    result.categories().forEach((name, value) -> offer(firstOf(name, value), 0, index));
  }

  private List<Seen> firstOf(String category, String value) {
    return firstOf
        .computeIfAbsent(category, c -> new HashMap<>())
        .computeIfAbsent(
            value, v -> first.computeIfAbsent(ArmTally.possibility(category, v), p -> none()));
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
          List<Seen> best = into.computeIfAbsent(name, n -> none());
          for (Seen seen : all) offer(best, seen.rank, seen.index);
        });
  }

  private static List<Seen> none() {
    return new ArrayList<>(KEPT + 1);
  }

  private static void offer(List<Seen> best, long rank, long index) {
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
            List<Seen> seen = none();
            for (int i = 0; i < size; i++) seen.add(new Seen(in.readLong(), in.readLong()));
            return seen;
          });
    }
  }
}
