package dev.astragal.games.classics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.astragal.games.classics.connectfour.ConnectFour;
import dev.astragal.games.classics.kuhn.Kuhn;
import dev.astragal.games.classics.leduc.Leduc;
import dev.astragal.games.classics.liarsdice.LiarsDice;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.solve.Equilibrium;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Numbers others have found for the same games. */
final class KnownAnswersTest {
  /** Positions of Connect Four after so many discs, as listed in the OEIS under A212693. */
  @Test
  void connectFourHasAsManyPositionsAsIsKnown() {
    assertThat(positions(kernel(new ConnectFour()), 7))
        .containsExactly(1, 7, 49, 238, 1120, 4263, 16422, 54859);
  }

  private static <S, C extends Choice, E extends Event> List<Integer> positions(
      Kernel<S, C, E> kernel, int plies) {
    List<Integer> counts = new ArrayList<>();
    Map<Long, Run<S, C, E>> here = new TreeMap<>();
    Run<S, C, E> start = kernel.begin(Seed.of(1));
    here.put(start.stateHash(), start);
    for (int ply = 0; ply <= plies; ply++) {
      counts.add(here.size());
      Map<Long, Run<S, C, E>> next = new TreeMap<>();
      for (Run<S, C, E> run : here.values())
        if (run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt))
          for (C choice : prompt.choices(prompt.firstSeat()).list()) {
            Run<S, C, E> after = run.copy();
            after.choose(prompt.firstSeat(), choice);
            next.putIfAbsent(after.stateHash(), after);
          }
      here = next;
    }
    return counts;
  }

  /** Kuhn (1950): the first player loses an eighteenth of the ante between perfect players. */
  @Test
  void kuhnPokerIsWorthMinusAnEighteenthToWhoeverBegins() {
    Equilibrium.Found found = Equilibrium.find(kernel(new Kuhn()), 1e-6, 1_000_000);
    assertThat(found.situations()).isEqualTo(12);
    assertThat(found.value()).isCloseTo(-1.0 / 18, within(1e-6));
    assertThat(found.exploitability()).isLessThanOrEqualTo(1e-6);
  }

  @Test
  void theSteadyBotLosesNothingToChanceInTheLongRun() {
    Kernel<Kuhn.Table, Kuhn.Action, Kuhn.Happening> kernel = kernel(new Kuhn());
    int won = 0;
    for (int seed = 0; seed < 2_000; seed++) {
      var run = kernel.begin(Seed.of(seed));
      Outcome outcome =
          Match.play(run, Players.seated(kernel, List.of("random", "steady"), Seed.of(seed)));
      won += outcome.scores().get(1);
    }
    assertThat(won).isPositive();
  }

  /** The value others publish; a player knows the own card, the open one and all bets. */
  @Test
  void leducPokerHasTheKnownValueAndAsManySituationsAsIsKnown() {
    Equilibrium.Found found = Equilibrium.find(kernel(new Leduc()), 3e-6, 1_000_000);
    assertThat(found.situations()).isEqualTo(936);
    assertThat(found.value()).isCloseTo(-0.085606, within(1e-6));
  }

  /** With one die each there are six to see and 2^12 ways to have bid before one must answer. */
  @Test
  void liarsDiceWithOneDieEachIsSolved() {
    LiarsDice game = new LiarsDice();
    Setup plain = Setup.of(game.manifest(), 2);
    Setup one = new Setup(2, Map.of("dice", "1"), plain.policy(), plain.content(), plain.version());
    Equilibrium.Found found = Equilibrium.find(Kernel.of(game, one), 1e-2, 1_000);
    assertThat(found.situations()).isEqualTo(6 << 12);
    assertThat(found.exploitability()).isLessThan(1e-2);
  }

  private static <S, C extends Choice, E extends Event> Kernel<S, C, E> kernel(Game<S, C, E> game) {
    return Kernel.of(game, Setup.of(game.manifest(), game.manifest().seatsMin()));
  }
}
