package dev.astragal.runtime.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.journal.JournalException;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.journal.JournalWriter;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.samples.Dice;
import dev.astragal.runtime.samples.Tables;
import dev.astragal.runtime.samples.Walk;
import dev.astragal.runtime.session.Session;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ReplayTest {
  private final RunSpec diceSpec = Tables.spec(new Dice(), 11);
  private final RunSpec walkSpec = Tables.spec(new Walk(), 11);

  @TempDir private Path directory;

  /** Dice whose sixes became sevens in a later version. */
  private static final class Seven extends Dice {
    @Override
    public void choose(Table table, Move move, Turn<Table, Happening> turn) {
      if (move == Move.BANK) {
        super.choose(table, move, turn);
        return;
      }
      int face = turn.rng(DICE).roll(6);
      turn.emit(new Rolled(table.mover(), face == 6 ? 7 : face));
    }
  }

  /** Dice that count banked points twice without saying so. */
  private static final class Generous extends Dice {
    @Override
    public Table evolve(Table table, Happening happening) {
      return happening instanceof Banked(int seat, int points)
          ? super.evolve(table, new Banked(seat, 2 * points))
          : super.evolve(table, happening);
    }
  }

  /** Dice that may only be rolled. */
  private static final class Reckless extends Dice {
    @Override
    protected Choices<Move> moves(Table table) {
      return Choices.of(List.of(Move.ROLL));
    }
  }

  /** Dice that break when points are banked. */
  private static final class Broken extends Dice {
    @Override
    public void choose(Table table, Move move, Turn<Table, Happening> turn) {
      if (move == Move.BANK) throw new IllegalStateException("the bank is closed");
      super.choose(table, move, turn);
    }
  }

  /** A walk with stronger wind from some distance on. */
  private static final class Storm extends Walk {
    @Override
    public void tick(Trip path, Turn<Trip, Deed> turn) {
      if (path.distance < 20) super.tick(path, turn);
      else turn.emit(new Walked(path.pace + 5 + turn.rng(WIND).below(2)));
    }
  }

  @Test
  void theSameRulesGiveTheSameRun() {
    Path dice = directory.resolve("dice.jsonl");
    long diceHash = Tables.record(Tables.kernel(new Dice()), diceSpec, dice);
    var again = Replay.of(Tables.kernel(new Dice()), JournalReader.read(dice), Long.MAX_VALUE);
    assertThat(again.divergence()).isEmpty();
    assertThat(again.ended()).isTrue();
    assertThat(again.run().hash()).isEqualTo(diceHash);
    Path walk = directory.resolve("walk.jsonl");
    long walkHash = Tables.record(Tables.kernel(new Walk()), walkSpec, walk);
    var walked =
        Replay.audited(Tables.kernel(new Walk()), JournalReader.read(walk), Long.MAX_VALUE);
    assertThat(walked.divergence()).isEmpty();
    assertThat(walked.run().hash()).isEqualTo(walkHash);
  }

  @Test
  void aReplayStopsAfterTheInputItIsToldTo() {
    JournalFile journal = diceJournal();
    var cut = Replay.of(Tables.kernel(new Dice()), journal, 5);
    assertThat(cut.run().inputs()).isEqualTo(5);
    assertThat(cut.ended()).isFalse();
    JournalLine.Input fifth = inputs(journal).get(4);
    assertThat(fifth.hash()).hasValue(cut.run().hash());
    assertThat(Replay.of(Tables.kernel(new Dice()), journal, 0).run().inputs()).isZero();
  }

  @Test
  void theFirstDifferentEventIsNamedWithItsInputAndField() {
    JournalFile journal = diceJournal();
    JournalLine.Input six =
        inputs(journal).stream()
            .filter(input -> input.events().getFirst().event().text().contains("face: 6"))
            .findFirst()
            .orElseThrow();
    Divergence divergence = divergence(Tables.kernel(new Seven()), journal);
    assertThat(divergence.input()).isEqualTo(six.seq());
    assertThat(divergence.tick()).isZero();
    assertThat(divergence.what()).isEqualTo("event 1 (Rolled, tick 0), face: was 6, is 7");
    assertThat(divergence.field()).matches("atRisk: \\d+ -> \\d+");
    assertThat(divergence.recorded()).isEqualTo(six.hash().getAsLong());
    assertThat(divergence.toString()).contains("input " + six.seq()).doesNotContain("\n");
  }

  @Test
  void aDifferenceThatAppearsWhileTimePassesIsNamedWithItsTick() {
    Path file = directory.resolve("walk.jsonl");
    Tables.record(Tables.kernel(new Walk()), walkSpec, file);
    Divergence divergence = divergence(Tables.kernel(new Storm()), JournalReader.read(file));
    assertThat(divergence.what())
        .matches("event \\d+ \\(Walked, tick \\d+\\), .*: was \\d+, is \\d+");
    assertThat(divergence.field()).startsWith("distance: ");
  }

  @Test
  void aStateThatDiffersThoughEventsAgreeIsFoundByItsHash() {
    JournalFile journal = diceJournal();
    Divergence divergence = divergence(Tables.kernel(new Generous()), journal);
    assertThat(divergence.what()).isEqualTo("the state differs although every event agrees");
    assertThat(inputs(journal).get((int) divergence.input() - 1).choice())
        .isEqualTo(Tree.of("BANK"));
  }

  @Test
  void aChoiceThatIsNowRefusedOrBreaksTheGameIsADifference() {
    JournalFile journal = diceJournal();
    assertThat(divergence(Tables.kernel(new Reckless()), journal).what())
        .startsWith("the choice is refused: [ILLEGAL_CHOICE]");
    assertThat(divergence(Tables.kernel(new Broken()), journal).what())
        .startsWith(
            "the game failed: java.lang.IllegalStateException: the bank is closed at "
                + Broken.class.getName());
  }

  @Test
  void aChoiceThatNoLongerExistsIsADifference() {
    JournalLine.Input jump =
        new JournalLine.Input(
            1, 0, Seat.of(0), 0, Tree.of("JUMP"), false, OptionalLong.of(1), List.of());
    assertThat(divergence(Tables.kernel(new Dice()), written(jump)).what())
        .startsWith("the choice does not exist any more (");
  }

  @Test
  void anInputThatTimeNeverReachesIsADifference() {
    JournalLine.Input late =
        new JournalLine.Input(
            1, 50, Seat.of(0), 0, Tree.of("ROLL"), false, OptionalLong.of(1), List.of());
    assertThat(divergence(Tables.kernel(new Dice()), written(late)).what())
        .isEqualTo("time stopped at tick 0 and would not pass to 50");
  }

  @Test
  void aWrongEndIsADifference() {
    JournalFile journal = written(new JournalLine.End(0, 0, Outcome.ended("won"), 77));
    assertThat(divergence(Tables.kernel(new Dice()), journal).what()).isEqualTo("the end differs");
  }

  @Test
  void linesThatContradictEachOtherAreRefusedAsDamage() {
    JournalLine.Input third =
        new JournalLine.Input(
            3, 0, Seat.of(0), 0, Tree.of("ROLL"), false, OptionalLong.of(1), List.of());
    Kernel<Dice.Table, Dice.Move, Dice.Happening> kernel = Tables.kernel(new Dice());
    assertThatThrownBy(() -> Replay.of(kernel, written(third), Long.MAX_VALUE))
        .isInstanceOf(JournalException.class)
        .hasMessage("input 3 follows input 0");
    assertThatThrownBy(() -> Replay.of(kernel, written(new JournalLine.Undo(1, 9)), Long.MAX_VALUE))
        .isInstanceOf(JournalException.class)
        .hasMessage("line 1 goes back to input 9, which is gone");
  }

  private static Divergence divergence(Kernel<?, ?, ?> kernel, JournalFile journal) {
    return Replay.of(kernel, journal, Long.MAX_VALUE).divergence().orElseThrow();
  }

  private JournalFile diceJournal() {
    Path file = directory.resolve("dice.jsonl");
    Tables.record(Tables.kernel(new Dice()), diceSpec, file);
    return JournalReader.read(file);
  }

  private JournalFile written(JournalLine line) {
    Path file = directory.resolve(line.getClass().getSimpleName() + ".jsonl");
    try (JournalWriter writer = JournalWriter.create(file, Session.header(new Dice(), diceSpec))) {
      writer.append(line);
    }
    return JournalReader.read(file);
  }

  private static List<JournalLine.Input> inputs(JournalFile journal) {
    return journal.lines().stream()
        .filter(JournalLine.Input.class::isInstance)
        .map(JournalLine.Input.class::cast)
        .toList();
  }
}
