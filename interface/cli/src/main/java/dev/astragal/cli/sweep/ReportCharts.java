package dev.astragal.cli.sweep;

import dev.astragal.runtime.sweep.ArmTally;
import dev.astragal.runtime.sweep.Distribution;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;

/** The pictures of a report. */
final class ReportCharts {
  /** As many lines as can be told apart. */
  static final int ARMS_DRAWN = 8;

  private static final int BUCKETS_MAX = 48;

  /** A mean over fewer games than this part of all says nothing about the others. */
  private static final double CURVE_GAMES_MIN = 0.01;

  private final SweepSummary summary;
  private final List<ArmTally> drawn;

  ReportCharts(SweepSummary summary) {
    this.summary = summary;
    this.drawn = summary.tallies().subList(0, Math.min(ARMS_DRAWN, summary.tallies().size()));
  }

  /** The picture to begin with: the points where there are any, else how long games go on. */
  String first() {
    for (String name : List.of("score.seat0", clock())) {
      String figure = distribution(name);
      if (!figure.isEmpty()) return figure;
    }
    return "";
  }

  /** How every value is distributed. */
  String distributions() {
    StringBuilder out = new StringBuilder();
    for (String name : names(tally -> tally.values().keySet())) out.append(distribution(name));
    return out.toString();
  }

  private String distribution(String name) {
    List<Distribution> all = new ArrayList<>();
    for (ArmTally tally : drawn) all.add(tally.values().getOrDefault(name, new Distribution()));
    List<Distribution> told = all.stream().filter(d -> d.count() > 0).toList();
    if (told.isEmpty()) return "";
    Histogram histogram = Histogram.over(told, BUCKETS_MAX);
    if (histogram.buckets() < 3) return "";
    Chart chart = new Chart("distribution of " + name, name, true);
    for (int arm = 0; arm < all.size(); arm++) {
      if (all.get(arm).count() == 0) continue;
      List<Chart.Point> steps = steps(histogram, all.get(arm));
      if (drawn.size() == 1) chart.addFilled(arm, steps);
      else chart.add(arm, steps);
    }
    String width = histogram.width() == 1 ? "" : "share of games per " + histogram.width();
    return Html.figure(name, width, chart.svg());
  }

  /** Which part of the games is not over yet, and how those of a single arm end. */
  String survival() {
    String time = clock();
    Chart going = new Chart("games still going on", time, true);
    for (int arm = 0; arm < drawn.size(); arm++)
      going.add(arm, survival(drawn.get(arm).length(), drawn.get(arm).games(), true));
    StringBuilder out = new StringBuilder();
    if (!going.isEmpty()) out.append(Html.figure("Still going on", "share of games", going.svg()));
    ArmTally first = drawn.getFirst();
    int style = 0;
    for (Map.Entry<String, Distribution> ending : first.lengths().entrySet()) {
      Chart ended = new Chart("ended as " + ending.getKey(), time, true);
      for (int arm = 0; arm < drawn.size(); arm++) {
        Distribution lengths =
            drawn.get(arm).lengths().getOrDefault(ending.getKey(), new Distribution());
        if (lengths.count() > 0) ended.add(arm, survival(lengths, drawn.get(arm).games(), false));
      }
      if (first.lengths().size() > 1 && !ended.isEmpty() && style++ < ARMS_DRAWN)
        out.append(Html.figure("Ended: " + ending.getKey(), "share of all games", ended.svg()));
    }
    return out.toString();
  }

  /** What games measured along their way. */
  String curves() {
    StringBuilder out = new StringBuilder();
    for (String name : names(tally -> tally.curves().keySet())) {
      Chart chart = new Chart(name + " over time", clock(), false);
      for (int arm = 0; arm < drawn.size(); arm++) {
        ArmTally tally = drawn.get(arm);
        if (!tally.curves().containsKey(name)) continue;
        List<Chart.Point> points = new ArrayList<>();
        tally
            .curves()
            .get(name)
            .points()
            .forEach(
                (time, moments) -> {
                  if (moments.count() >= CURVE_GAMES_MIN * tally.games())
                    points.add(new Chart.Point(time, moments.mean()));
                });
        chart.add(arm, points);
      }
      if (!chart.isEmpty())
        out.append(Html.figure(name, "mean of the games going on", chart.svg()));
    }
    return out.toString();
  }

  private String clock() {
    return drawn.getFirst().values().containsKey("ticks") ? "ticks" : "inputs";
  }

  private SortedSet<String> names(Function<ArmTally, Set<String>> of) {
    SortedSet<String> names = new TreeSet<>();
    for (ArmTally tally : drawn) names.addAll(of.apply(tally));
    names.removeIf(name -> !summary.shown().test(name));
    return names;
  }

  private static List<Chart.Point> steps(Histogram histogram, Distribution distribution) {
    List<Chart.Point> points = new ArrayList<>();
    double[] shares = histogram.shares(distribution);
    for (int i = 0; i < shares.length; i++) {
      points.add(new Chart.Point(histogram.from() + (double) i * histogram.width(), shares[i]));
      points.add(
          new Chart.Point(histogram.from() + (double) (i + 1) * histogram.width(), shares[i]));
    }
    return points;
  }

  private static List<Chart.Point> survival(Distribution lengths, long games, boolean left) {
    List<Chart.Point> points = new ArrayList<>();
    points.add(new Chart.Point(0, left ? 1 : 0));
    long ended = 0;
    for (Map.Entry<Long, Long> bin : lengths.histogram().entrySet()) {
      points.add(new Chart.Point(bin.getKey(), points.getLast().y()));
      ended += bin.getValue();
      double share = (double) ended / games;
      points.add(new Chart.Point(bin.getKey(), left ? 1 - share : share));
    }
    return points;
  }
}
