package dev.astragal.games.delve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.seed.Seed;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** What ten thousand runs of the balanced bot say about the numbers. */
class BalanceTest {
  private static final int RUNS = 10_000;
  private static final int RECENT_ROWS = 10;

  @Test
  void theBalancedBotWinsSometimesAndEveryDeathExplainsItself() {
    int floors = 3;
    int wins = 0;
    int[] entered = new int[floors + 1];
    int[] died = new int[floors + 1];
    int[] interrupts = new int[RUNS];
    for (int i = 0; i < RUNS; i++) {
      var run = Dungeon.KERNEL.begin(Seed.of(i));
      Dungeon.play(run, "balanced", state -> false);
      Progress progress = run.state().progress();
      for (int floor = 1; floor <= progress.floor(); floor++) entered[floor]++;
      interrupts[i] = progress.answers();
      assertThat(progress.ending()).as("run %d", i).isNotEqualTo(Ending.STALLED);
      if (progress.ending() == Ending.VICTORY) {
        wins++;
      } else {
        died[progress.floor()]++;
        assertThat(explained(run.state().trace())).as("death of run %d", i).isTrue();
      }
    }
    Arrays.sort(interrupts);
    assertThat(wins * 100 / RUNS).isBetween(15, 45);
    assertThat(interrupts[RUNS / 2]).isBetween(25, 60);
    for (int floor = 1; floor <= floors; floor++)
      assertThat(died[floor] * 2).as("deaths on floor %d", floor).isLessThan(entered[floor]);
  }

  private static boolean explained(ThreatTrace trace) {
    for (int age = 0; age < Math.min(RECENT_ROWS, trace.size()); age++) {
      if (trace.row(age).damage() > 0 && trace.row(age).cause() != ThreatTrace.Cause.NONE)
        return true;
    }
    return false;
  }
}
