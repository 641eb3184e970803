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
import dev.astragal.runtime.league.Mistakes;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.solve.Solver;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is known of pig: who begins wins 53.06 of 100 games between perfect players. */
final class PerfectPigTest {
  private final Pig pig = new Pig();
  private final Kernel<Table, Move, Happening> kernel = Kernel.of(pig, Setup.of(pig.manifest(), 2));

  @Test
  void theSolverFindsTheKnownValue() {
    assertThat(Solver.solve(kernel).value()).isCloseTo(0.5306, within(0.00005));
  }

  @Test
  void theMistakesOfTheSearchCostItLessThanAHundredthOfAWinAGame() {
    RunSpec spec = RunSpec.of("pig", Seed.of(6), 2);
    Mistakes mistakes = Mistakes.of(spec, "mcts:2000", 4, 1, soFar -> {});
    assertThat(mistakes.decisions()).isGreaterThan(200);
    assertThat(mistakes.cost()).isLessThan(0.01);
  }

  /** What the game knows of playing well is not for beginners. */
  @Test
  void patienceBeatsTheEasySearch() {
    int won = 0;
    for (int game = 0; game < 20; game++) {
      Seed seed = Seed.of(game);
      Run<Table, Move, Happening> run = kernel.begin(seed);
      var players = Players.seated(kernel, List.of("easy", "hold20"), seed);
      while (run.status() instanceof Status.Awaiting<Move>(var prompt)) {
        Seat seat = prompt.firstSeat();
        run.choose(seat, players.get(seat.index()).answer(run, seat, prompt));
      }
      if (run.state().scores().get(1) >= 100) won++;
    }
    assertThat(won).isGreaterThan(15);
  }
}
