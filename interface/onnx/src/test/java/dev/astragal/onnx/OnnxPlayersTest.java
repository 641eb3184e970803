package dev.astragal.onnx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.league.League;
import dev.astragal.runtime.league.LeaguePlan;
import dev.astragal.runtime.league.Standing;
import dev.astragal.runtime.library.RunSpec;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The network that the Python example has trained, as a bot. */
class OnnxPlayersTest {
  private static final String LEARNED =
      "onnx:" + Path.of(System.getProperty("astragal.root"), "python/examples/connectfour.onnx");

  private static Standing duel(String game, String bot, String other) {
    League league =
        new League(LeaguePlan.of(RunSpec.of(game, Seed.of(1), 2), List.of(bot, other), true, 0));
    league.play(100, League.threads(1), Optional.empty());
    return league.table().getFirst();
  }

  @Test
  void whatWasLearnedIsBetterThanTheBotOfTheGame() {
    Standing standing = duel("connectfour", LEARNED, "watchful");
    assertThat(standing.interval().low()).isGreaterThan(0.5);
    assertThat(duel("connectfour", LEARNED, "watchful").share()).isEqualTo(standing.share());
  }

  @Test
  void anotherGameNoFileAndAFileOfAnotherKindAreRefusedWithAReason() {
    assertThatThrownBy(() -> duel("pig", LEARNED, "hold20"))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("was not trained for pig");
    assertThatThrownBy(() -> duel("connectfour", "onnx:nowhere.onnx", "watchful"))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("there is no file nowhere.onnx");
    assertThatThrownBy(() -> duel("connectfour", "onnx:pom.xml", "watchful"))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("pom.xml is not a network");
  }
}
