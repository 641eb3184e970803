package dev.astragal.games.pig;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.sweep.Figures;
import dev.astragal.runtime.sweep.LocalSweep;
import dev.astragal.runtime.sweep.SweepPlan;
import dev.astragal.runtime.sweep.SweepResult;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a sweep says about going first is what the rules say. */
final class FirstSeatTest {
  private static final int GOAL = 100;
  private static final int HOLD = 20;
  private static final int FACES = 6;

  /** The number is that of a second calculation, which goes backwards from the goal. */
  @Test
  void goingForwardsAndBackwardsThroughTheRaceGivesOneChance() {
    assertThat(firstWins()).isCloseTo(0.5326118673737998, within(1e-12));
  }

  @Test
  void theAdvantageLiesInTheSweepsOwnIntervalAsOftenAsItPromises() {
    double exact = 2 * firstWins() - 1;
    int held = 0;
    for (int repetition = 0; repetition < 100; repetition++) {
      RunSpec spec = RunSpec.of("pig", new Seed("repetition " + repetition), 2);
      SweepResult result =
          SweepResult.empty(new SweepPlan(spec, List.of(), List.of("hold20"), 1_000));
      new LocalSweep(result, 2).run();
      if (Figures.firstSeat(result.tallies().getFirst(), 2).interval().holds(exact)) held++;
    }
    assertThat(held).isBetween(94, 99);
  }

  /** Follows all chances forward, turn by turn, until next to none is left. */
  private static double firstWins() {
    double[] turn = turn();
    double[][] mine = new double[GOAL][GOAL];
    mine[0][0] = 1;
    double won = 0;
    boolean first = true;
    for (int turns = 0; turns < 1_000; turns++) {
      double[][] theirs = new double[GOAL][GOAL];
      for (int mover = 0; mover < GOAL; mover++) {
        for (int other = 0; other < GOAL; other++) {
          if (mine[mover][other] == 0) continue;
          for (int points = 0; points < turn.length; points++) {
            double chance = mine[mover][other] * turn[points];
            if (mover + points < GOAL) theirs[other][mover + points] += chance;
            else if (first) won += chance;
          }
        }
      }
      mine = theirs;
      first = !first;
    }
    return won;
  }

  private static double[] turn() {
    double[] ends = new double[HOLD + FACES];
    double[] atRisk = new double[HOLD];
    atRisk[0] = 1;
    for (int points = 0; points < HOLD; points++) {
      double chance = atRisk[points] / FACES;
      ends[0] += chance;
      for (int face = 2; face <= FACES; face++) {
        if (points + face < HOLD) atRisk[points + face] += chance;
        else ends[points + face] += chance;
      }
    }
    return ends;
  }
}
