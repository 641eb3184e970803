package dev.astragal.runtime.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalException;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.outbox.LiveRun;
import dev.astragal.runtime.replay.Replay;
import dev.astragal.runtime.store.FileMatch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run of very many inputs goes on from a snapshot, and its whole past is still there. */
final class LongRunTest {
  /** Nobody ever stops counting. */
  private static final class Counting
      implements SimpleGame<Counting.Tally, Counting.More, Counting.Counted> {
    private static final Stream STEPS = Stream.of("steps");

    record Tally(long sum) {}

    enum More implements Choice {
      MORE
    }

    record Counted(int by) implements Event {}

    @Override
    public Manifest manifest() {
      return Manifest.of("counting", "Counting").streams(STEPS).limits(100_000, 0);
    }

    @Override
    public Tally begin(int seats) {
      return new Tally(0);
    }

    @Override
    public Status<More> status(Tally tally) {
      return Status.awaiting(Seat.first(), "more", Choices.all(More.class));
    }

    @Override
    public void choose(Tally tally, More more, Turn<Tally, Counted> turn) {
      turn.emit(new Counted(turn.rng(STEPS).roll(9)));
    }

    @Override
    public Tally evolve(Tally tally, Counted counted) {
      return new Tally(tally.sum + counted.by);
    }

    @Override
    public Screen present(Tally tally, Seat viewer) {
      return Screen.of();
    }
  }

  private static final int INPUTS = 2_650;

  private final Counting game = new Counting();
  private final Kernel<Counting.Tally, Counting.More, Counting.Counted> kernel =
      Kernel.of(game, Setup.of(game.manifest(), 1));
  private final RunSpec spec = RunSpec.of("counting", new Seed("1"), 1);

  @TempDir private Path directory;
  private Path file = Path.of("");
  private long hash;

  @BeforeEach
  void somebodyCountsForLong() {
    file = directory.resolve("long.jsonl");
    try (var session = Session.begin(kernel, spec, Optional.of(file))) {
      count(session, INPUTS);
      hash = session.run().hash();
    }
  }

  private static void count(
      Session<Counting.Tally, Counting.More, Counting.Counted> session, int times) {
    for (int i = 0; i < times; i++)
      session.submit(new Answer<>(session.run().promptId(), Seat.first(), Counting.More.MORE));
  }

  private LiveRun<Counting.Tally, Counting.More, Counting.Counted> resume() {
    return LiveRun.resume(kernel, FileMatch.resume(file), Optional.empty(), Optional.empty());
  }

  @Test
  void itGoesOnFromTheLastSnapshotThatIsFarEnoughBack() {
    try (var live = resume()) {
      assertThat(live.session().run().hash()).isEqualTo(hash);
      assertThat(live.session().recent().firstStep()).isEqualTo(2_600);
    }
  }

  @Test
  void itsWholePastIsThereForWhoeverAsks() {
    try (var live = resume()) {
      count(live.session(), 10);
      long now = live.session().run().hash();
      assertThat(live.session().timeline().firstStep()).isZero();
      assertThat(live.session().timeline().inputs()).isEqualTo(INPUTS + 10);
      assertThat(live.session().timeline().at(INPUTS).hash()).isEqualTo(hash);
      assertThat(live.session().timeline().at(INPUTS + 10).hash()).isEqualTo(now);
    }
  }

  @Test
  void whatWasBeforeTheSnapshotCanBeTakenBack() {
    try (var live = resume()) {
      count(live.session(), 3);
      live.session().undoTo(1_410);
      assertThat(live.session().inputs()).isEqualTo(1_410);
      count(live.session(), 3);
    }
    JournalFile journal = JournalReader.read(file);
    var replayed = Replay.of(kernel, journal, Long.MAX_VALUE);
    assertThat(replayed.divergence()).isEmpty();
    assertThat(replayed.run().inputs()).isEqualTo(1_413);
    assertThat(Replay.recent(kernel, journal))
        .as("the snapshots after 1,410 are not part of the run any more; that at 1,400 is")
        .hasValueSatisfying(
            recent -> {
              assertThat(recent.timeline().firstStep()).isEqualTo(1_400);
              assertThat(recent.run().hash()).isEqualTo(replayed.run().hash());
            });
  }

  @Test
  void aSnapshotOfOtherCodeIsNotTrusted() {
    JournalFile other =
        with(JournalReader.read(file).lines().stream().map(LongRunTest::byOtherCode).toList());
    assertThat(Replay.recent(kernel, other)).isEmpty();
    assertThat(Replay.of(kernel, other, Long.MAX_VALUE).divergence()).isEmpty();
  }

  @Test
  void nothingMoreIsTakenOnceAnEarlierPartTurnsOutToDiffer() {
    JournalFile read = JournalReader.read(file);
    JournalFile without8 = with(read.lines().stream().filter(line -> !isInput(line, 8)).toList());
    var recent = Replay.recent(kernel, without8).orElseThrow();
    var whole = new FutureTask<>(() -> Replay.of(kernel, without8, Long.MAX_VALUE));
    whole.run();
    try (var session = Session.resume(without8, recent, whole, FileMatch.resume(file))) {
      assertThatThrownBy(() -> count(session, 1))
          .isInstanceOf(BadInputException.class)
          .hasMessage("input 9 follows input 7");
    }
  }

  @Test
  void nothingIsAcknowledgedOnTopOfADamagedPast() throws IOException {
    String text = Files.readString(file);
    int early = text.indexOf("MORE");
    Files.writeString(file, text.substring(0, early) + "LESS" + text.substring(early + 4));
    long before = Files.size(file);
    try (var live = resume()) {
      assertThat(live.session().run().hash()).isEqualTo(hash);
      assertThatThrownBy(() -> count(live.session(), 1))
          .isInstanceOf(JournalException.class)
          .hasMessageEndingWith("long.jsonl is damaged: line 2 was changed after it was written");
    }
    assertThat(Files.size(file)).isEqualTo(before);
    JournalFile read = JournalReader.read(file);
    assertThatThrownBy(() -> Replay.of(kernel, read, Long.MAX_VALUE))
        .isInstanceOf(JournalException.class);
  }

  private static JournalLine byOtherCode(JournalLine line) {
    return line instanceof JournalLine.Snapshot kept
        ? new JournalLine.Snapshot(kept.seq(), "other", kept.content(), kept.hash(), kept.run())
        : line;
  }

  private static boolean isInput(JournalLine line, long number) {
    return line instanceof JournalLine.Input input && input.seq() == number;
  }

  private JournalFile with(List<JournalLine> lines) {
    JournalFile read = JournalReader.read(file);
    return new JournalFile(
        read.header(),
        lines,
        read.torn(),
        read.length(),
        read.soundLength(),
        read.newlineMissing(),
        read.lastLink());
  }
}
