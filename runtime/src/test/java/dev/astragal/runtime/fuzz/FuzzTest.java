package dev.astragal.runtime.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.replay.Divergence;
import dev.astragal.runtime.replay.Replay;
import dev.astragal.runtime.samples.Cards;
import dev.astragal.runtime.samples.Dice;
import dev.astragal.runtime.samples.LooseChoices;
import dev.astragal.runtime.samples.Rows;
import dev.astragal.runtime.samples.Tables;
import dev.astragal.runtime.samples.Walk;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every planted bug is found, made short, written down, and shown again by a replay. */
final class FuzzTest {
  @TempDir private Path directory;

  @Test
  void soundGamesSurvive() {
    assertThat(fuzzed(new Dice(), 20).failure()).isEmpty();
    assertThat(fuzzed(new Walk(), 20).failure()).isEmpty();
    assertThat(fuzzed(new Cards(), 20).failure()).isEmpty();
    Fuzz.Report rows = fuzzed(new Rows(), 20);
    assertThat(rows.failure()).isEmpty();
    assertThat(rows.runs()).isEqualTo(20);
    assertThat(rows.refusals()).isPositive();
  }

  private static final class Throws extends Dice {
    @Override
    public void choose(Table table, Move move, Turn<Table, Happening> turn) {
      if (move == Move.BANK && table.atRisk() > 9) throw new IllegalStateException("too much");
      super.choose(table, move, turn);
    }
  }

  @Test
  void anExceptionIsFoundAndShrunk() {
    Fuzz.Failure failure = failure(new Throws());
    assertThat(failure.message()).contains("IllegalStateException: too much");
    assertThat(failure.shrunk()).isLessThanOrEqualTo(8).isLessThanOrEqualTo(failure.steps());
    assertThat(replayed(new Throws(), failure).what()).isEqualTo(failure.message());
  }

  private static final class Debt extends Dice {
    @Override
    public Table evolve(Table table, Happening happening) {
      Table next = super.evolve(table, happening);
      return next.atRisk() > 15
          ? new Table(next.scores(), -1, next.mover(), next.goal(), next.grudge(), 0)
          : next;
    }
  }

  @Test
  void aBrokenInvariantIsFoundAndShrunk() {
    Fuzz.Failure failure = failure(new Debt());
    assertThat(failure.message()).contains("[POST_INVARIANT_FAILED] [AT_RISK]");
    assertThat(failure.shrunk()).isLessThanOrEqualTo(12).isLessThan(failure.steps());
    assertThat(replayed(new Debt(), failure).what()).contains("[POST_INVARIANT_FAILED]");
  }

  private static final class Backwards extends Walk {
    @Override
    public Trip evolve(Trip path, Deed happening) {
      Trip next = super.evolve(path, happening);
      if (next.distance > 15) next.pace = -1;
      return next;
    }
  }

  @Test
  void anInvariantBrokenWhileTimePassesIsFound() {
    Fuzz.Failure failure = failure(new Backwards());
    assertThat(failure.message()).contains("invariant broken").contains("[PACE]");
    assertThat(replayed(new Backwards(), failure).what()).isEqualTo(failure.message());
  }

  private static final class SilentChoice extends Walk {
    @Override
    public void choose(Trip path, Order order, Turn<Trip, Deed> turn) {
      super.choose(path, order, turn);
      if (path.whistles == 2) path.last[1] = 77;
    }
  }

  @Test
  void aStateChangedSilentlyInAChoiceIsFound() {
    Fuzz.Failure failure = failure(new SilentChoice());
    assertThat(failure.message())
        .startsWith("the state changed without an event: last[1]: ")
        .contains("-> 77");
    assertThat(failure.shrunk()).isEqualTo(2);
    assertThat(replayed(new SilentChoice(), failure).what()).isEqualTo(failure.message());
  }

  private static final class SilentTick extends Walk {
    @Override
    public void tick(Trip path, Turn<Trip, Deed> turn) {
      super.tick(path, turn);
      if (path.distance > 40) path.whistles++;
    }
  }

  @Test
  void aStateChangedSilentlyInATickIsFoundThoughNoInputFollows() {
    Fuzz.Failure failure = failure(new SilentTick());
    assertThat(failure.message()).startsWith("the state changed without an event: whistles: ");
    assertThat(replayed(new SilentTick(), failure).what()).isEqualTo(failure.message());
  }

  private static final class Careless extends Rows {
    @Override
    protected Choices<Put> puts(Board board) {
      Choices<Put> listed = super.puts(board);
      return new LooseChoices<>(
          listed, Choices.sampled(List.of(), listed::sample, put -> Optional.empty()));
    }
  }

  @Test
  void anIllegalChoiceThatIsAcceptedIsFound() {
    Fuzz.Failure failure = failure(new Careless());
    assertThat(failure.message()).startsWith("an illegal choice was accepted: Put[cell=");
    assertThat(failure.shrunk()).isEqualTo(2);
    assertThat(replayed(new Careless(), failure).what()).isEqualTo(failure.message());
  }

  private static final class Sticky extends Dice {
    @Override
    public Manifest manifest() {
      return super.manifest().limits(200, 0);
    }

    @Override
    public void choose(Table table, Move move, Turn<Table, Happening> turn) {
      if (move == Move.ROLL) super.choose(table, move, turn);
      else turn.emit(new Banked(table.mover(), 0));
    }
  }

  private static final class Asleep extends Walk {
    @Override
    public void tick(Trip path, Turn<Trip, Deed> turn) {
      if (path.distance < 50) super.tick(path, turn);
    }
  }

  @Test
  void aGameThatNeverEndsIsFound() {
    Fuzz.Failure endless = failure(new Sticky());
    assertThat(endless.message()).isEqualTo("the game did not end by itself: limit");
    assertThat(replayed(new Sticky(), endless).what()).isEqualTo(endless.message());
    Fuzz.Failure stalled = failure(new Asleep());
    assertThat(stalled.message()).isEqualTo("the game did not end by itself: stalled");
    assertThat(replayed(new Asleep(), stalled).what()).isEqualTo(stalled.message());
  }

  @Test
  void theSameSeedFindsTheSameFailureAndNeverOverwritesItsJournal() {
    Fuzz.Failure first = failure(new Throws());
    Fuzz.Failure second = failure(new Throws());
    assertThat(second.message()).isEqualTo(first.message());
    assertThat(second.seed()).isEqualTo(first.seed());
    assertThat(second.journal()).isNotEqualTo(first.journal());
    assertThat(JournalReader.read(second.journal()).lines())
        .isEqualTo(JournalReader.read(first.journal()).lines());
  }

  private <S, C extends Choice, E extends Event> Fuzz.Report fuzzed(Game<S, C, E> game, long runs) {
    return Fuzz.run(Tables.kernel(game), Tables.spec(game, 1), runs, directory, done -> {});
  }

  private Fuzz.Failure failure(Game<?, ?, ?> game) {
    return fuzzed(game, 200).failure().orElseThrow();
  }

  private static <S, C extends Choice, E extends Event> Divergence replayed(
      Game<S, C, E> game, Fuzz.Failure failure) {
    JournalFile journal = JournalReader.read(failure.journal());
    Kernel<S, C, E> kernel = Tables.kernel(game);
    assertThat(journal.header().spec().seed()).isEqualTo(failure.seed());
    return Replay.audited(kernel, journal, Long.MAX_VALUE).divergence().orElseThrow();
  }
}
