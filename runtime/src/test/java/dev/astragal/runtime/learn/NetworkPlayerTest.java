package dev.astragal.runtime.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.samples.Rows;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class NetworkPlayerTest {
  private final Rows game = new Rows();
  private final Kernel<Rows.Board, Rows.Put, Rows.Placed> kernel =
      Kernel.of(game, Setup.of(game.manifest(), 2));
  private final Sight<Rows.Board, Rows.Put, Rows.Placed> sight = Sight.of(kernel);

  /** Likes the last cells best, whatever it sees. */
  private record Backwards(int observation, int actions, Optional<String> meaning)
      implements Network {
    @Override
    public float[] rate(float[] seen) {
      float[] ratings = new float[actions];
      for (int i = 0; i < actions; i++) ratings[i] = i;
      return ratings;
    }
  }

  private Network fitting() {
    return new Backwards(sight.observation(), sight.actions(), Optional.of(sight.meaning()));
  }

  @Test
  void playsTheLegalChoiceThatIsRatedHighest() {
    Run<Rows.Board, Rows.Put, Rows.Placed> run = kernel.begin(Seed.of(1));
    NetworkPlayer<Rows.Board, Rows.Put, Rows.Placed> player =
        NetworkPlayer.of(kernel, "backwards", fitting());
    Match.play(run, List.of(player, player));
    assertThat(run.state().cells().toString()).isEqualTo("[0, 0, 1, 2, 1, 2, 1, 2, 1]");
  }

  @Test
  void refusesANetworkOfOtherSizesOrThatWasTrainedWhenNumbersMeantSomethingElse() {
    assertThatThrownBy(
            () -> NetworkPlayer.of(kernel, "small", new Backwards(1, 9, Optional.empty())))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("'small' was not trained for rows")
        .hasMessageContaining("it takes 1 numbers and rates 9 choices");
    Network other = new Backwards(sight.observation(), sight.actions(), Optional.of("0x0"));
    assertThatThrownBy(() -> NetworkPlayer.of(kernel, "old", other))
        .hasMessageContaining("the numbers meant something else");
  }
}
