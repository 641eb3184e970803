package dev.astragal.runtime.sweep;

import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.statistics.Interval;
import dev.astragal.runtime.statistics.Moments;
import java.math.BigInteger;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Every figure of an arm under one name: values as games call them, {@code events.KIND} for how
 * often a kind of event happened in a game, {@code CATEGORY=POSSIBILITY} for the share of games.
 */
public final class Figures {
  public static final String EVENTS = "events.";

  private Figures() {}

  /** By name, in the order of names. */
  public static SortedMap<String, Moments> of(ArmTally tally) {
    SortedMap<String, Moments> figures = new TreeMap<>();
    tally.values().forEach((name, values) -> figures.put(name, values.moments()));
    tally.events().forEach((kind, counts) -> figures.put(EVENTS + kind, counts.moments()));
    tally
        .categories()
        .forEach(
            (name, counts) ->
                counts.forEach(
                    (value, count) ->
                        figures.put(
                            ArmTally.possibility(name, value), share(count, tally.games()))));
    return figures;
  }

  /** How much more often the first seat wins than the average of the others, as a share. */
  public static Advantage firstSeat(ArmTally tally, int seats) {
    Moments scaled = tally.firstSeatLeads.moments();
    return new Advantage(
        scaled.mean() / (seats - 1),
        Interval.ofMean(scaled, Interval.LEVEL).over(seats - 1.0),
        scaled.count());
  }

  /** A difference between shares, with the interval it lies in. */
  public record Advantage(double difference, Interval interval, long games) {}

  /** Fails with a sentence that lists what there is; of events only when events are asked for. */
  public static void require(Collection<String> wanted, Collection<String> known) {
    for (String name : wanted) {
      if (known.contains(name)) continue;
      boolean events = name.startsWith(EVENTS);
      List<String> alike =
          known.stream().filter(other -> other.startsWith(EVENTS) == events).toList();
      throw new BadInputException(
          "there is no metric '"
              + name
              + "'; there are "
              + String.join(", ", alike)
              + (events ? "" : " and events.KIND"));
    }
  }

  static Moments share(long count, long games) {
    return new Moments(games, BigInteger.valueOf(count), BigInteger.valueOf(count));
  }
}
