package dev.astragal.games.delve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.seed.Seed;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** What many runs of the bots say about the numbers, on seeds the numbers were not tuned with. */
class BalanceTest {
  private static final int FIRST_SEED = 100_000;
  private static final int RUNS = 10_000;
  private static final int RUNS_OF_OTHERS = 2_000;
  private static final int FLOORS = 3;

  /** How a number of runs went; indices of {@code entered} and {@code died} are floors. */
  private static final class Tally {
    final int[] entered = new int[FLOORS + 1];
    final int[] died = new int[FLOORS + 1];
    final int[] interrupts;
    int wins;

    Tally(int runs) {
      interrupts = new int[runs];
    }
  }

  private static Tally play(String bot, int runs) {
    Tally tally = new Tally(runs);
    for (int i = 0; i < runs; i++) {
      var run = Dungeon.KERNEL.begin(Seed.of(FIRST_SEED + i));
      Dungeon.play(run, bot, state -> false);
      Progress progress = run.state().progress();
      for (int floor = 1; floor <= progress.floor(); floor++) tally.entered[floor]++;
      tally.interrupts[i] = progress.answers();
      assertThat(progress.ending()).as("run %d of %s", i, bot).isNotEqualTo(Ending.STALLED);
      if (progress.ending() == Ending.VICTORY) {
        tally.wins++;
      } else {
        tally.died[progress.floor()]++;
        assertThat(run.state().trace().explains()).as("death %d of %s", i, bot).isTrue();
      }
    }
    Arrays.sort(tally.interrupts);
    return tally;
  }

  @Test
  void theBalancedBotWinsBetweenFifteenAndFortyFivePercent() {
    Tally tally = play("balanced", RUNS);
    assertThat(tally.wins * 100 / RUNS).isBetween(15, 45);
    assertThat(tally.interrupts[RUNS / 2]).as("median interrupts").isBetween(25, 60);
    for (int floor = 1; floor <= FLOORS; floor++)
      assertThat(tally.died[floor] * 2)
          .as("deaths on floor %d", floor)
          .isLessThan(tally.entered[floor]);
  }

  @Test
  void everyTemperWinsSometimesAndNoDeathIsUnexplained() {
    for (String bot : new String[] {"cautious", "berserk"})
      assertThat(play(bot, RUNS_OF_OTHERS).wins).as(bot).isPositive();
  }
}
