package dev.astragal.cli.sweep;

import dev.astragal.runtime.statistics.Interval;
import dev.astragal.runtime.sweep.ArmTally;
import dev.astragal.runtime.sweep.Comparisons;
import dev.astragal.runtime.sweep.Distribution;
import dev.astragal.runtime.sweep.Figures;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A sweep for spreadsheets: one row for every figure of every arm. */
final class SweepCsv {
  private static final String HEAD =
      "arm,label,metric,games,mean,low95,high95,deviation,min,p10,median,p90,max,"
          + "difference,difference_low95,difference_high95,p,p_corrected,variance_removed";

  private final SweepSummary summary;
  private final Map<String, Comparisons.Row> comparisons = new HashMap<>();
  private final StringBuilder out = new StringBuilder(HEAD).append('\n');

  private SweepCsv(SweepSummary summary) {
    this.summary = summary;
    for (Comparisons.Row row : summary.comparisons())
      comparisons.put(row.arm() + " " + row.name(), row);
  }

  static String of(SweepSummary summary) {
    SweepCsv csv = new SweepCsv(summary);
    for (int arm = 0; arm < summary.tallies().size(); arm++) csv.arm(arm);
    return csv.out.toString();
  }

  private void arm(int arm) {
    ArmTally tally = summary.tallies().get(arm);
    tally
        .categories()
        .forEach(
            (name, counts) ->
                counts.forEach(
                    (value, count) -> {
                      if (summary.shown().test(name))
                        share(arm, ArmTally.possibility(name, value), count, tally.games());
                    }));
    tally.values().forEach((name, values) -> distribution(arm, name, values));
    tally.events().forEach((kind, counts) -> distribution(arm, Figures.EVENTS + kind, counts));
  }

  private void share(int arm, String name, long count, long games) {
    Interval interval = Interval.ofShare(count, games, Interval.LEVEL);
    row(
        arm,
        name,
        games,
        (double) count / games,
        interval.low(),
        interval.high(),
        "",
        "",
        "",
        "",
        "",
        "");
  }

  private void distribution(int arm, String name, Distribution d) {
    if (!summary.shown().test(name)) return;
    row(
        arm,
        name,
        d.count(),
        d.mean(),
        d.interval().low(),
        d.interval().high(),
        d.deviation(),
        d.min(),
        d.quantile(0.1),
        d.quantile(0.5),
        d.quantile(0.9),
        d.max());
  }

  private void row(int arm, String name, Object... figures) {
    Optional<Comparisons.Row> compared = Optional.ofNullable(comparisons.get(arm + " " + name));
    List<Object> comparison =
        compared
            .map(
                row ->
                    List.<Object>of(
                        row.comparison().difference(),
                        row.comparison().interval().low(),
                        row.comparison().interval().high(),
                        row.comparison().probability(),
                        row.corrected(),
                        row.comparison().varianceRemoved()))
            .orElse(List.of("", "", "", "", "", ""));
    out.append(arm).append(',').append(quoted(summary.label(arm))).append(',').append(quoted(name));
    for (List<Object> part : List.of(Arrays.asList(figures), comparison))
      out.append(',').append(part.stream().map(Object::toString).collect(Collectors.joining(",")));
    out.append('\n');
  }

  private static String quoted(String text) {
    return text.matches("[^\",\\n]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
  }
}
