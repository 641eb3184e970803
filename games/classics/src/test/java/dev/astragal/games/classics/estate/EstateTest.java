package dev.astragal.games.classics.estate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.classics.estate.Estate.Bid;
import dev.astragal.games.classics.estate.Estate.Call;
import dev.astragal.games.classics.estate.Estate.Happening;
import dev.astragal.games.classics.estate.Estate.Pass;
import dev.astragal.games.classics.estate.Estate.Table;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.Ints;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Players;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whoever stays in longest pays, and nobody else. */
final class EstateTest {
  @Test
  void theHighestBidderPaysAndTheNextOneBegins() {
    Run<Table, Call, Happening> run = offered();
    int worth = run.state().worth();
    run.choose(Seat.of(0), new Bid(3));
    run.choose(Seat.of(1), Pass.PASS);
    run.choose(Seat.of(2), new Bid(4));
    run.choose(Seat.of(0), Pass.PASS);
    assertThat(run.state().purses().coins()).isEqualTo(Ints.of(30, 30, 26));
    assertThat(run.state().value(Seat.of(2))).isEqualTo(worth);
    assertThat(run.state().starter()).isEqualTo(Seat.of(0));
  }

  @Test
  void whatNobodyWantsIsGone() {
    Run<Table, Call, Happening> run = offered();
    for (int seat = 0; seat < 3; seat++) run.choose(Seat.of(seat), Pass.PASS);
    assertThat(run.state().purses().coins()).isEqualTo(Ints.of(30, 30, 30));
    assertThat(run.state().offered()).isFalse();
    assertThat(run.state().starter()).isEqualTo(Seat.of(1));
  }

  @Test
  void allTwelveLotsAreWorth78() {
    int sum = 0;
    Run<Table, Call, Happening> run = offered();
    for (int lot = 0; lot < 12; lot++) {
      sum += run.state().worth();
      for (int i = 0; i < 3; i++) run.choose(run.state().auction().asked(), Pass.PASS);
      if (lot < 11) run.passTime();
    }
    assertThat(sum).isEqualTo(78);
    assertThat(run.status()).isInstanceOf(Status.Finished.class);
  }

  @Test
  void whoeverCountsBeatsChance() {
    int won = 0;
    for (int seed = 0; seed < 40; seed++) {
      Run<Table, Call, Happening> run = kernel().begin(Seed.of(seed));
      List<String> bots = List.of("random", "thrifty", "random");
      if (Match.play(run, Players.seated(kernel(), bots, Seed.of(seed)))
          .winners()
          .contains(Seat.of(1))) won++;
    }
    assertThat(won).isGreaterThan(30);
  }

  private static Kernel<Table, Call, Happening> kernel() {
    Estate game = new Estate();
    return Kernel.of(game, Setup.of(game.manifest(), 3));
  }

  private static Run<Table, Call, Happening> offered() {
    Run<Table, Call, Happening> run = kernel().begin(Seed.of(1));
    run.passTime();
    return run;
  }
}
