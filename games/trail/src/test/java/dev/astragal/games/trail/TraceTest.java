package dev.astragal.games.trail;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.rng.Candidate;
import dev.astragal.kernel.rng.Candidate.Factor;
import dev.astragal.kernel.rng.Draw;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the ledger says of a weighted pick adds up, so that somebody who asks why can check it. */
class TraceTest {
  private static final List<String> BOTS =
      List.of("balanced", "conservative", "aggressive", "resource-manager");

  @Test
  void theFactorsOfEveryWeightGiveItOnTheWagonTrail() {
    addUp(250, "play");
    addUp(150, "play", "option:occupation=farmer", "option:month=july");
  }

  @Test
  void aCapOnTheWeightsOfASeasonIsAFactorByName() {
    addUp(100, "play", "overlays.spring.eventWeightMax=1", "overlays.summer.eventWeight=1/3");
  }

  @Test
  void theFactorsOfEveryWeightGiveItOnTheModernRoad() {
    addUp(250, "dystrail", "play");
    addUp(
        250,
        "dystrail",
        "option:mode=deep",
        "option:strategy=conservative",
        "dystrail.encounters.agePerDay=0");
  }

  private static void addUp(int games, String... settings) {
    var kernel = Trip.kernel(settings);
    for (int seed = 0; seed < games; seed++) {
      Trip trip = Trip.seeded(kernel, seed);
      trip.run.luck().attach(TraceTest::check);
      trip.play(BOTS.get(seed % BOTS.size()));
    }
  }

  private static void check(Draw draw) {
    for (Candidate candidate : draw.candidates()) {
      long weight = candidate.base();
      for (Factor factor : candidate.factors()) weight = factor.value().nearest(weight);
      assertThat(weight)
          .as("%s, %s: %s", draw.purpose(), candidate.id(), candidate.arithmetic())
          .isEqualTo(candidate.weight());
    }
  }
}
