package dev.astragal.games.delve.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.delve.ActionEvent;
import dev.astragal.games.delve.Actors;
import org.junit.jupiter.api.Test;

class StepsTest {
  @Test
  void aUsualStepIsMadeOnce() {
    assertThat(Steps.of(44, 10))
        .isEqualTo(new ActionEvent.Moved(Actors.HERO, 44, 10, true))
        .isSameAs(Steps.of(44, 10))
        .isNotEqualTo(Steps.of(44, 20))
        .isNotEqualTo(Steps.of(45, 10));
  }

  @Test
  void aLongStepAndOneFarOffAreLikeAnyOther() {
    assertThat(Steps.of(3_599, 10)).isEqualTo(new ActionEvent.Moved(Actors.HERO, 3_599, 10, true));
    assertThat(Steps.of(44, 200)).isEqualTo(new ActionEvent.Moved(Actors.HERO, 44, 200, true));
  }
}
