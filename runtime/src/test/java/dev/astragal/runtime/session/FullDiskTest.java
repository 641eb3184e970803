package dev.astragal.runtime.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.Journal;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.journal.JournalWriter;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.replay.Replay;
import dev.astragal.runtime.samples.Dice;
import dev.astragal.runtime.samples.Tables;
import java.nio.file.Path;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a session does while its journal takes no lines. */
final class FullDiskTest {
  private static final int UP_TO_A_KEYFRAME = 64;

  private final Kernel<Dice.Table, Dice.Move, Dice.Happening> dice = Tables.kernel(new Dice());
  private final RunSpec spec = Tables.spec(new Dice(), 7);

  @TempDir private Path directory;

  /** A real journal on a disk that has no room for some lines for a while. */
  private static final class Filling implements Journal {
    private final Journal journal;
    private Predicate<JournalLine> noRoomFor = line -> false;

    private Filling(Journal journal) {
      this.journal = journal;
    }

    @Override
    public void append(JournalLine line) {
      if (noRoomFor.test(line)) throw new BadInputException("no space left");
      journal.append(line);
    }

    @Override
    public void close() {
      journal.close();
    }
  }

  private Filling journal() {
    return new Filling(JournalWriter.create(file(), Session.header(dice.game(), spec)));
  }

  private Path file() {
    return directory.resolve("run.jsonl");
  }

  @Test
  void anInputThatCannotBeWrittenIsNotMadeAndCanBeMadeLater() {
    Filling journal = journal();
    try (var session = Session.begin(dice, spec, journal)) {
      roll(session);
      long before = session.run().hash();
      journal.noRoomFor = JournalLine.Input.class::isInstance;
      assertThatThrownBy(() -> roll(session)).hasMessage("no space left");
      assertThat(session.run().hash()).isEqualTo(before);
      journal.noRoomFor = line -> false;
      roll(session);
      assertThat(session.run().inputs()).isEqualTo(2);
    }
    assertThat(replayed().inputs()).isEqualTo(2);
  }

  @Test
  void aKeyframeThatCannotBeWrittenUndoesNoInputAndIsWrittenBeforeTheNext() {
    Filling journal = journal();
    try (var session = Session.begin(dice, spec, journal)) {
      while (session.run().inputs() < UP_TO_A_KEYFRAME - 1) roll(session);
      journal.noRoomFor = JournalLine.Keyframe.class::isInstance;
      roll(session);
      assertThat(session.run().inputs()).isEqualTo(UP_TO_A_KEYFRAME);
      assertThatThrownBy(() -> roll(session)).hasMessage("no space left");
      assertThat(session.run().inputs()).isEqualTo(UP_TO_A_KEYFRAME);
      journal.noRoomFor = line -> false;
      roll(session);
    }
    assertThat(replayed().inputs()).isEqualTo(UP_TO_A_KEYFRAME + 1);
    assertThat(JournalReader.read(file()).lines().get(UP_TO_A_KEYFRAME))
        .isInstanceOf(JournalLine.Keyframe.class);
  }

  @Test
  void whatWasNeverWrittenIsSaidWhenTheSessionIsClosed() {
    Filling journal = journal();
    Session<Dice.Table, Dice.Move, Dice.Happening> session = Session.begin(dice, spec, journal);
    while (session.run().inputs() < UP_TO_A_KEYFRAME - 1) roll(session);
    journal.noRoomFor = JournalLine.Keyframe.class::isInstance;
    roll(session);
    assertThatThrownBy(session::close).hasMessage("no space left");
    assertThat(replayed().inputs()).isEqualTo(UP_TO_A_KEYFRAME);
  }

  private Run<Dice.Table, Dice.Move, Dice.Happening> replayed() {
    JournalFile read = JournalReader.read(file());
    var replayed = Replay.of(dice, read, Long.MAX_VALUE);
    assertThat(replayed.divergence()).isEmpty();
    return replayed.run();
  }

  private static void roll(Session<Dice.Table, Dice.Move, Dice.Happening> session) {
    Seat mover = Seat.of(session.run().state().mover());
    Answer<Dice.Move> answer = new Answer<>(session.run().promptId(), mover, Dice.Move.ROLL);
    assertThat(session.submit(answer).success()).isTrue();
  }
}
