package dev.astragal.runtime.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.game.Outcome;
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
import java.util.ArrayList;
import java.util.List;
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

  @Test
  void anEndIsToldWhenItsLineIsKeptAndNotBefore() {
    Filling journal = journal();
    List<Long> told = new ArrayList<>();
    try (var session = Session.begin(dice, spec, journal)) {
      session.tell(ends(told));
      journal.noRoomFor = JournalLine.End.class::isInstance;
      playToTheEnd(session);
      assertThat(session.settled()).isFalse();
      assertThat(told).isEmpty();
      journal.noRoomFor = line -> false;
      assertThat(session.settled()).isTrue();
      assertThat(told).containsExactly(session.run().hash());
    }
    assertThat(JournalReader.read(file()).lines().getLast()).isInstanceOf(JournalLine.End.class);
  }

  @Test
  void anEndThatWasLostInACrashIsWrittenWhenTheRunIsResumed() {
    Filling journal = journal();
    Session<Dice.Table, Dice.Move, Dice.Happening> crashed = Session.begin(dice, spec, journal);
    journal.noRoomFor = JournalLine.End.class::isInstance;
    playToTheEnd(crashed);
    journal.close();
    JournalFile left = JournalReader.read(file());
    List<Long> told = new ArrayList<>();
    try (var session =
        Session.resume(
            spec, Replay.of(dice, left, Long.MAX_VALUE), JournalWriter.resume(file(), left))) {
      session.tell(ends(told));
      assertThat(session.settled()).isTrue();
      assertThat(session.settled()).isTrue();
    }
    assertThat(told).containsExactly(replayed().hash());
    assertThat(JournalReader.read(file()).lines())
        .hasSize(left.lines().size() + 1)
        .last()
        .isInstanceOf(JournalLine.End.class);
  }

  /** Somebody who only hears of ends, by their hash. */
  private static Witness<Dice.Happening> ends(List<Long> told) {
    return new Witness<>() {
      @Override
      public void happened(long line, long tick, Dice.Happening event) {}

      @Override
      public void takenBack(long line, long to) {}

      @Override
      public void ended(long line, Outcome outcome, long hash) {
        told.add(hash);
      }
    };
  }

  private static void playToTheEnd(Session<Dice.Table, Dice.Move, Dice.Happening> session) {
    while (session.outcome().isEmpty())
      move(session, session.run().state().atRisk() > 0 ? Dice.Move.BANK : Dice.Move.ROLL);
  }

  private Run<Dice.Table, Dice.Move, Dice.Happening> replayed() {
    JournalFile read = JournalReader.read(file());
    var replayed = Replay.of(dice, read, Long.MAX_VALUE);
    assertThat(replayed.divergence()).isEmpty();
    return replayed.run();
  }

  private static void roll(Session<Dice.Table, Dice.Move, Dice.Happening> session) {
    move(session, Dice.Move.ROLL);
  }

  private static void move(Session<Dice.Table, Dice.Move, Dice.Happening> session, Dice.Move move) {
    Seat mover = Seat.of(session.run().state().mover());
    Answer<Dice.Move> answer = new Answer<>(session.run().promptId(), mover, move);
    assertThat(session.submit(answer).success()).isTrue();
  }
}
