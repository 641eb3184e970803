package dev.astragal.runtime.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalLine.WayOn;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.outbox.LiveRun;
import dev.astragal.runtime.samples.Dice;
import dev.astragal.runtime.samples.Tables;
import dev.astragal.runtime.session.Session;
import dev.astragal.runtime.store.FileMatch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What becomes of a save when the rules change under it. */
final class RulesChangedTest {
  /** Dice whose sixes became sevens, and which says so. */
  private static class Seven extends Dice {
    @Override
    public Manifest manifest() {
      return super.manifest().changes("A six counts seven.");
    }

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

  private static final String CHANGE = "A six counts seven.";

  private final Kernel<Dice.Table, Dice.Move, Dice.Happening> old = Tables.kernel(new Dice());
  private final RunSpec spec = Tables.spec(new Dice(), 11);

  @TempDir private Path directory;
  private Path file = Path.of("");

  @BeforeEach
  void somebodyPlays() {
    file = directory.resolve("save.jsonl");
    try (var session = Session.begin(old, spec, Optional.of(file))) {
      play(session, 20);
    }
  }

  private static void play(Session<Dice.Table, Dice.Move, Dice.Happening> session, int inputs) {
    for (int i = 0; i < inputs && session.status() instanceof Status.Awaiting<Dice.Move>; i++) {
      Dice.Table table = session.run().state();
      Dice.Move move = table.atRisk() >= 6 ? Dice.Move.BANK : Dice.Move.ROLL;
      session.submit(new Answer<>(session.run().promptId(), Seat.of(table.mover()), move));
    }
  }

  private Kernel<Dice.Table, Dice.Move, Dice.Happening> changed() {
    return Tables.kernel(new Seven()).under(1);
  }

  private LiveRun<Dice.Table, Dice.Move, Dice.Happening> resume(Optional<WayOn> way) {
    FileMatch match = FileMatch.resume(file);
    try {
      return LiveRun.resume(changed(), match, Optional.empty(), way);
    } catch (RuntimeException e) {
      match.close();
      throw e;
    }
  }

  @Test
  void oneSentenceSaysWhatChangedAndWhereItFirstShows() {
    RulesChanged said = catchThrowableOfType(RulesChanged.class, () -> resume(Optional.empty()));
    assertThat(said)
        .hasMessageStartingWith("The rules have changed since this run was recorded: " + CHANGE)
        .hasMessageContaining(
            "First difference: input 5, tick 0: event 1 (Rolled, tick 0), face: was 6, is 7")
        .hasMessageEndingWith("first field: atRisk: 11 -> 12.");
    assertThat(said.ways()).extracting(RulesChanged.Way::way).containsExactly(WayOn.values());
  }

  @Test
  void nothingIsWrittenBeforeAWayIsChosen() {
    JournalFile before = JournalReader.read(file);
    assertThatThrownBy(() -> resume(Optional.empty())).isInstanceOf(RulesChanged.class);
    assertThat(JournalReader.read(file).lines()).isEqualTo(before.lines());
  }

  @ParameterizedTest
  @EnumSource
  void everyWayGoesOnAndReplaysForEver(WayOn way) {
    JournalFile before = JournalReader.read(file);
    long hash;
    try (var live = resume(Optional.of(way))) {
      play(live.session(), 5);
      hash = live.session().run().hash();
    }
    JournalFile after = JournalReader.read(file);
    assertThat(after.lines().subList(0, before.lines().size())).isEqualTo(before.lines());
    assertThat(after.lines().get(before.lines().size()))
        .isInstanceOfSatisfying(
            JournalLine.Rules.class,
            line -> {
              assertThat(line.way()).isEqualTo(way);
              assertThat(line.version()).isEqualTo(2);
            });
    Replayed<?, ?, ?> again = Replay.of(changed(), after, Long.MAX_VALUE);
    assertThat(again.divergence()).isEmpty();
    assertThat(again.run().hash()).isEqualTo(hash);
    try (var live = resume(Optional.empty())) {
      assertThat(live.session().run().hash()).isEqualTo(hash);
    }
  }

  @Test
  void whateverIsKilledOnTheWayLeavesTheRunBeforeOrAfterTheChange() throws IOException {
    byte[] before = Files.readAllBytes(file);
    resume(Optional.of(WayOn.GO_ON)).close();
    byte[] after = Files.readAllBytes(file);
    for (int length = before.length; length <= after.length; length += 1 + length % 7) {
      Files.write(file, Arrays.copyOf(after, Math.min(length, after.length)));
      JournalFile left = JournalReader.read(file);
      boolean changed = left.lines().getLast() instanceof JournalLine.Rules;
      assertThat(Replay.of(changed(), left, Long.MAX_VALUE).divergence().isEmpty())
          .as("%d of %d bytes", length, after.length)
          .isEqualTo(changed);
      resume(Optional.of(WayOn.GO_ON)).close();
    }
  }

  @Test
  void goingOnKeepsWhereItStood() {
    Dice.Table stood = Replay.of(old, JournalReader.read(file), Long.MAX_VALUE).run().state();
    try (var live = resume(Optional.of(WayOn.GO_ON))) {
      assertThat(live.session().run().state()).isEqualTo(stood);
      assertThat(live.session().inputs()).isEqualTo(20);
    }
  }

  @Test
  void goingBackKeepsWhatBothRulesAgreeOn() {
    long agreed =
        Replay.of(changed(), JournalReader.read(file), Long.MAX_VALUE)
            .divergence()
            .orElseThrow()
            .input();
    try (var live = resume(Optional.of(WayOn.GO_BACK))) {
      assertThat(live.session().inputs()).isEqualTo(agreed - 1);
    }
  }

  @Test
  void carryingOverTellsWhichChoicesWereLeftOut() {
    RulesChanged said = catchThrowableOfType(RulesChanged.class, () -> resume(Optional.empty()));
    List<Long> leftOut = said.way(WayOn.CARRY_OVER).line().leftOut();
    try (var live = resume(Optional.of(WayOn.CARRY_OVER))) {
      assertThat(live.session().inputs()).isEqualTo(20 - leftOut.size());
    }
  }

  @Test
  void aTakeBackEndsAtTheChangeOfRules() {
    try (var live = resume(Optional.of(WayOn.GO_ON))) {
      play(live.session(), 2);
      live.session().undoTo(0);
      assertThat(live.session().inputs()).isEqualTo(20);
      assertThatThrownBy(() -> live.session().undo()).isInstanceOf(BadInputException.class);
      play(live.session(), 1);
    }
    assertThat(Replay.of(changed(), JournalReader.read(file), Long.MAX_VALUE).divergence())
        .isEmpty();
  }

  @Test
  void itCanBeWatchedAsItWas() {
    JournalFile journal = JournalReader.read(file);
    var recorded = AsRecorded.of(changed(), journal);
    var played = Replay.of(old, journal, Long.MAX_VALUE);
    assertThat(recorded.unread()).isEmpty();
    for (long step = 0; step <= played.timeline().lastStep(); step++)
      assertThat(recorded.timeline().at(step).state())
          .as("step %d", step)
          .isEqualTo(played.timeline().at(step).state());
  }

  @Test
  void theTimeBeforeTheChangeStaysToBeSeen() {
    resume(Optional.of(WayOn.GO_ON)).close();
    Replayed<?, ?, ?> again = Replay.of(changed(), JournalReader.read(file), Long.MAX_VALUE);
    assertThat(again.before().orElseThrow().lastStep()).isEqualTo(20);
  }
}
