package dev.astragal.runtime.sweep;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/** The games worth a look: those at the ends of what happened, the rarest first. */
public final class StrangeGames {
  public static final int SHOWN = 10;

  private StrangeGames() {}

  /**
   * One game.
   *
   * @param index its number in the sweep
   * @param reason why it is strange
   * @param games how many games of this arm are at least as strange in this way
   */
  public record Strange(int arm, long index, String reason, long games, double distance) {}

  /** At most ten, each game once with its best reason. */
  public static List<Strange> of(List<ArmTally> tallies) {
    List<Strange> candidates = new ArrayList<>();
    for (int arm = 0; arm < tallies.size(); arm++) collect(arm, tallies.get(arm), candidates);
    candidates.sort(
        Comparator.comparingLong(Strange::games)
            .thenComparing(Comparator.comparingDouble(Strange::distance).reversed())
            .thenComparingInt(Strange::arm)
            .thenComparingLong(Strange::index)
            .thenComparing(Strange::reason));
    Map<List<Long>, Strange> best = new LinkedHashMap<>();
    for (Strange strange : candidates)
      best.putIfAbsent(List.of((long) strange.arm(), strange.index()), strange);
    return best.values().stream().limit(SHOWN).toList();
  }

  private static void collect(int arm, ArmTally tally, List<Strange> out) {
    Extremes extremes = tally.extremes();
    SortedMap<String, Distribution> values = tally.values();
    SortedMap<String, Distribution> events = tally.events();
    ends(arm, values, extremes.highest, true, "", out);
    ends(arm, values, extremes.lowest, false, "", out);
    ends(arm, events, extremes.busiest, true, Figures.EVENTS, out);
    tally
        .categories()
        .forEach(
            (name, counts) ->
                counts.forEach(
                    (value, count) -> {
                      String possibility = ArmTally.possibility(name, value);
                      for (Extremes.Seen seen : Extremes.seen(extremes.first, possibility))
                        out.add(new Strange(arm, seen.index(), possibility, count, 0));
                    }));
  }

  private static void ends(
      int arm,
      Map<String, Distribution> distributions,
      Map<String, Extremes.Best> ends,
      boolean high,
      String prefix,
      List<Strange> out) {
    distributions.forEach(
        (name, distribution) -> {
          double deviation = distribution.deviation();
          if (deviation == 0) return;
          for (Extremes.Seen seen : Extremes.seen(ends, name)) {
            long value = high ? seen.rank() : ~seen.rank();
            long games = high ? distribution.atLeast(value) : distribution.atMost(value);
            double distance = Math.abs(value - distribution.mean()) / deviation;
            String reason = prefix + name + " " + value;
            out.add(new Strange(arm, seen.index(), reason, games, distance));
          }
        });
  }
}
