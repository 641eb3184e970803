package dev.astragal.runtime.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Envelope;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Applied;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.journal.JournalWriter;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.replay.Replay;
import dev.astragal.runtime.samples.Dice;
import dev.astragal.runtime.samples.Tables;
import dev.astragal.runtime.samples.Walk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SessionTest {
  private final Kernel<Dice.Table, Dice.Move, Dice.Happening> dice = Tables.kernel(new Dice());
  private final RunSpec diceSpec = Tables.spec(new Dice(), 7);
  private final Kernel<Walk.Trip, Walk.Order, Walk.Deed> walk = Tables.kernel(new Walk());
  private final RunSpec walkSpec = Tables.spec(new Walk(), 7);

  @TempDir private Path directory;
  private Path file;

  @BeforeEach
  void name() {
    file = directory.resolve("deep/down/run.jsonl");
  }

  @Test
  void anotherLuckIsReplayedFromWhereItBegan() {
    long before;
    long after;
    try (var session = Session.begin(dice, diceSpec, Optional.of(file))) {
      for (int i = 0; i < 3; i++) answer(session, Dice.Move.ROLL);
      before = session.run().hash();
      session.turnLuck(5);
      assertThat(session.run().hash()).isNotEqualTo(before);
      assertThat(session.run().hash())
          .isEqualTo(session.timeline().at(3).hash())
          .isNotEqualTo(session.timeline().at(2).hash());
      for (int i = 0; i < 3; i++) answer(session, Dice.Move.ROLL);
      after = session.run().hash();
      assertThat(session.timeline().at(6).hash()).isEqualTo(after);
    }
    var replayed = Replay.of(dice, JournalReader.read(file), Long.MAX_VALUE);
    assertThat(replayed.divergence()).isEmpty();
    assertThat(replayed.run().hash()).isEqualTo(after);
    for (long step = 6; step >= 0; step--)
      assertThat(replayed.timeline().at(step).tick() + replayed.timeline().at(step).inputs())
          .isEqualTo(step);
    try (var other = Session.begin(dice, diceSpec, Optional.empty())) {
      for (int i = 0; i < 3; i++) answer(other, Dice.Move.ROLL);
      assertThat(other.run().hash()).isEqualTo(before);
      other.turnLuck(6);
      for (int i = 0; i < 3; i++) answer(other, Dice.Move.ROLL);
      assertThat(other.run().hash()).isNotEqualTo(after);
    }
  }

  @Test
  void luckMayBeTurnedTwiceAtTheSameMoment() {
    try (var session = Session.begin(dice, diceSpec, Optional.of(file))) {
      answer(session, Dice.Move.ROLL);
      session.turnLuck(5);
      session.turnLuck(6);
      long turned = session.run().hash();
      answer(session, Dice.Move.ROLL);
      assertThat(session.timeline().at(1).hash()).isEqualTo(turned);
      assertThat(session.timeline().at(2).hash()).isEqualTo(session.run().hash());
    }
    var replayed = Replay.of(dice, JournalReader.read(file), Long.MAX_VALUE);
    assertThat(replayed.divergence()).isEmpty();
  }

  @Test
  void anotherLuckBeginsInTheMiddleOfPassingTimeToo() {
    long after;
    try (var session = Session.begin(walk, walkSpec, Optional.of(file))) {
      session.advance(2);
      session.turnLuck(9);
      session.advance(3);
      after = session.run().hash();
      long last = session.timeline().lastStep();
      assertThat(session.timeline().at(last).hash()).isEqualTo(after);
      while (session.outcome().isEmpty() && session.run().status() instanceof Status.Running<?>)
        session.advance(1);
      if (session.run().status() instanceof Status.Awaiting<Walk.Order>(var prompt))
        session.submit(
            new Answer<>(session.run().promptId(), Seat.of(0), prompt.choices(Seat.of(0)).get(0)));
      after = session.run().hash();
    }
    var replayed = Replay.of(walk, JournalReader.read(file), Long.MAX_VALUE);
    assertThat(replayed.divergence()).isEmpty();
    assertThat(replayed.run().hash()).isEqualTo(after);
  }

  @Test
  void anAcknowledgedInputIsOnDisk() {
    try (var session = Session.begin(dice, diceSpec, Optional.of(file))) {
      for (int inputs = 1; inputs <= 10; inputs++) {
        assertThat(answer(session, Dice.Move.ROLL).success()).isTrue();
        assertThat(written(JournalLine.Input.class)).hasSize(inputs);
        assertThat(written(JournalLine.Input.class).getLast().hash())
            .hasValue(session.run().hash());
      }
    }
  }

  @Test
  void aRefusedInputLeavesNothingOnDisk() {
    try (var session = Session.begin(dice, diceSpec, Optional.of(file))) {
      Applied<?, ?, ?> refused = answer(session, Dice.Move.BANK);
      assertThat(refused.errors().getFirst().code()).isEqualTo("NOTHING_TO_BANK");
      assertThat(JournalReader.read(file).lines()).isEmpty();
    }
  }

  @Test
  void aRefusalThatLeavesATraceIsAnInputAndReplays() {
    Kernel<Dice.Table, Dice.Move, Dice.Happening> grudging =
        Tables.kernel(new Dice(), "grudge", "yes");
    try (var session = Session.begin(grudging, diceSpec, Optional.of(file))) {
      answer(session, Dice.Move.ROLL);
      assertThat(answer(session, Dice.Move.STEAL).success()).isFalse();
      answer(session, Dice.Move.ROLL);
      assertThat(session.run().state().scolded()).isEqualTo(1);
      assertThat(written(JournalLine.Input.class).get(1).refused()).isTrue();
      var replayed = Replay.of(grudging, JournalReader.read(file), Long.MAX_VALUE);
      assertThat(replayed.divergence()).isEmpty();
      assertThat(replayed.run().hash()).isEqualTo(session.run().hash());
      assertThat(session.timeline().afterInput(3).hash()).isEqualTo(session.run().hash());
    }
  }

  @Test
  void aTornTailIsCutOffAndPlayGoesOnToTheSameEnd() throws IOException {
    long hash = Tables.record(walk, walkSpec, file);
    List<String> lines = Files.readAllLines(file);
    Files.write(file, lines.subList(0, 4));
    Files.writeString(file, lines.get(4).substring(0, 50), StandardOpenOption.APPEND);
    JournalFile read = JournalReader.read(file);
    assertThat(read.torn()).contains("line 5 was torn off after 50 bytes and has been cut");
    List<Answer<Walk.Order>> rest = new ArrayList<>();
    try (var session = resumed(walk, walkSpec)) {
      for (String line : lines.subList(4, lines.size() - 1)) rest.addAll(answers(line));
      assertThat(rest).isNotEmpty();
      for (Answer<Walk.Order> answer : rest) {
        session.advance(1_000);
        session.submit(answer);
      }
      session.advance(1_000);
      assertThat(session.run().hash()).isEqualTo(hash);
    }
    assertThat(Files.readAllLines(file)).isEqualTo(lines);
  }

  private List<Answer<Walk.Order>> answers(String line) {
    if (!line.startsWith("{\"kind\":\"input\"")) return List.of();
    String speed = line.replaceAll(".*\"speed\":(\\d).*?\"hash\".*", "$1");
    String prompt = line.replaceAll(".*\"prompt\":(\\d+).*", "$1");
    return List.of(
        new Answer<>(Long.parseLong(prompt), Seat.of(0), new Walk.Pace(Integer.parseInt(speed))));
  }

  @Test
  void takingBackIsJournaledAndReplayed() {
    List<Long> hashes = new ArrayList<>();
    try (var session = Session.begin(walk, walkSpec, Optional.of(file))) {
      for (int speed : List.of(1, 2, 1)) {
        session.advance(100);
        pace(session, speed);
        hashes.add(session.run().hash());
      }
      session.advance(3);
      session.undo();
      assertThat(session.run().hash()).isEqualTo(hashes.get(1));
      session.undo();
      assertThat(session.run().hash()).isEqualTo(hashes.get(0));
      session.advance(100);
      pace(session, 2);
      assertThat(session.run().hash()).isEqualTo(hashes.get(1));
    }
    assertThat(written(JournalLine.Undo.class))
        .containsExactly(new JournalLine.Undo(4, 2), new JournalLine.Undo(5, 1));
    try (var session = resumed(walk, walkSpec)) {
      assertThat(session.run().hash()).isEqualTo(hashes.get(1));
      assertThat(session.timeline().inputs()).isEqualTo(2);
    }
  }

  @Test
  void whereThereIsNothingToTakeBackThatIsSaid() {
    try (var session = Session.begin(dice, diceSpec, Optional.empty())) {
      assertThatThrownBy(session::undo)
          .isInstanceOf(BadInputException.class)
          .hasMessage("there is nothing to take back");
      assertThatThrownBy(() -> session.restore(3))
          .isInstanceOf(BadInputException.class)
          .hasMessage("there is no checkpoint 3");
    }
  }

  @Test
  void aGameMayForbidTakingBack() {
    Dice strict =
        new Dice() {
          @Override
          public Manifest manifest() {
            return super.manifest().withoutUndo();
          }
        };
    try (var session = Session.begin(Tables.kernel(strict), diceSpec, Optional.empty())) {
      answer(session, Dice.Move.ROLL);
      assertThatThrownBy(session::undo).hasMessage("dice does not allow taking back");
    }
  }

  @Test
  void goingBackToACheckpointEqualsTruncationAndReplay() {
    try (var session = Session.begin(dice, diceSpec, Optional.of(file))) {
      while (session.checkpoints().size() < 2) {
        boolean bank = session.run().state().atRisk() >= 6;
        answer(session, bank ? Dice.Move.BANK : Dice.Move.ROLL);
      }
      JournalLine.Checkpoint first = session.checkpoints().getFirst();
      session.restore(first.id());
      var truncated = Replay.of(dice, JournalReader.read(file), first.seq());
      assertThat(session.run().hash()).isEqualTo(truncated.run().hash());
      assertThat(session.checkpoints()).containsExactly(first);
      var whole = Replay.of(dice, JournalReader.read(file), Long.MAX_VALUE);
      assertThat(whole.run().hash()).isEqualTo(session.run().hash());
      assertThat(whole.checkpoints()).containsExactly(first);
    }
  }

  @Test
  void aCheckpointPassedWhileTimeRanBelongsToTheInputBeforeAndIsMarkedOnce() {
    JournalLine.Checkpoint milestone = new JournalLine.Checkpoint(1, 2, "milestone 30");
    try (var session = Session.begin(walk, walkSpec, Optional.of(file))) {
      session.advance(100);
      pace(session, 2);
      session.advance(100);
      pace(session, 2);
      long afterPace = session.run().hash();
      session.advance(100);
      assertThat(session.checkpoints()).containsExactly(milestone);
      session.restore(1);
      assertThat(session.run().hash()).isEqualTo(afterPace);
      session.advance(100);
      assertThat(session.checkpoints()).containsExactly(milestone);
    }
    try (var session = resumed(walk, walkSpec)) {
      session.advance(100);
      assertThat(session.checkpoints()).containsExactly(milestone);
    }
  }

  @Test
  void everySixtyFourInputsAKeyframeSaysWhereTheRunStands() {
    try (var session = Session.begin(walk, walkSpec, Optional.of(file))) {
      for (int i = 0; i < 130; i++) {
        session.submit(whistle(session));
      }
      List<JournalLine.Keyframe> frames = written(JournalLine.Keyframe.class);
      assertThat(frames).extracting(JournalLine.Keyframe::seq).containsExactly(64L, 128L);
      assertThat(frames.getLast().hash()).isEqualTo(session.timeline().afterInput(128).hash());
    }
  }

  @Test
  void aFinishedRunHasAClosingLineOnce() {
    long hash = Tables.record(walk, walkSpec, file);
    try (var session = resumed(walk, walkSpec)) {
      session.advance(10);
      assertThat(session.outcome()).isPresent();
    }
    assertThat(written(JournalLine.End.class)).hasSize(1);
    assertThat(written(JournalLine.End.class).getFirst().hash()).isEqualTo(hash);
    assertThat(written(JournalLine.End.class).getFirst().outcome())
        .isEqualTo(Outcome.ended("arrived"));
  }

  @Test
  void aFinishedRunThatIsTakenBackMayEndAgain() {
    long hash = Tables.record(dice, diceSpec, file);
    try (var session = resumed(dice, diceSpec)) {
      session.undo();
      assertThat(session.outcome()).isEmpty();
      answer(session, Dice.Move.BANK);
      assertThat(session.run().hash()).isEqualTo(hash);
    }
    assertThat(written(JournalLine.End.class)).hasSize(2);
    assertThat(Replay.of(dice, JournalReader.read(file), Long.MAX_VALUE).divergence()).isEmpty();
  }

  @Test
  void listenersHearOfEveryEventOnceNumberedAndDated() {
    List<Envelope> heard = new ArrayList<>();
    try (var session = Session.begin(walk, walkSpec, Optional.empty())) {
      session.listen(heard::add);
      session.advance(100);
      pace(session, 2);
      session.advance(2);
    }
    assertThat(heard).extracting(Envelope::kind).startsWith("Walked").contains("Paced");
    List<String> numbers = heard.stream().map(e -> e.id().replaceAll("\\d+\\.", "")).toList();
    for (int i = 0; i < numbers.size(); i++)
      assertThat(numbers.get(i)).isEqualTo(Integer.toString(i));
  }

  @Test
  void theEventsBetweenTwoInputsStandInTheSecondsLine() {
    try (var session = Session.begin(walk, walkSpec, Optional.of(file))) {
      session.advance(100);
      pace(session, 2);
    }
    JournalLine.Input input = written(JournalLine.Input.class).getFirst();
    assertThat(input.tick()).isEqualTo(7);
    assertThat(input.events()).hasSize(8);
    assertThat(input.events().getFirst().tick()).isEqualTo(1);
    assertThat(input.events().getLast().event().text()).contains("Paced").contains("speed: 2");
  }

  private static Applied<Dice.Table, Dice.Move, Dice.Happening> answer(
      Session<Dice.Table, Dice.Move, Dice.Happening> session, Dice.Move move) {
    Run<Dice.Table, Dice.Move, Dice.Happening> run = session.run();
    if (!(run.status() instanceof Status.Awaiting<Dice.Move>(Prompt<Dice.Move> prompt)))
      throw new AssertionError("nobody is asked");
    return session.submit(new Answer<>(run.promptId(), prompt.firstSeat(), move));
  }

  private static void pace(Session<Walk.Trip, Walk.Order, Walk.Deed> session, int speed) {
    Answer<Walk.Order> answer =
        new Answer<>(session.run().promptId(), Seat.of(0), new Walk.Pace(speed));
    assertThat(session.submit(answer).errors()).isEmpty();
  }

  private static Answer<Walk.Order> whistle(Session<Walk.Trip, Walk.Order, Walk.Deed> session) {
    return new Answer<>(session.run().promptId(), Seat.of(0), new Walk.Whistle());
  }

  private <S, C extends Choice, E extends Event> Session<S, C, E> resumed(
      Kernel<S, C, E> kernel, RunSpec spec) {
    JournalFile read = JournalReader.read(file);
    return Session.resume(
        spec, Replay.of(kernel, read, Long.MAX_VALUE), JournalWriter.resume(file, read));
  }

  private <L extends JournalLine> List<L> written(Class<L> kind) {
    return JournalReader.read(file).lines().stream()
        .filter(kind::isInstance)
        .map(kind::cast)
        .toList();
  }
}
