package dev.astragal.games.regrets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.games.regrets.cards.Angler;
import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Players;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A week alone has a par, and some weeks begin otherwise than others. */
class GoalTest {
  private static Setup setup(int seats, Map<String, String> options, String... overlays) {
    RegretsGame game = new RegretsGame();
    List<RunSpec.Overlay> named =
        List.of(overlays).stream().<RunSpec.Overlay>map(RunSpec.Overlay.Named::new).toList();
    return GameLibrary.setup(
        game, new RunSpec("regrets", Seed.of(1), seats, options, named, Map.of()));
  }

  private static Run<RegretsState, RegretsChoice, RegretsEvent> begin(Setup setup) {
    return Kernel.of(new RegretsGame(), setup).begin(Seed.of(1));
  }

  private static Outcome played(Setup setup, String bot) {
    var run = begin(setup);
    return Match.play(run, Players.seated(run.kernel(), List.of(bot), Seed.of(1)));
  }

  @Test
  void aWeekAloneWithoutFishIsNotWon() {
    Lab lab = Lab.atSea(1);
    while (lab.state().phase() != Phase.ENDED) {
      if (lab.run().status() instanceof Status.Awaiting<RegretsChoice>) {
        lab.choose(
            lab.state().phase() == Phase.ACTION
                ? new RegretsChoice.Pass()
                : new RegretsChoice.DeclareSea(1));
      } else {
        lab.tick();
      }
    }
    Outcome outcome = lab.outcome();
    assertThat(outcome.code()).isEqualTo("missed");
    assertThat(outcome.winners()).isEmpty();
    assertThat(lab.run().events().getLast())
        .isInstanceOfSatisfying(
            DayEvent.Measured.class, measured -> assertThat(measured.rank()).isZero());
  }

  @Test
  void aWeekAloneIsWonByReachingTheParOfItsWeather() {
    int points = played(setup(1, Map.of()), "bold").scores().get(0);
    for (String weather : List.of("calm", "fresh", "gale")) {
      Setup setup = setup(1, Map.of("weather", weather));
      int par =
          Kernel.of(new RegretsGame(), setup).rules() instanceof RegretsRules rules
              ? rules.figures().goal().orElseThrow().par()
              : 0;
      assertThat(played(setup, "bold").code()).isEqualTo(points >= par ? "won" : "missed");
    }
  }

  @Test
  void runsOfTheFirstRulesAreWonByWhoeverSatThere() {
    Setup now = setup(1, Map.of());
    Setup then = new Setup(1, now.options(), now.policy(), now.content(), 1);
    assertThat(played(then, "random").code()).isEqualTo("won");
  }

  @Test
  void ranksRiseWithPoints() {
    Lab lab = Lab.atSea(1);
    var goal = lab.figures().goal().orElseThrow();
    assertThat(goal.rank(0)).isZero();
    assertThat(goal.rank(goal.ranks().get(2))).isEqualTo(3);
    assertThat(goal.rank(10_000)).isEqualTo(goal.ranks().size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"house", "harbour", "storm", "ebb", "confession"})
  void everyWeekHasRisingPars(String week) {
    var rules = (RegretsRules) begin(setup(1, Map.of(), week)).kernel().rules();
    var par = rules.figures().policy().solo().par();
    assertThat(par.calm()).isLessThan(par.fresh());
    assertThat(par.fresh()).isLessThan(par.gale());
  }

  @Test
  void aConfessionBeginsWithSevenRegretsEach() {
    var run = begin(setup(5, Map.of(), "confession"));
    run.passTime();
    for (int seat = 0; seat < 5; seat++) {
      assertThat(run.state().fisher(seat).regretCount()).isEqualTo(7);
    }
    assertThat(run.state().regretDeckSize()).isEqualTo(48 - 35);
  }

  @Test
  void atLowWaterTheSeaDrainsFromTheStart() {
    var run = begin(setup(2, Map.of(), "ebb"));
    run.passTime();
    assertThat(run.state().plugPulled()).isTrue();
    assertThat(run.state().fisher(0).hand() & Fish.THE_PLUG.bit()).isZero();
  }

  @Test
  void theHouseGivesTrewinNoDinkAndAgnesTwo() {
    Setup setup = setup(2, Map.of("crew", "trewin,agnes"), "house");
    var run = begin(setup);
    run.passTime();
    assertThat(run.state().fisher(0).angler()).isEqualTo(Angler.TREWIN);
    assertThat(run.state().fisher(0).dinks()).isZero();
    assertThat(Integer.bitCount(run.state().fisher(1).dinks())).isEqualTo(2);
  }

  @Test
  void wrongOptionsSayWhatMayBeSaid() {
    assertThatThrownBy(() -> setup(1, Map.of("weather", "foggy")))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("calm, fresh, gale");
    assertThatThrownBy(() -> begin(setup(2, Map.of("crew", "ahab,agnes"))))
        .hasMessageContaining("pascoe, agnes, trewin, carne, hale and deckhand, not 'ahab'");
  }
}
