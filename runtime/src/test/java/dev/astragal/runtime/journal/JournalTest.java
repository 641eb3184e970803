package dev.astragal.runtime.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.state.Ints;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.replay.Replay;
import dev.astragal.runtime.replay.Replayed;
import dev.astragal.runtime.samples.Dice;
import dev.astragal.runtime.samples.Tables;
import dev.astragal.runtime.session.Session;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class JournalTest {
  private final Dice game = new Dice();
  private final Kernel<Dice.Table, Dice.Move, Dice.Happening> kernel = Tables.kernel(game);
  private final RunSpec spec = Tables.spec(game, 42);

  @TempDir private Path directory;
  private Path file;

  /** Short enough to damage it everywhere: two checkpoints, an undo and no end. */
  @BeforeEach
  void recordTheBeginningOfAGame() {
    file = directory.resolve("game.jsonl");
    try (var session = Session.begin(kernel, spec, Optional.of(file))) {
      while (session.checkpoints().size() < 2) {
        boolean bank = session.run().state().atRisk() > 0;
        answer(session, bank ? Dice.Move.BANK : Dice.Move.ROLL);
      }
      session.undo();
      answer(session, Dice.Move.BANK);
    }
  }

  private static void answer(
      Session<Dice.Table, Dice.Move, Dice.Happening> session, Dice.Move move) {
    Seat mover = Seat.of(session.run().state().mover());
    assertThat(session.submit(new Answer<>(session.run().promptId(), mover, move)).errors())
        .isEmpty();
  }

  @Test
  void aJournalCutAtAnyByteResumesAtTheLastWholeInputOrSaysWhyItCannot() throws IOException {
    byte[] whole = Files.readAllBytes(file);
    int headerEnd = indexOf(whole, '\n', 0);
    for (int length = 0; length < whole.length; length++) {
      Path cut = directory.resolve("cut.jsonl");
      Files.write(cut, Arrays.copyOf(whole, length));
      if (length < headerEnd) {
        JournalException refused =
            catchThrowableOfType(JournalException.class, () -> JournalReader.read(cut));
        assertThat(refused.reason()).isEqualTo(JournalException.Reason.INCOMPLETE);
        assertThat(refused.getMessage()).doesNotContain("\n");
        continue;
      }
      resumesWithEveryAcknowledgedInput(cut, acknowledgedInputs(whole, length));
    }
  }

  private void resumesWithEveryAcknowledgedInput(Path cut, long acknowledged) throws IOException {
    JournalFile read = JournalReader.read(cut);
    Replayed<Dice.Table, Dice.Move, Dice.Happening> past = Replay.of(kernel, read, Long.MAX_VALUE);
    assertThat(past.divergence()).isEmpty();
    assertThat(past.sequence()).isBetween(acknowledged, acknowledged + 1);
    assertThat(read.torn().isPresent()).isEqualTo(read.soundLength() < Files.size(cut));
    JournalWriter.resume(cut, read).close();
    JournalFile again = JournalReader.read(cut);
    assertThat(again.torn()).isEmpty();
    assertThat(again.newlineMissing()).isFalse();
    assertThat(again.lines()).isEqualTo(read.lines());
  }

  /** An input is acknowledged once the end of its line is on disk. */
  private static long acknowledgedInputs(byte[] whole, int length) {
    return new String(whole, 0, length, StandardCharsets.UTF_8)
            .chars()
            .filter(character -> character == '\n')
            .count()
        - linesThatAreNoInput(new String(whole, 0, length, StandardCharsets.UTF_8));
  }

  private static long linesThatAreNoInput(String text) {
    return text.lines()
        .limit(text.chars().filter(character -> character == '\n').count())
        .filter(line -> line.matches("\\{\"kind\":\"(checkpoint|keyframe|end|header)\".*"))
        .count();
  }

  @Test
  void everyFlippedByteIsDetectedAndTheLineNamed() throws IOException {
    byte[] whole = Files.readAllBytes(file);
    int line = 1;
    for (int at = 0; at < whole.length; at++) {
      for (int mask : new int[] {1, 4, 0x20, 0x80}) flippedByteIsDetected(whole, at, mask, line);
      if (whole[at] == '\n') line++;
    }
  }

  private void flippedByteIsDetected(byte[] whole, int at, int mask, int line) {
    byte[] flipped = whole.clone();
    flipped[at] ^= (byte) mask;
    JournalException refused =
        catchThrowableOfType(
            JournalException.class,
            () -> JournalReader.read(file.toString(), new ByteArrayInputStream(flipped)));
    assertThat(refused).as("byte %d, mask %d", at, mask).isNotNull();
    if (refused.reason() == JournalException.Reason.NOT_A_JOURNAL) {
      assertThat(at).isLessThan("{\"kind\":\"header\"".length());
    } else {
      assertThat(refused.reason()).isEqualTo(JournalException.Reason.CORRUPT);
      assertThat(refused.getMessage()).contains("line " + line + " ").doesNotContain("\n");
    }
  }

  @Test
  void lineBreaksMadeByOneFlippedBitAreDetected() throws IOException {
    byte[] whole = Files.readAllBytes(file);
    for (int at = 0; at < whole.length; at++) {
      if (Integer.bitCount(whole[at] ^ '\n') != 1) continue;
      byte[] split = whole.clone();
      split[at] = '\n';
      assertThatThrownBy(() -> JournalReader.read(file.toString(), new ByteArrayInputStream(split)))
          .isInstanceOf(JournalException.class);
    }
  }

  @Test
  void aDroppedMovedOrRepeatedLineIsDetected() throws IOException {
    List<String> lines = Files.readAllLines(file);
    List<String> dropped = new ArrayList<>(lines);
    dropped.remove(3);
    List<String> moved = new ArrayList<>(lines);
    moved.add(5, moved.remove(3));
    List<String> repeated = new ArrayList<>(lines);
    repeated.add(4, lines.get(3));
    List<String> headless = lines.subList(1, lines.size());
    for (List<String> tampered : List.of(dropped, moved, repeated, headless)) {
      Path changed = Files.write(directory.resolve("lines.jsonl"), tampered);
      assertThatThrownBy(() -> JournalReader.read(changed)).isInstanceOf(JournalException.class);
    }
  }

  @Test
  void whatIsWrongWithAFileIsToldApart() throws IOException {
    assertThat(reason(headed(0))).isEqualTo(JournalException.Reason.OLDER);
    assertThat(reason(headed(2))).isEqualTo(JournalException.Reason.NEWER);
    assertThat(reason(Files.writeString(directory.resolve("corrupt"), changedInput())))
        .isEqualTo(JournalException.Reason.CORRUPT);
    assertThat(reason(Files.writeString(directory.resolve("text"), "Dear diary,\n")))
        .isEqualTo(JournalException.Reason.NOT_A_JOURNAL);
    assertThat(reason(Files.writeString(directory.resolve("json"), "{\"kind\":\"cake\"}\n")))
        .isEqualTo(JournalException.Reason.NOT_A_JOURNAL);
    assertThat(reason(Files.write(directory.resolve("binary"), new byte[] {-1, 0, 10, -2, 10})))
        .isEqualTo(JournalException.Reason.NOT_A_JOURNAL);
    assertThat(reason(Files.writeString(directory.resolve("empty"), "")))
        .isEqualTo(JournalException.Reason.INCOMPLETE);
    assertThatThrownBy(() -> JournalReader.read(directory))
        .isInstanceOf(BadInputException.class)
        .hasMessageEndingWith("is a directory, not a file");
    assertThatThrownBy(() -> JournalReader.read(directory.resolve("nowhere")))
        .isInstanceOf(BadInputException.class)
        .hasMessageEndingWith("does not exist");
  }

  @Test
  void aLineOfAGigabyteIsRefusedWithoutBeingRead() throws IOException {
    Path alone = directory.resolve("gigabyte");
    try (RandomAccessFile sparse = new RandomAccessFile(alone.toFile(), "rw")) {
      sparse.setLength(1L << 30);
    }
    assertThat(reason(alone)).isEqualTo(JournalException.Reason.NOT_A_JOURNAL);
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(1L << 30);
    }
    assertThatThrownBy(() -> JournalReader.read(file))
        .isInstanceOf(JournalException.class)
        .hasMessageContaining("is longer than " + JournalReader.LINE_BYTES_MAX + " bytes");
  }

  @Test
  void aJournalMadeByOtherCodeOrContentSaysSo() {
    JournalLine.Header own = JournalReader.read(file).header();
    assertThat(Replay.otherMakers(own)).isEmpty();
    JournalLine.Header build = new JournalLine.Header(1, "0".repeat(16), own.content(), spec);
    JournalLine.Header content = new JournalLine.Header(1, own.build(), "0".repeat(16), spec);
    assertThat(Replay.otherMakers(build).orElseThrow())
        .startsWith("made by build 0000000000000000 of dice, this is build ");
    assertThat(Replay.otherMakers(content).orElseThrow())
        .startsWith("made with content 0000000000000000 of dice, this is content ");
  }

  @Test
  void twoWritersAreRefused() {
    JournalFile read = JournalReader.read(file);
    try (JournalWriter first = JournalWriter.resume(file, read)) {
      assertThatThrownBy(() -> JournalWriter.resume(file, read))
          .isInstanceOf(BadInputException.class)
          .hasMessageEndingWith("is being written by this program already");
      first.append(new JournalLine.Undo(100, 0));
    }
    assertThatThrownBy(() -> JournalWriter.resume(file, read))
        .isInstanceOf(BadInputException.class)
        .hasMessageEndingWith("was changed after it was read; resume it again");
    assertThat(JournalReader.read(file).lines().getLast()).isEqualTo(new JournalLine.Undo(100, 0));
  }

  @Test
  void aJournalThatWasJustBegunIsWhatAReaderWouldMakeOfIt() {
    Path begun = directory.resolve("begun.jsonl");
    JournalLine.Header header = Session.header(game, spec);
    JournalWriter.create(begun, header).close();
    JournalFile read = JournalReader.read(begun);
    assertThat(JournalFile.begun(header, LinkedLines.from("begun").next(header))).isEqualTo(read);
  }

  @Test
  void anExistingFileIsNeverOverwritten() {
    assertThatThrownBy(() -> JournalWriter.create(file, Session.header(game, spec)))
        .isInstanceOf(BadInputException.class)
        .hasMessageEndingWith("exists already; choose another name or resume it");
  }

  @Test
  void aLineWithTooManyEventsKeepsTheFirstAndStaysReadable() {
    Path large = directory.resolve("large.jsonl");
    Tree event = Tree.of("x".repeat(1000));
    List<JournalLine.TimedEvent> events = new ArrayList<>();
    for (int i = 0; i < 10_000; i++) events.add(new JournalLine.TimedEvent(i, event));
    try (JournalWriter writer = JournalWriter.create(large, Session.header(game, spec))) {
      writer.append(input(Tree.of("ROLL"), events));
      assertThatThrownBy(() -> writer.append(input(Tree.of("x".repeat(5 << 20)), List.of())))
          .isInstanceOf(BadInputException.class)
          .hasMessageContaining("cannot hold a line longer than");
      writer.append(input(Tree.of("BANK"), List.of()));
    }
    List<JournalLine> lines = JournalReader.read(large).lines();
    assertThat(lines).hasSize(2);
    assertThat(((JournalLine.Input) lines.getFirst()).events()).isEqualTo(events.subList(0, 2_500));
  }

  @Test
  void everyKindOfLineReadsBackAsWritten() {
    Path all = directory.resolve("all.jsonl");
    List<JournalLine> lines =
        List.of(
            input(Tree.of("ROLL"), List.of(new JournalLine.TimedEvent(3, Tree.of("e")))),
            new JournalLine.Input(
                2, 7, Seat.of(1), 9, Tree.of(true), true, OptionalLong.empty(), List.of()),
            new JournalLine.Keyframe(2, 7, List.of(1L, Long.MAX_VALUE), -1),
            new JournalLine.Checkpoint(1, 2, "camp \u2603 \"quoted\"\n"),
            new JournalLine.Undo(3, 1),
            new JournalLine.Passed(3, 12),
            new JournalLine.Turned(3, 12, -5),
            new JournalLine.End(
                3, 12, new Outcome("won", List.of(Seat.of(1)), Ints.of(-1, 2)), Long.MIN_VALUE));
    try (JournalWriter writer = JournalWriter.create(all, Session.header(game, spec))) {
      lines.forEach(writer::append);
    }
    assertThat(JournalReader.read(all).lines()).isEqualTo(lines);
    assertThat(JournalReader.read(all).header()).isEqualTo(Session.header(game, spec));
  }

  private static JournalLine.Input input(Tree choice, List<JournalLine.TimedEvent> events) {
    return new JournalLine.Input(1, 0, Seat.of(0), 0, choice, false, OptionalLong.of(0x7b), events);
  }

  private String changedInput() throws IOException {
    return Files.readString(file).replaceFirst("\"tick\":0", "\"tick\":1");
  }

  /** A journal with an intact first line of another format. */
  private Path headed(int format) throws IOException {
    JournalLine.Header own = JournalReader.read(file).header();
    String body =
        JsonTrees.write(
            JournalLine.SHAPE.tree(
                new JournalLine.Header(format, own.build(), own.content(), own.spec())));
    String line = Chain.chained(body, Chain.link(Chain.START, body));
    return Files.writeString(directory.resolve("format-" + format), line + "\n");
  }

  private static JournalException.Reason reason(Path path) {
    JournalException refused =
        catchThrowableOfType(JournalException.class, () -> JournalReader.read(path));
    assertThat(refused).as("%s", path).isNotNull();
    assertThat(refused.getMessage()).doesNotContain("\n").contains(path.toString());
    return refused.reason();
  }

  private static int indexOf(byte[] bytes, int wanted, int from) {
    for (int i = from; i < bytes.length; i++) if (bytes[i] == wanted) return i;
    return -1;
  }
}
