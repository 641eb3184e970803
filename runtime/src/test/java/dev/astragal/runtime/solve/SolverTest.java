package dev.astragal.runtime.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.samples.Bids;
import dev.astragal.runtime.samples.Dice;
import dev.astragal.runtime.samples.Rows;
import dev.astragal.runtime.samples.Tables;
import org.junit.jupiter.api.Test;

/** Small games have known answers. */
final class SolverTest {
  private final Kernel<Rows.Board, Rows.Put, Rows.Placed> rows = Tables.kernel(new Rows());

  @Test
  void threeInARowIsADrawAndALateMistakeLosesIt() {
    Solution<Rows.Board, Rows.Put, Rows.Placed> solution = Solver.solve(rows);
    assertThat(solution.value()).isEqualTo(0.5);
    Run<Rows.Board, Rows.Put, Rows.Placed> run = rows.begin(Seed.of(1));
    run.choose(Seat.of(0), new Rows.Put(0));
    assertThat(solution.value(run, Seat.of(1), new Rows.Put(4))).hasValue(0.5);
    assertThat(solution.value(run, Seat.of(1), new Rows.Put(1))).hasValue(1);
  }

  @Test
  void aGameWithSecretsIsNotOneToLookThrough() {
    assertThatThrownBy(() -> Solver.solve(Tables.kernel(new Bids())))
        .isInstanceOf(KeepsSecrets.class)
        .hasMessage("bids keeps secrets from a seat");
  }

  /** Whoever bids second has an answer that always wins, and need not know what the other bid. */
  @Test
  void whatSeatsDecideTogetherHasAnEquilibrium() {
    Equilibrium.Found found = Equilibrium.find(Tables.kernel(new Bids()), 1e-3, 10_000);
    assertThat(found.situations()).isEqualTo(2);
    assertThat(found.value()).isCloseTo(-1, within(1e-3));
  }

  @Test
  void anEndgameIsLookedThroughFromWhereItStands() {
    Run<Rows.Board, Rows.Put, Rows.Placed> run = rows.begin(Seed.of(1));
    assertThat(Endgame.value(run, 100_000)).hasValue(0);
    run.choose(Seat.of(0), new Rows.Put(0));
    run.choose(Seat.of(1), new Rows.Put(1));
    assertThat(Endgame.value(run, 100_000)).hasValue(1);
    Solution<Rows.Board, Rows.Put, Rows.Placed> solution = Solver.solve(rows);
    Prompt<Rows.Put> prompt = ((Status.Awaiting<Rows.Put>) run.status()).prompt();
    Rows.Put best = Endgame.best(run, Seat.of(0), prompt, 100_000).getFirst();
    assertThat(solution.value(run, Seat.of(0), best)).hasValue(1);
  }

  @Test
  void anEndgameTooFarOffIsGivenUp() {
    assertThat(Endgame.value(rows.begin(Seed.of(1)), 50)).isEmpty();
  }

  @Test
  void secretsAndLuckAreNothingForAnEndgame() {
    assertThat(Endgame.value(Tables.kernel(new Bids()).begin(Seed.of(1)), 1_000)).isEmpty();
    assertThat(Endgame.value(Tables.kernel(new Dice()).begin(Seed.of(1)), 1_000)).isEmpty();
  }

  @Test
  void luckGoesThroughAllItsWaysWithTheirChances() {
    EveryLuck luck = new EveryLuck();
    double all = 0;
    int ways = 0;
    do {
      int first = luck.below(2);
      if (first == 1) luck.below(3);
      all += luck.chance();
      ways++;
    } while (luck.turn());
    assertThat(ways).isEqualTo(4);
    assertThat(all).isCloseTo(1, within(1e-9));
  }
}
