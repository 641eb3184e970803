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

  final Map<String, Best> lowest = new HashMap<>();
  final Map<String, Best> highest = new HashMap<>();
  final Map<String, Best> busiest = new HashMap<>();
  final Map<String, Best> first = new HashMap<>();

  private final Guesses<Best> lowestAt = new Guesses<>(lowest, Best::new);
  private final Guesses<Best> highestAt = new Guesses<>(highest, Best::new);
  private final Guesses<Best> busiestAt = new Guesses<>(busiest, Best::new);

  /** What is in {@link #first}, by category and value: putting its name together costs more. */
  private final Guesses<Map<String, Best>> firstAt = new Guesses<>(new HashMap<>(), HashMap::new);

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
      highestAt.at(i, told.name(i)).offer(told.value(i), index);
      lowestAt.at(i, told.name(i)).offer(~told.value(i), index);
    }
    if (result.course().isPresent()) add(index, result.course().get().events());
    Categories categories = result.fellInto();
    for (int i = 0; i < categories.size(); i++)
      firstOf(i, categories.name(i), categories.value(i)).offer(0, index);
  }

  private void add(long index, EventCounts.Taken kinds) {
    for (int i = 0; i < kinds.size(); i++)
      if (kinds.count(i) > 0) busiestAt.at(i, kinds.name(i)).offer(kinds.count(i), index);
  }

  private Best firstOf(int place, String category, String value) {
    return firstAt
        .at(place, category)
        .computeIfAbsent(
            value, v -> first.computeIfAbsent(ArmTally.possibility(category, v), p -> new Best()));
  }

  void merge(Extremes other) {
    merge(lowest, other.lowest);
    merge(highest, other.highest);
    merge(busiest, other.busiest);
    merge(first, other.first);
  }

  private static void merge(Map<String, Best> into, Map<String, Best> from) {
    from.forEach(
        (name, all) -> {
          Best best = into.computeIfAbsent(name, n -> new Best());
          for (Seen seen : all.seen()) best.offer(seen.rank, seen.index);
        });
  }

  static List<Seen> seen(Map<String, Best> ends, String name) {
    Best best = ends.get(name);
    return best == null ? List.of() : best.seen();
  }

  /** The few that rank highest; of equals, those that were played first. */
  static final class Best {
    private final List<Seen> seen = new ArrayList<>(KEPT + 1);

    /** What the next must beat, kept beside the list: hardly any does. */
    private long lastRank = Long.MIN_VALUE;

    private long lastIndex = Long.MAX_VALUE;

    void offer(long rank, long index) {
      if (rank < lastRank || (rank == lastRank && index >= lastIndex)) return;
      seen.add(new Seen(rank, index));
      Collections.sort(seen);
      if (seen.size() > KEPT) seen.removeLast();
      if (seen.size() < KEPT) return;
      lastRank = seen.getLast().rank;
      lastIndex = seen.getLast().index;
    }

    List<Seen> seen() {
      return Collections.unmodifiableList(seen);
    }
  }

  void write(DataOutput out) throws IOException {
    for (Map<String, Best> end : List.of(lowest, highest, busiest, first)) {
      TallyCodec.writeMap(
          out,
          end,
          best -> {
            out.writeInt(best.seen().size());
            for (Seen one : best.seen()) {
              out.writeLong(one.rank);
              out.writeLong(one.index);
            }
          });
    }
  }

  void read(DataInput in) throws IOException {
    for (Map<String, Best> end : List.of(lowest, highest, busiest, first)) {
      TallyCodec.readMap(
          in,
          end,
          () -> {
            int size = in.readInt();
            if (size < 0 || size > KEPT) throw new IOException("too many extremes");
            Best best = new Best();
            for (int i = 0; i < size; i++) best.offer(in.readLong(), in.readLong());
            return best;
          });
    }
  }
}
