package dev.astragal.games.regrets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.astragal.games.regrets.cards.Fish;
import dev.astragal.games.regrets.scoring.Conscience;
import dev.astragal.games.regrets.scoring.Reckoning;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.player.Players;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a seat is told of consciences while the values of Regrets are secret. */
class ConscienceTest {
  private static final Seat ANNA = Seat.first();

  private final Messages messages =
      Messages.of(new RegretsGame()).naming(List.of("Anna", "Ben", "Cleo"));

  @ParameterizedTest
  @ValueSource(strings = {"ALL", "FIRST_SEAT", "NOBODY"})
  void theChanceOfTheWorstConscienceIsHowOftenItPaysWhenSecretsAreDealtAnew(String tied) {
    Lab lab = Lab.atPort(3, "scoring.tiedPenalty=" + tied);
    lab.regrets(0, 1, 2, 2).someRegrets(1, 3).someRegrets(2, 2).mounted(0, 0, Fish.PALL_RAY);
    int percent = new Conscience(lab.figures(), lab.state(), ANNA).percent();
    int paid = 0;
    int tries = 20_000;
    var rng = Players.luck(Seed.of(7), 0);
    for (int i = 0; i < tries; i++) {
      RegretsState dealt = Redeal.of(lab.state().copy(), ANNA, rng);
      if (Reckoning.of(dealt, lab.figures()).accounts().getFirst().forfeit() > 0) paid++;
    }
    assertThat(percent).isBetween(1, 99);
    assertThat(100.0 * (double) paid / (double) tries).isCloseTo((double) percent, within(1.5));
  }

  @Test
  void whoeverAloneHasRegretsOfAnyWorthIsWarnedOfWhatTheyCost() {
    Lab lab = Lab.atPort(3).regrets(0, 3);
    assertThat(day(lab, ANNA)).contains("Yours is the worst conscience at the table.");
    lab.mounted(0, 2, Fish.RULED_MARLIN);
    assertThat(day(lab, ANNA)).contains("it would cost you Ruled Marlin and 33 points.");
    assertThat(day(lab, Seat.of(1))).doesNotContain("conscience");
    assertThat(day(lab, Seat.SPECTATOR)).doesNotContain("conscience");
  }

  @Test
  void theScoreSoFarCountsWhatLiesOpenAndMarksWhatDoesNot() {
    Lab lab = Lab.atPort(3).regrets(0, 2).someRegrets(1, 2).hand(0, Fish.RULED_MARLIN);
    lab.hand(1, Fish.PALL_RAY);
    assertThat(standing(lab, ANNA))
        .containsExactly(
            "Anna | 11 | 0 | 3 | 14 | worth 2 | -",
            "Ben | 7 | 0 | 3 | 10 | unknown, 0 to 6 | -",
            "Cleo | 0 | 0 | 3 | 3 | clear | -");
    assertThat(standing(lab, Seat.of(2)).getFirst()).contains("unknown, 0 to 3");
  }

  @Test
  void alonePlayersHaveNothingToCompareWith() {
    Lab lab = Lab.atPort(1).someRegrets(0, 3);
    assertThat(new Conscience(lab.figures(), lab.state(), ANNA).percent()).isZero();
  }

  private String day(Lab lab, Seat viewer) {
    Panel.Text day = (Panel.Text) panel(lab, viewer, "day");
    return day.lines().stream()
        .map(line -> messages.text(line.text()))
        .collect(Collectors.joining(" "));
  }

  private List<String> standing(Lab lab, Seat viewer) {
    Panel.Table table = (Panel.Table) panel(lab, viewer, "standing");
    return table.rows().stream()
        .map(row -> row.cells().stream().map(messages::text).collect(Collectors.joining(" | ")))
        .toList();
  }

  private static Panel panel(Lab lab, Seat viewer, String id) {
    return new RegretsScreen(lab.figures(), lab.state(), viewer)
        .screen(Optional.empty()).panels().stream()
            .filter(shown -> shown.id().equals(id))
            .findFirst()
            .orElseThrow();
  }
}
