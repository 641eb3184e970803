package dev.astragal.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.guide.hands.Hands;
import dev.astragal.guide.hands.Hands.Hand;
import dev.astragal.guide.hands.Hands.Happening;
import dev.astragal.guide.hands.Hands.Table;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.run.Answer;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.Ints;
import dev.astragal.runtime.fuzz.Fuzz;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.journal.JournalWriter;
import dev.astragal.runtime.kit.GameKit;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.replay.Replay;
import dev.astragal.runtime.session.Session;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Several seats asked at once: they answer in any order, in secret, and are shown together. */
final class HandsTest {
  private final Kernel<Table, Hand, Happening> three = kernel(3);

  @Test
  void keepsTheContract() {
    GameKit.check(new Hands());
  }

  @Test
  void answersInAnyOrderGiveTheSame() {
    List<Hand> hands = List.of(Hand.ROCK, Hand.PAPER, Hand.ROCK);
    Run<Table, Hand, Happening> expected = played(hands, 0, 1, 2);
    assertThat(expected.state().points()).isEqualTo(Ints.of(0, 2, 0));
    for (int[] order : new int[][] {{0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}) {
      Run<Table, Hand, Happening> run = played(hands, order);
      assertThat(run.state()).isEqualTo(expected.state());
      assertThat(run.hash()).isEqualTo(expected.hash());
      assertThat(run.events().getLast()).isEqualTo(expected.events().getLast());
    }
  }

  @Test
  void anAnswerNeverMakesAnothersStale() {
    Run<Table, Hand, Happening> run = three.begin(Seed.of(1));
    long asked = run.promptId();
    for (int seat : new int[] {2, 0, 1}) {
      var applied = three.apply(run, new Answer<>(asked, Seat.of(seat), Hand.ROCK));
      assertThat(applied.errors()).isEmpty();
      run = applied.next();
    }
    assertThat(run.state().round()).isEqualTo(1);
    assertThat(run.promptId()).isNotEqualTo(asked);
  }

  @Test
  void nobodyAnswersTwiceNorForTheRoundBefore() {
    Run<Table, Hand, Happening> run = three.begin(Seed.of(1));
    long asked = run.promptId();
    run.choose(Seat.of(1), Hand.PAPER);
    assertThat(run.refusal(new Answer<>(asked, Seat.of(1), Hand.ROCK)).orElseThrow().code())
        .isEqualTo("NOT_YOUR_TURN");
    run.choose(Seat.of(0), Hand.PAPER);
    run.choose(Seat.of(2), Hand.PAPER);
    assertThat(run.refusal(new Answer<>(asked, Seat.of(1), Hand.ROCK)).orElseThrow().code())
        .isEqualTo("STALE_PROMPT");
  }

  @Test
  void nobodySeesAnothersHandBeforeAllHaveDecided() {
    Run<Table, Hand, Happening> paper = three.begin(Seed.of(1));
    Run<Table, Hand, Happening> rock = three.begin(Seed.of(1));
    paper.choose(Seat.of(1), Hand.PAPER);
    rock.choose(Seat.of(1), Hand.ROCK);
    for (Seat other : List.of(Seat.SPECTATOR, Seat.of(0), Seat.of(2))) {
      assertThat(paper.events().getFirst().seenBy(other))
          .contains(new Hands.Closed(Seat.of(1)))
          .isEqualTo(rock.events().getFirst().seenBy(other));
      assertThat(three.rules().present(paper.state(), other))
          .isEqualTo(three.rules().present(rock.state(), other));
    }
    assertThat(three.rules().present(paper.state(), Seat.of(1)))
        .isNotEqualTo(three.rules().present(rock.state(), Seat.of(1)));
  }

  @Test
  void aGameKilledInTheMiddleOfARoundGoesOn(@TempDir Path directory) throws Exception {
    Path file = directory.resolve("hands.jsonl");
    Path asKilled = directory.resolve("killed.jsonl");
    RunSpec spec = RunSpec.of("hands", Seed.of(1), 3);
    long before;
    try (var session = Session.begin(three, spec, Optional.of(file))) {
      session.submit(new Answer<>(session.run().promptId(), Seat.of(2), Hand.PAPER));
      session.submit(new Answer<>(session.run().promptId(), Seat.of(0), Hand.ROCK));
      Files.copy(file, asKilled);
      before = session.run().hash();
    }
    JournalFile read = JournalReader.read(asKilled);
    try (var session =
        Session.resume(
            spec, Replay.of(three, read, Long.MAX_VALUE), JournalWriter.resume(asKilled, read))) {
      assertThat(session.run().hash()).isEqualTo(before);
      session.submit(new Answer<>(session.run().promptId(), Seat.of(1), Hand.ROCK));
      assertThat(session.run().state().points()).isEqualTo(Ints.of(0, 0, 2));
      Match.play(session, Players.seated(three, List.of("random"), Seed.of(1)));
      assertThat(Replay.of(three, JournalReader.read(asKilled), Long.MAX_VALUE).run().hash())
          .isEqualTo(session.run().hash());
    }
  }

  @Test
  void botsOfEverySortFinishAGameTogether() {
    Kernel<Table, Hand, Happening> four = kernel(4);
    List<String> names = List.of("mcts:20", "random", "answering", "mcts:20:answering");
    for (int seed = 0; seed < 5; seed++) {
      Outcome outcome =
          Match.play(four.begin(Seed.of(seed)), Players.seated(four, names, Seed.of(seed)));
      assertThat(outcome.code()).isEqualTo("won");
      assertThat(outcome.scores().size()).isEqualTo(4);
    }
  }

  @Test
  void fuzzingFindsNothing(@TempDir Path directory) {
    RunSpec spec = RunSpec.of("hands", Seed.of(1), 3);
    Fuzz.Report report = Fuzz.run(three, spec, 300, directory, done -> {});
    assertThat(report.failure()).isEmpty();
    assertThat(report.outcomes()).containsKey("won");
    assertThat(report.refusals()).isPositive();
  }

  private Run<Table, Hand, Happening> played(List<Hand> hands, int... order) {
    Run<Table, Hand, Happening> run = three.begin(Seed.of(1));
    for (int seat : order) run.choose(Seat.of(seat), hands.get(seat));
    return run;
  }

  private static Kernel<Table, Hand, Happening> kernel(int seats) {
    return Kernel.of(new Hands(), Setup.of(new Hands().manifest(), seats));
  }
}
