package dev.astragal.games.regrets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.audit.Audit;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Players;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whole games: none gets stuck, none breaks an invariant, and playing well pays. */
class RandomGamesTest {
  private static Kernel<RegretsState, RegretsChoice, RegretsEvent> kernel(int seats) {
    RegretsGame game = new RegretsGame();
    return Kernel.of(game, GameLibrary.setup(game, RunSpec.of("regrets", Seed.of(1), seats)));
  }

  @Test
  void randomGamesOfEverySizeKeepAllInvariantsUnderAudit() {
    for (int seats = 1; seats <= 5; seats++) {
      Kernel<RegretsState, RegretsChoice, RegretsEvent> kernel = kernel(seats);
      for (int i = 0; i < 60; i++) audited(kernel, Seed.of(i));
    }
  }

  private static void audited(Kernel<RegretsState, RegretsChoice, RegretsEvent> kernel, Seed seed) {
    Run<RegretsState, RegretsChoice, RegretsEvent> run = kernel.begin(seed);
    var rng = Players.luck(seed, 0);
    while (!(run.status() instanceof Status.Finished<RegretsChoice>)) {
      Run<RegretsState, RegretsChoice, RegretsEvent> before = run.copy();
      if (run.status() instanceof Status.Awaiting<RegretsChoice>(Prompt<RegretsChoice> prompt)) {
        RegretsChoice choice = prompt.choices(prompt.firstSeat()).sample(rng);
        assertThat(prompt.choices(prompt.firstSeat()).refusal(choice)).as("%s", choice).isEmpty();
        run.choose(prompt.firstSeat(), choice);
      } else {
        run.passTime();
      }
      assertThat(Audit.problem(before, run)).as("seed %s", seed.text()).isEmpty();
    }
    assertThat(run.inputs()).isLessThan(2_000);
  }

  @Test
  void everyListedChoiceIsLegal() {
    Kernel<RegretsState, RegretsChoice, RegretsEvent> kernel = kernel(4);
    for (int i = 0; i < 100; i++) {
      Run<RegretsState, RegretsChoice, RegretsEvent> run = kernel.begin(Seed.of(i));
      var rng = Players.luck(Seed.of(i), 1);
      while (!(run.status() instanceof Status.Finished<RegretsChoice>)) {
        if (run.status() instanceof Status.Awaiting<RegretsChoice>(Prompt<RegretsChoice> prompt)) {
          for (RegretsChoice choice : prompt.choices(prompt.firstSeat()).list()) {
            assertThat(prompt.choices(prompt.firstSeat()).refusal(choice))
                .as("%s", choice)
                .isEmpty();
          }
          run.choose(prompt.firstSeat(), prompt.choices(prompt.firstSeat()).sample(rng));
        } else {
          run.passTime();
        }
      }
    }
  }

  @Test
  void greedyBeatsThreeRandomPlayers() {
    assertThat(wins("greedy", "random", 200, 4))
        .as("of 200, where chance alone gives 50")
        .isGreaterThan(150);
  }

  /** Chance alone gives 12; 20 of 48 would be luck once in a hundred times. */
  @Test
  void treeSearchBeatsThreeGreedyPlayers() {
    assertThat(wins("search", "greedy", 48, 4)).isGreaterThan(20);
  }

  /** It wins 19 of 20; so few as 13 would be luck once in a million times. */
  @Test
  void theCaptainBeatsTreeSearchInTwoSeats() {
    assertThat(wins("captain", "search", 20, 2)).isGreaterThanOrEqualTo(14);
  }

  @Test
  void theBoldBeatGreedyPlayersAndTheCarefulDoNot() {
    assertThat(wins("bold", "greedy", 200, 4)).isGreaterThan(80);
    assertThat(wins("careful", "bold", 200, 4)).isLessThan(50);
  }

  @Test
  void theMadEndTheWeekWithMoreRegretsThanTheCareful() {
    Kernel<RegretsState, RegretsChoice, RegretsEvent> kernel = kernel(2);
    int mad = 0;
    int careful = 0;
    for (int i = 0; i < 50; i++) {
      Run<RegretsState, RegretsChoice, RegretsEvent> run = kernel.begin(Seed.of(i));
      Match.play(run, Players.seated(kernel, List.of("mad", "careful"), Seed.of(i)));
      mad += run.state().fisher(0).regretCount();
      careful += run.state().fisher(1).regretCount();
    }
    assertThat(mad).isGreaterThan(4 * careful);
  }

  private static int wins(String one, String others, int games, int seats) {
    Kernel<RegretsState, RegretsChoice, RegretsEvent> kernel = kernel(seats);
    int won = 0;
    for (int i = 0; i < games; i++) {
      Seed seed = Seed.of(i);
      List<String> names = new ArrayList<>(Collections.nCopies(seats - 1, others));
      names.add(i % seats, one);
      var outcome = Match.play(kernel.begin(seed), Players.seated(kernel, names, seed));
      if (outcome.winners().contains(Lab.seat(i % seats))) won++;
    }
    return won;
  }
}
