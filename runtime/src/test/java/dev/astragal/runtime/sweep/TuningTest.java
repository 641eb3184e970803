package dev.astragal.runtime.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.runtime.statistics.Moments;
import dev.astragal.runtime.sweep.Tuning.Found;
import dev.astragal.runtime.sweep.Tuning.Probe;
import dev.astragal.runtime.sweep.Tuning.Verdict;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

final class TuningTest {
  @Test
  void theRangeIsHalvedUntilANumberCannotBeToldFromTheTarget() {
    Found found = new Tuning(0.30, 100_000, TuningTest::percent).search(0, 100);
    assertThat(found.reached()).isTrue();
    assertThat(found.best().number()).isEqualTo(30);
    assertThat(found.best().verdict()).isEqualTo(Verdict.ON_TARGET);
    assertThat(found.best().interval().holds(0.30)).isTrue();
    assertThat(found.low()).isLessThan(30);
    assertThat(found.high()).isGreaterThan(30);
    assertThat(found.probes()).extracting(Probe::number).startsWith(0L, 100L, 50L, 25L);
  }

  @Test
  void clearMissesAreSeenWithFewGames() {
    Found found = new Tuning(0.30, 100_000, TuningTest::percent).search(0, 100);
    assertThat(found.probes().getFirst().games()).isEqualTo(Tuning.FIRST_LOOK);
    assertThat(found.best().games()).isEqualTo(100_000);
  }

  @Test
  void aTargetBetweenTwoNeighboursGivesTheNearer() {
    Found found = new Tuning(0.307, 1_000_000, TuningTest::percent).search(0, 100);
    assertThat(found.best().number()).isEqualTo(31);
    assertThat(found.low()).isEqualTo(30);
  }

  @Test
  void aFigureMayFallAsTheNumberGrows() {
    Found found = new Tuning(0.30, 100_000, number -> percent(100 - number)).search(0, 100);
    assertThat(found.best().number()).isEqualTo(70);
  }

  @Test
  void aTargetOutOfReachIsSaidToBe() {
    Found found = new Tuning(0.9, 10_000, TuningTest::percent).search(10, 40);
    assertThat(found.reached()).isFalse();
    assertThat(found.best().number()).isEqualTo(40);
    assertThat(found.probes()).hasSize(2);
  }

  /** A game that is won in exactly so many of a hundred cases. */
  private static Tuning.Figure percent(long number) {
    return games -> {
      BigInteger won = BigInteger.valueOf(Math.round(games * number / 100.0));
      return new Moments(games, won, won);
    };
  }
}
