package dev.astragal.kernel.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.seed.Seed;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A run may begin from a state that was made elsewhere. */
class AdoptTest {
  private final Counting game = new Counting();
  private final Kernel<Count, Add, Added> kernel = Kernel.of(game, Setup.of(game.manifest(), 1));

  @Test
  void anAdoptedRunGoesOnFromItsStateAsIfItHadBegunThere() {
    Run<Count, Add, Added> run =
        kernel.adopt(new Count(41), Luck.of(new Seed("any").key(), List.of()));
    Applied<Count, Add, Added> applied =
        kernel.apply(run, new Answer<>(run.promptId(), Seat.of(0), Add.ONE));
    assertThat(applied.success()).isTrue();
    assertThat(applied.next().state()).isEqualTo(new Count(42));
    assertThat(run.state()).isEqualTo(new Count(41));
  }

  @Test
  void itIsTheSameRunAsOneThatWasPlayedToThatState() {
    Seed seed = new Seed("any");
    Run<Count, Add, Added> begun = kernel.begin(seed);
    assertThat(kernel.adopt(new Count(0), Luck.of(seed.key(), List.of())).hash())
        .isEqualTo(begun.hash());
  }

  record Count(int value) {}

  enum Add implements Choice {
    ONE
  }

  record Added(int amount) implements Event {}

  /** Counts by ones, for ever. */
  private static final class Counting implements SimpleGame<Count, Add, Added> {
    @Override
    public Manifest manifest() {
      return Manifest.of("counting", "Counting");
    }

    @Override
    public Count begin(int seats) {
      return new Count(0);
    }

    @Override
    public Status<Add> status(Count count) {
      return Status.awaiting(Seat.first(), "add", Choices.of(List.of(Add.values())));
    }

    @Override
    public void choose(Count count, Add choice, Turn<Count, Added> turn) {
      turn.emit(new Added(1));
    }

    @Override
    public Count evolve(Count count, Added event) {
      return new Count(count.value() + event.amount());
    }

    @Override
    public Screen present(Count count, Seat viewer) {
      return Screen.of();
    }
  }
}
