package dev.astragal.kernel.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.rng.Stream;
import java.util.List;
import org.junit.jupiter.api.Test;

class ManifestTest {
  @Test
  void aStreamIsDeclaredOnce() {
    assertThatThrownBy(
            () -> Manifest.of("game", "Game").streams(Stream.of("dice"), Stream.of("dice")))
        .hasMessage("game declares a stream twice: [dice, dice]");
  }

  @Test
  void anIdIsShortAndPlain() {
    for (String bad : List.of("", "a", "Pig", "my-game", "x".repeat(25))) {
      assertThatThrownBy(() -> Manifest.of(bad, "Game"))
          .hasMessage("'" + bad + "' is not a short lower-case game id");
    }
  }

  @Test
  void seatsFitTheTable() {
    assertThatThrownBy(() -> Manifest.of("game", "Game").seats(0, 2))
        .hasMessage("game cannot have 0 to 2 seats");
    assertThatThrownBy(() -> Manifest.of("game", "Game").seats(3, 2))
        .hasMessage("game cannot have 3 to 2 seats");
    assertThatThrownBy(() -> Manifest.of("game", "Game").seats(2, 33))
        .hasMessage("game cannot have 2 to 33 seats");
  }

  @Test
  void limitsArePositive() {
    assertThatThrownBy(() -> new Limits(0, 1, 1)).hasMessage("limits must be positive");
    assertThatThrownBy(() -> new Limits(1, -1, 1)).hasMessage("limits must be positive");
    assertThatThrownBy(() -> new Limits(1, 1, 0)).hasMessage("limits must be positive");
  }

  @Test
  void anOptionsFallbackIsOneOfItsValues() {
    assertThatThrownBy(() -> new Option("pace", "slow", List.of("fast")))
        .hasMessage("option pace cannot be 'slow'");
  }

  @Test
  void settingOneClaimKeepsTheOthers() {
    Manifest manifest =
        Manifest.of("game", "Game")
            .seats(2, 4)
            .streams(Stream.of("dice"))
            .options(new Option("pace", "slow", List.of()))
            .limits(10, 20)
            .idleTicks(5)
            .content("beasts.yaml")
            .policies("policy.yaml", "hard.yaml")
            .withoutUndo()
            .bots("wise");
    assertThat(manifest.title()).isEqualTo("Game");
    assertThat(manifest.seatsMin()).isEqualTo(2);
    assertThat(manifest.seatsMax()).isEqualTo(4);
    assertThat(manifest.streams()).containsExactly(Stream.of("dice"));
    assertThat(manifest.options()).containsExactly(new Option("pace", "slow", List.of()));
    assertThat(manifest.limits()).isEqualTo(new Limits(10, 20, 5));
    assertThat(manifest.content()).containsExactly("beasts.yaml");
    assertThat(manifest.policies()).containsExactly("policy.yaml", "hard.yaml");
    assertThat(manifest.undo()).isFalse();
    assertThat(manifest.bots()).containsExactly("wise");
  }

  @Test
  void aSetupTakesTheFallbacksOfTheOptions() {
    Manifest manifest =
        Manifest.of("game", "Game").options(new Option("pace", "slow", List.of("slow", "fast")));
    Setup setup = Setup.of(manifest, 1);
    assertThat(setup.option("pace")).isEqualTo("slow");
    assertThatThrownBy(() -> setup.option("size"))
        .hasMessage("the manifest declares no option 'size'");
    assertThatThrownBy(() -> setup.content("x")).hasMessage("the manifest names no content 'x'");
  }

  @Test
  void seatsAreCountedFromZeroAndLimited() {
    assertThat(Seat.of(31)).isEqualTo(new Seat(31));
    assertThat(Seat.of(-1)).isEqualTo(Seat.SPECTATOR).hasToString("spectator");
    assertThatThrownBy(() -> Seat.of(32)).hasMessage("there is no seat 32");
    assertThatThrownBy(() -> Seat.of(-2)).hasMessage("there is no seat -2");
  }
}
