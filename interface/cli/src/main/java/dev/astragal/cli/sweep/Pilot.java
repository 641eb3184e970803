package dev.astragal.cli.sweep;

import dev.astragal.runtime.sweep.ArmTally;
import dev.astragal.runtime.sweep.Figures;
import dev.astragal.runtime.sweep.SweepPlan;
import dev.astragal.runtime.sweep.SweepTask;
import java.util.Collection;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** A few games beforehand, to know what a game can tell. */
final class Pilot {
  private static final long GAMES_MAX = 50;

  private Pilot() {}

  /** Refuses figures that no game of the pilot knows, in any arm of any plan. */
  static void requireMetrics(List<SweepPlan> plans, Collection<String> wanted) {
    SortedSet<String> known = new TreeSet<>();
    for (SweepPlan plan : plans) {
      SweepTask task = new SweepTask(plan);
      List<ArmTally> tallies = plan.tallies();
      for (long game = 0; game < Math.min(GAMES_MAX, plan.runs()); game++) {
        SweepTask.count(game, task.results(game), tallies);
        for (ArmTally tally : tallies) known.addAll(Figures.of(tally).keySet());
        if (known.containsAll(wanted)) return;
      }
    }
    Figures.require(wanted, known);
  }
}
