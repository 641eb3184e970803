package dev.astragal.cli.sweep;

import dev.astragal.runtime.sweep.ArmTally;
import dev.astragal.runtime.sweep.Comparisons;
import dev.astragal.runtime.sweep.Figures;
import dev.astragal.runtime.sweep.StrangeGames;
import dev.astragal.runtime.sweep.SweepPlan;
import dev.astragal.runtime.sweep.SweepResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A sweep, worked out for whoever shows it.
 *
 * @param comparisons with the first arm, empty when there is only one
 * @param goOn the command that goes on, when the sweep was stopped
 */
record SweepSummary(
    SweepResult result,
    Predicate<String> shown,
    List<Comparisons.Row> comparisons,
    List<StrangeGames.Strange> strangest,
    Optional<String> goOn,
    Pace pace) {

  /** How many games were played now, and how fast. */
  record Pace(long games, Minder.Watched watched) {
    double perSecond() {
      return games / Math.max(1e-9, watched.seconds());
    }
  }

  /** Shows only {@code metrics}, or all figures when none is named. */
  static SweepSummary of(
      SweepResult result, List<String> metrics, Optional<String> goOn, Pace pace) {
    Predicate<String> shown =
        name ->
            metrics.isEmpty()
                || metrics.contains(name)
                || metrics.stream().anyMatch(metric -> metric.startsWith(name + "="));
    List<Comparisons.Row> rows = new ArrayList<>();
    for (Comparisons.Row row : Comparisons.of(result.tallies())) {
      if (metrics.isEmpty() || metrics.contains(row.name())) rows.add(row);
    }
    return new SweepSummary(result, shown, rows, StrangeGames.of(result.tallies()), goOn, pace);
  }

  SweepPlan plan() {
    return result.plan();
  }

  List<ArmTally> tallies() {
    return result.tallies();
  }

  /** What an arm is called where it must be called something. */
  String label(int arm) {
    String label = plan().arms().get(arm).label();
    return label.isEmpty() ? plan().base().game() : label;
  }

  /** Only where seats differ in nothing but who begins. */
  Optional<Figures.Advantage> firstSeat(int arm) {
    int seats = plan().base().seats();
    boolean alike = plan().bots().stream().distinct().count() == 1;
    return seats > 1 && alike
        ? Optional.of(Figures.firstSeat(tallies().get(arm), seats))
        : Optional.empty();
  }
}
