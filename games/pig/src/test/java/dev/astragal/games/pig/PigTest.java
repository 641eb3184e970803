package dev.astragal.games.pig;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.ScriptedRng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.Ints;
import dev.astragal.runtime.kit.GameKit;
import dev.astragal.runtime.kit.Playthrough;
import dev.astragal.runtime.library.RunSpec;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class PigTest {
  private final Kernel<Pig.Table, Pig.Move, Pig.Happening> kernel =
      Kernel.of(new Pig(), Setup.of(new Pig().manifest(), 2));

  @Test
  void speaksInWords() {
    GameKit.checkWords(new Pig());
  }

  @Test
  void keepsTheContract() {
    GameKit.check(new Pig());
  }

  @Test
  void playsAsRecorded() {
    Playthrough.check(
        new Pig(),
        RunSpec.of("pig", Seed.of(42), 2),
        "hold20",
        Path.of(System.getProperty("astragal.root"), "games/pig/src/test/resources/hold20-42.txt"));
  }

  @Test
  void rollsAddUpUntilHeld() {
    Run<Pig.Table, Pig.Move, Pig.Happening> run = rolling(5, 6);
    run.choose(Seat.of(0), Pig.Move.ROLL);
    run.choose(Seat.of(0), Pig.Move.ROLL);
    assertThat(run.state()).isEqualTo(new Pig.Table(Ints.of(0, 0), 11, Seat.of(0)));
    run.choose(Seat.of(0), Pig.Move.HOLD);
    assertThat(run.state()).isEqualTo(new Pig.Table(Ints.of(11, 0), 0, Seat.of(1)));
  }

  @Test
  void aOneLosesTheTurnsPointsAndTheTurn() {
    Run<Pig.Table, Pig.Move, Pig.Happening> run = rolling(6, 1);
    run.choose(Seat.of(0), Pig.Move.ROLL);
    run.choose(Seat.of(0), Pig.Move.ROLL);
    assertThat(run.state()).isEqualTo(new Pig.Table(Ints.of(0, 0), 0, Seat.of(1)));
  }

  @Test
  void aHundredBankedPointsWin() {
    Run<Pig.Table, Pig.Move, Pig.Happening> run =
        rolling(6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6);
    for (int i = 0; i < 17; i++) run.choose(Seat.of(0), Pig.Move.ROLL);
    assertThat(run.status()).isInstanceOf(Status.Awaiting.class);
    run.choose(Seat.of(0), Pig.Move.HOLD);
    assertThat(run.status()).isEqualTo(Status.finished(Outcome.won(Seat.first(), Ints.of(102, 0))));
  }

  private Run<Pig.Table, Pig.Move, Pig.Happening> rolling(int... faces) {
    Run<Pig.Table, Pig.Move, Pig.Happening> run = kernel.begin(Seed.of(1));
    run.luck().replace(Stream.of("dice"), new ScriptedRng("dice", faces));
    return run;
  }
}
