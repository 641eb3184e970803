package dev.astragal.runtime.sweep;

import dev.astragal.runtime.statistics.Comparison;
import dev.astragal.runtime.statistics.Holm;
import dev.astragal.runtime.statistics.Moments;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** What changed from the first arm to each other arm, and which of it is no accident. */
public final class Comparisons {
  /** Called significant below this probability, after correction. */
  public static final double LEVEL = 0.05;

  private Comparisons() {}

  /**
   * One figure of one arm beside the first arm's.
   *
   * @param corrected the probability after correction for the number of comparisons
   */
  public record Row(int arm, String name, Comparison comparison, double corrected) {
    public boolean significant() {
      return corrected < LEVEL;
    }
  }

  /** By arm, then by name; shares and values, not single kinds of events. */
  public static List<Row> of(List<ArmTally> tallies) {
    List<Row> rows = new ArrayList<>();
    SortedMap<String, Moments> first = Figures.of(tallies.getFirst());
    for (int arm = 1; arm < tallies.size(); arm++) {
      ArmTally tally = tallies.get(arm);
      SortedMap<String, Moments> second = Figures.of(tally);
      for (var difference : differences(tally).entrySet()) {
        String name = difference.getKey();
        Moments none = Figures.share(0, tally.games());
        rows.add(
            new Row(
                arm,
                name,
                Comparison.paired(
                    first.getOrDefault(name, none),
                    second.getOrDefault(name, none),
                    difference.getValue()),
                1));
      }
    }
    List<Double> corrected =
        Holm.corrected(rows.stream().map(row -> row.comparison().probability()).toList());
    List<Row> all = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      Row row = rows.get(i);
      all.add(new Row(row.arm(), row.name(), row.comparison(), corrected.get(i)));
    }
    return all;
  }

  private static SortedMap<String, Moments> differences(ArmTally tally) {
    SortedMap<String, Moments> all = new TreeMap<>();
    tally.differences().forEach((name, values) -> all.put(name, values.moments()));
    tally.shifts().forEach((name, moved) -> all.put(name, moved.moments()));
    return all;
  }
}
