package dev.astragal.starter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.ScriptedRng;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.Ints;
import dev.astragal.runtime.kit.GameKit;
import org.junit.jupiter.api.Test;

/** A test says which rule it proves. */
final class StarterGameTest {
  @Test
  void keepsTheContract() {
    GameKit.check(new StarterGame());
  }

  @Test
  void speaksInWords() {
    GameKit.checkWords(new StarterGame());
  }

  @Test
  void aStepClimbsOneAndPassesTheTurn() {
    Run<Wall, Move, Happening> run = leaping();
    run.choose(Seat.of(0), Move.STEP);
    assertThat(run.state()).isEqualTo(new Wall(Ints.of(1, 0), Seat.of(1)));
  }

  @Test
  void aLeapClimbsWhatTheDieShows() {
    Run<Wall, Move, Happening> run = leaping(5);
    run.choose(Seat.of(0), Move.LEAP);
    assertThat(run.state()).isEqualTo(new Wall(Ints.of(5, 0), Seat.of(1)));
  }

  @Test
  void aLowLeapSlipsBackButNotBelowTheGround() {
    Run<Wall, Move, Happening> run = leaping(6, 1, 2);
    run.choose(Seat.of(0), Move.LEAP);
    run.choose(Seat.of(1), Move.LEAP);
    run.choose(Seat.of(0), Move.LEAP);
    assertThat(run.state()).isEqualTo(new Wall(Ints.of(4, 0), Seat.of(1)));
  }

  @Test
  void whoIsUpFirstWins() {
    Run<Wall, Move, Happening> run = leaping(6, 6);
    run.choose(Seat.of(0), Move.LEAP);
    run.choose(Seat.of(1), Move.STEP);
    run.choose(Seat.of(0), Move.LEAP);
    assertThat(run.status()).isEqualTo(Status.finished(Outcome.won(Seat.first(), Ints.of(12, 1))));
  }

  /** Two players and the dice they will roll. */
  private static Run<Wall, Move, Happening> leaping(int... faces) {
    StarterGame game = new StarterGame();
    Run<Wall, Move, Happening> run =
        Kernel.of(game, Setup.of(game.manifest(), 2)).begin(Seed.of(1));
    run.luck().replace(StarterGame.LEAPS, new ScriptedRng("leaps", faces));
    return run;
  }
}
