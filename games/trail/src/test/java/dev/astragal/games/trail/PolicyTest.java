package dev.astragal.games.trail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.games.trail.health.HealthPolicy;
import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.tree.Tree;
import org.junit.jupiter.api.Test;

class PolicyTest {
  @Test
  void anyNumberCanBeSet() {
    TrailContent content = Trip.onTheRoad("deluxe.crossings.ferryCents=700").state.content;
    assertThat(content.wagonPolicy().crossings().ferryCents()).isEqualTo(700);
    content = Trip.onTheRoad("deluxe.afflictions.diseases[0].fatality=1/3").state.content;
    assertThat(content.wagonPolicy().afflictions().diseases().getFirst().fatality())
        .isEqualTo(Ratio.of(1, 3));
    content = Trip.onTheRoad("dystrail.boss.rounds=5").state.content;
    assertThat(content.modernPolicy().boss().rounds()).isEqualTo(5);
  }

  @Test
  void aMisspeltNumberIsRefusedByItsPath() {
    assertThatThrownBy(() -> Trip.kernel("deluxe.crossings.ferryCent=700"))
        .hasMessageContaining("deluxe.crossings.ferryCent");
  }

  @Test
  void aValueOfTheWrongKindIsRefused() {
    assertThatThrownBy(() -> Trip.kernel("deluxe.crossings.ferryCents=soon"))
        .hasMessageContaining("ferryCents");
  }

  @Test
  void mechanicsAreChosenAsAWhole() {
    assertThat(Trip.atStart().state.wagon()).isTrue();
    assertThat(Trip.atStart("dystrail").state.wagon()).isFalse();
    Tree wagon = Trip.atStart().run.view();
    Tree modern = Trip.atStart("dystrail").run.view();
    assertThat(((Tree.Table) wagon).fields()).containsKey("party").doesNotContainKey("travellers");
    assertThat(((Tree.Table) modern).fields()).containsKey("travellers").doesNotContainKey("party");
  }

  @Test
  void healthRecoveryShipsInBothForms() {
    assertThat(Trip.atStart().state.content.wagonPolicy().health().recovery())
        .isEqualTo(HealthPolicy.Recovery.FLAT);
    assertThat(Trip.atStart("play").state.content.wagonPolicy().health().recovery())
        .isEqualTo(HealthPolicy.Recovery.PROPORTIONAL);
  }

  @Test
  void aNameThatIsTooLongIsRefused() {
    assertThatThrownBy(() -> Trip.kernel("option:party=" + "x".repeat(25)))
        .hasMessageContaining("a name is longer than 24 characters");
  }
}
