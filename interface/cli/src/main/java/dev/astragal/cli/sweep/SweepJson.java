package dev.astragal.cli.sweep;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.journal.Hashes;
import dev.astragal.runtime.statistics.Interval;
import dev.astragal.runtime.sweep.ArmTally;
import dev.astragal.runtime.sweep.Comparisons;
import dev.astragal.runtime.sweep.Distribution;
import dev.astragal.runtime.sweep.Figures;
import dev.astragal.runtime.sweep.StrangeGames;
import dev.astragal.runtime.sweep.SweepPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.function.Predicate;

/** A sweep for programs. Holds nothing that depends on time or threads: equal sweeps are equal. */
final class SweepJson {
  private SweepJson() {}

  static Tree.Table of(SweepSummary summary) {
    SweepPlan plan = summary.plan();
    List<Tree> arms = new ArrayList<>();
    for (int arm = 0; arm < summary.tallies().size(); arm++) arms.add(arm(summary, arm));
    Tree.Table json =
        Tree.emptyTable()
            .with("game", Tree.of(plan.base().game()))
            .with("seed", Tree.of(plan.seed().text()))
            .with("runs", Tree.of(plan.runs()))
            .with("games", Tree.of(summary.result().played().size()))
            .with("partial", Tree.of(summary.result().partial()))
            .with("bots", Tree.of(plan.bots().stream().map(Tree::of).toList()))
            .with("digest", Tree.of(Hashes.text(summary.result().digest())))
            .with("command", Tree.of(Commands.sweep(plan)))
            .with("arms", Tree.of(arms))
            .with(
                "comparisons",
                Tree.of(summary.comparisons().stream().map(SweepJson::comparison).toList()))
            .with(
                "strangest",
                Tree.of(summary.strangest().stream().map(s -> strange(plan, s)).toList()));
    return summary.goOn().map(line -> json.with("resume", Tree.of(line))).orElse(json);
  }

  private static Tree arm(SweepSummary summary, int arm) {
    ArmTally tally = summary.tallies().get(arm);
    Predicate<String> shown = summary.shown();
    Tree.Table json =
        Tree.emptyTable()
            .with("label", Tree.of(summary.plan().arms().get(arm).label()))
            .with("games", Tree.of(tally.games()))
            .with("close", Tree.of(tally.close()))
            .with("categories", categories(tally, shown))
            .with("values", distributions(tally.values(), "", shown))
            .with("events", distributions(tally.events(), Figures.EVENTS, shown));
    return summary
        .firstSeat(arm)
        .map(
            advantage ->
                json.with(
                    "firstSeat",
                    interval(advantage.interval())
                        .with("advantage", Numbers.tree(advantage.difference()))))
        .orElse(json);
  }

  static Tree.Table categories(ArmTally tally, Predicate<String> shown) {
    Tree.Table categories = Tree.emptyTable();
    for (Map.Entry<String, SortedMap<String, Long>> category : tally.categories().entrySet()) {
      if (!shown.test(category.getKey())) continue;
      Tree.Table counts = Tree.emptyTable();
      for (Map.Entry<String, Long> count : category.getValue().entrySet())
        counts = counts.with(count.getKey(), Tree.of(count.getValue()));
      categories = categories.with(category.getKey(), counts);
    }
    return categories;
  }

  static Tree.Table distributions(
      SortedMap<String, Distribution> all, String prefix, Predicate<String> shown) {
    Tree.Table values = Tree.emptyTable();
    for (Map.Entry<String, Distribution> value : all.entrySet()) {
      if (shown.test(prefix + value.getKey()))
        values = values.with(value.getKey(), distribution(value.getValue()));
    }
    return values;
  }

  private static Tree distribution(Distribution d) {
    return interval(d.interval())
        .with("mean", Numbers.tree(d.mean()))
        .with("games", Tree.of(d.count()))
        .with("deviation", Numbers.tree(d.deviation()))
        .with("min", Tree.of(d.min()))
        .with("p10", Tree.of(d.quantile(0.1)))
        .with("median", Tree.of(d.quantile(0.5)))
        .with("p90", Tree.of(d.quantile(0.9)))
        .with("max", Tree.of(d.max()));
  }

  private static Tree comparison(Comparisons.Row row) {
    return interval(row.comparison().interval())
        .with("arm", Tree.of(row.arm()))
        .with("metric", Tree.of(row.name()))
        .with("difference", Numbers.tree(row.comparison().difference()))
        .with("p", Numbers.tree(row.comparison().probability()))
        .with("pCorrected", Numbers.tree(row.corrected()))
        .with("significant", Tree.of(row.significant()))
        .with("varianceRemoved", Numbers.tree(row.comparison().varianceRemoved()));
  }

  private static Tree strange(SweepPlan plan, StrangeGames.Strange strange) {
    return Tree.emptyTable()
        .with("arm", Tree.of(strange.arm()))
        .with("game", Tree.of(strange.index()))
        .with("seed", Tree.of(plan.seed().child(strange.index()).text()))
        .with("why", Tree.of(strange.reason()))
        .with("games", Tree.of(strange.games()))
        .with("command", Tree.of(Commands.watch(plan, strange.arm(), strange.index())));
  }

  static Tree.Table interval(Interval interval) {
    return Tree.emptyTable()
        .with("low95", Numbers.tree(interval.low()))
        .with("high95", Numbers.tree(interval.high()));
  }
}
