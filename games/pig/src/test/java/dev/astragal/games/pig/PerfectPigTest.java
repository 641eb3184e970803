package dev.astragal.games.pig;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.astragal.games.pig.Pig.Happening;
import dev.astragal.games.pig.Pig.Move;
import dev.astragal.games.pig.Pig.Table;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.solve.Solution;
import dev.astragal.runtime.solve.Solver;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/** What is known of pig: who begins wins 53.06 of 100 games between perfect players. */
final class PerfectPigTest {
  private final Pig pig = new Pig();
  private final Kernel<Table, Move, Happening> kernel = Kernel.of(pig, Setup.of(pig.manifest(), 2));

  @Test
  void theSolverFindsTheKnownValueAndTheSearchLosesLessThanAHundredthOfIt() {
    Solution<Table, Move, Happening> solution = Solver.solve(kernel);
    assertThat(solution.value()).isCloseTo(0.5306, within(0.00005));
    double lost = 0;
    int decisions = 0;
    for (int game = 0; game < 2; game++) {
      Run<Table, Move, Happening> run = kernel.begin(Seed.of(game));
      Player<Table, Move, Happening> player = Players.named(kernel, "mcts:1000", Seed.of(game), 0);
      while (run.status() instanceof Status.Awaiting<Move>(var prompt)) {
        Seat seat = prompt.firstSeat();
        Move move = player.answer(run, seat, prompt);
        lost += lost(solution, run, seat, move);
        decisions++;
        run.choose(seat, move);
      }
    }
    assertThat(lost / decisions).isLessThan(0.01);
  }

  /** How much of a win a move gives away; whoever rolls with a won game risks one in six. */
  private static double lost(
      Solution<Table, Move, Happening> solution,
      Run<Table, Move, Happening> run,
      Seat seat,
      Move move) {
    OptionalDouble best = solution.value(run);
    OptionalDouble got = solution.value(run, seat, move);
    if (best.isEmpty() || got.isEmpty()) return 1.0 / 6;
    return Math.abs(best.getAsDouble() - got.getAsDouble());
  }
}
