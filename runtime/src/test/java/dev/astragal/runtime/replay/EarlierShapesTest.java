package dev.astragal.runtime.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.EarlierShapes;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Outcome;
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
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.corpus.Classified;
import dev.astragal.runtime.corpus.Standing;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.outbox.LiveRun;
import dev.astragal.runtime.session.Session;
import dev.astragal.runtime.store.FileMatch;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game whose choice, event and state were written otherwise once, and its old journals. */
final class EarlierShapesTest {
  private static final Stream COIN = Stream.of("coin");

  /** The game as it was: ten flips of a coin. */
  private static final class Flips implements SimpleGame<Flips.Tally, Flips.Flip, Flips.Flipped> {
    record Tally(int flips, int heads) {}

    enum Flip implements Choice {
      FLIP
    }

    record Flipped(boolean heads) implements Event {}

    @Override
    public Manifest manifest() {
      return Manifest.of("coin", "Coin").streams(COIN);
    }

    @Override
    public Tally begin(int seats) {
      return new Tally(0, 0);
    }

    @Override
    public Status<Flip> status(Tally table) {
      return table.flips == 10
          ? Status.finished(Outcome.ended("done"))
          : Status.awaiting(Seat.first(), "flip", Choices.all(Flip.class));
    }

    @Override
    public void choose(Tally table, Flip flip, Turn<Tally, Flipped> turn) {
      turn.emit(new Flipped(turn.rng(COIN).roll(2) == 2));
    }

    @Override
    public Tally evolve(Tally table, Flipped event) {
      return new Tally(table.flips + 1, table.heads + (event.heads ? 1 : 0));
    }

    @Override
    public Screen present(Tally table, Seat viewer) {
      return Screen.of();
    }
  }

  /** The same game today: tosses, sides, and tails counted too. */
  private static final class Tosses
      implements SimpleGame<Tosses.Sides, Tosses.Move, Tosses.Tossed> {
    record Sides(int heads, int tails) {}

    enum Side {
      HEADS,
      TAILS
    }

    record Move(int coins) implements Choice {}

    record Tossed(Side side) implements Event {}

    private enum OldFlip {
      FLIP
    }

    private record OldFlipped(boolean heads) {}

    @Override
    public Manifest manifest() {
      return Manifest.of("coin", "Coin").streams(COIN).changes("Coins are tossed.");
    }

    @Override
    public EarlierShapes<Move, Tossed> earlier() {
      return EarlierShapes.<Move, Tossed>none()
          .choice(1, "FLIP", OldFlip.class, old -> new Move(1))
          .event(1, "", OldFlipped.class, old -> new Tossed(old.heads ? Side.HEADS : Side.TAILS))
          .state(1, Tosses::state);
    }

    private static Tree state(Tree old) {
      long flips = ((Tree.Whole) ((Tree.Table) old).get("flips").orElseThrow()).value();
      long heads = ((Tree.Whole) ((Tree.Table) old).get("heads").orElseThrow()).value();
      return Tree.emptyTable().with("heads", Tree.of(heads)).with("tails", Tree.of(flips - heads));
    }

    @Override
    public Sides begin(int seats) {
      return new Sides(0, 0);
    }

    @Override
    public Status<Move> status(Sides table) {
      return table.heads + table.tails == 10
          ? Status.finished(Outcome.ended("done"))
          : Status.awaiting(Seat.first(), "toss", Choices.of(List.of(new Move(1))));
    }

    @Override
    public void choose(Sides table, Move move, Turn<Sides, Tossed> turn) {
      turn.emit(new Tossed(turn.rng(COIN).roll(2) == 2 ? Side.HEADS : Side.TAILS));
    }

    @Override
    public Sides evolve(Sides table, Tossed event) {
      return event.side == Side.HEADS
          ? new Sides(table.heads + 1, table.tails)
          : new Sides(table.heads, table.tails + 1);
    }

    @Override
    public Screen present(Sides table, Seat viewer) {
      return Screen.of();
    }
  }

  private final RunSpec spec = RunSpec.of("coin", new Seed("5"), 1);

  @TempDir private Path directory;
  private Path file = Path.of("");

  private static <S, C extends Choice, E extends Event> Kernel<S, C, E> first(Game<S, C, E> game) {
    return Kernel.of(game, Setup.of(game.manifest(), 1)).under(1);
  }

  private static <S, C extends Choice, E extends Event> void play(
      Session<S, C, E> session, C choice, int times) {
    for (int i = 0; i < times; i++)
      assertThat(
              session
                  .submit(new Answer<>(session.run().promptId(), Seat.first(), choice))
                  .success())
          .isTrue();
  }

  @BeforeEach
  void sixFlipsLongAgo() {
    file = directory.resolve("coin.jsonl");
    try (var session = Session.begin(first(new Flips()), spec, Optional.of(file))) {
      play(session, Flips.Flip.FLIP, 6);
    }
  }

  @Test
  void anOldJournalIsReadThroughWhatWasDeclared() {
    JournalFile journal = JournalReader.read(file);
    var replayed = Replay.of(first(new Tosses()), journal, Long.MAX_VALUE);
    assertThat(replayed.divergence()).isEmpty();
    var then = Replay.of(first(new Flips()), journal, Long.MAX_VALUE).run().state();
    assertThat(replayed.run().state())
        .isEqualTo(new Tosses.Sides(then.heads(), then.flips() - then.heads()));
    assertThat(Classified.of(first(new Tosses()), journal).standing())
        .isEqualTo(Standing.IDENTICAL);
  }

  @Test
  void itGoesOnInSilenceAndReplaysWithBothShapesInOneFile() {
    var match = FileMatch.resume(file);
    try (var live =
        LiveRun.resume(first(new Tosses()), match, Optional.empty(), Optional.empty())) {
      play(live.session(), new Tosses.Move(1), 4);
    }
    JournalFile journal = JournalReader.read(file);
    assertThat(journal.lines().getLast()).isInstanceOf(JournalLine.End.class);
    assertThat(Replay.of(first(new Tosses()), journal, Long.MAX_VALUE).divergence()).isEmpty();
  }

  @Test
  void hashesWrittenTodayMustAgree() {
    var match = FileMatch.resume(file);
    try (var live =
        LiveRun.resume(first(new Tosses()), match, Optional.empty(), Optional.empty())) {
      play(live.session(), new Tosses.Move(1), 2);
    }
    JournalFile sound = JournalReader.read(file);
    JournalFile forged =
        new JournalFile(
            sound.header(),
            sound.lines().stream().map(EarlierShapesTest::otherLastHash).toList(),
            sound.torn(),
            sound.length(),
            sound.soundLength(),
            sound.newlineMissing(),
            sound.lastLink());
    assertThat(Replay.of(first(new Tosses()), forged, Long.MAX_VALUE).divergence()).isPresent();
  }

  private static JournalLine otherLastHash(JournalLine line) {
    return line instanceof JournalLine.Input input && input.seq() == 8
        ? new JournalLine.Input(
            input.seq(),
            input.tick(),
            input.seat(),
            input.prompt(),
            input.choice(),
            input.refused(),
            OptionalLong.of(1),
            input.events())
        : line;
  }

  @Test
  void aStateKeptWholeIsReadInItsOldShape() {
    JournalFile journal = JournalReader.read(file);
    var then = Replay.of(first(new Flips()), journal, Long.MAX_VALUE).run();
    var now = first(new Tosses()).restore(then.kept());
    assertThat(now.state().heads()).isEqualTo(then.state().heads());
    assertThat(now.inputs()).isEqualTo(6);
  }
}
