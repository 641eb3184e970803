package dev.astragal.runtime.league;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.samples.Rows;
import dev.astragal.runtime.samples.Tables;
import org.junit.jupiter.api.Test;

class MistakesTest {
  @Test
  void whoPlaysPerfectlyMakesNone() {
    Mistakes mistakes = of("perfect");
    assertThat(mistakes.wrong()).isZero();
    assertThat(mistakes.cost()).isZero();
  }

  @Test
  void whoPlaysAtRandomGivesGamesAway() {
    Mistakes mistakes = of("random");
    assertThat(mistakes.wrong()).isBetween(1, mistakes.decisions());
    assertThat(mistakes.cost()).isPositive();
    assertThat(mistakes.interval().holds(mistakes.cost())).isTrue();
  }

  private static Mistakes of(String bot) {
    return Mistakes.of(Tables.kernel(new Rows()), Seed.of(1), bot, 20, 1, soFar -> {});
  }
}
