package dev.astragal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalWriter;
import dev.astragal.runtime.library.RunSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every command, for people and for programs. */
final class CommandsTest {
  /** A change here means that old journals, seeds and seed codes play another game. */
  private static final String PIG_42_RANDOM = "0xe3885835afdb25e0";

  private static final Path ROOT = Path.of(System.getProperty("astragal.root"));

  @TempDir private Path directory;

  @Test
  void withoutAWordItSaysWhatItCanDoWithThreeExamples() {
    Called usage = Called.with();
    assertThat(usage.code()).isZero();
    assertThat(usage.out()).contains("Try:", "play pig", "run pig --seed 42", "fuzz pig");
    for (String command :
        List.of("games", "play", "run", "replay", "fork", "fuzz", "check", "seed")) {
      assertThat(usage.out()).contains(command);
      assertThat(Called.with(command, "--help").code()).isZero();
    }
  }

  @Test
  void gamesAreListed() {
    assertThat(Called.with("games").out())
        .contains("pig", "2-4 seats", "random, easy, mcts, strong, hold20");
    Called json = Called.with("games", "--json");
    assertThat(json.code()).isZero();
    assertThat(json.out()).contains("\"id\":\"pig\"").contains("\"id\":\"tictactoe\"");
  }

  @Test
  void whatALanguageLacksIsListed() {
    Called whole = Called.with("transcript", "pig", "--language", "de", "--untranslated");
    assertThat(whole.code()).isZero();
    assertThat(whole.out()).isEmpty();
    Called lacking = Called.with("transcript", "pig", "--language", "fr", "--untranslated");
    assertThat(lacking.code()).isEqualTo(ExitCodes.CHECK_FAILED);
    assertThat(lacking.out()).contains("panel.scores = Scores\n");
    assertThat(Called.with("transcript", "pig", "--untranslated").err())
        .contains("--untranslated needs a language");
  }

  @Test
  void aRunGivesTheSameHashEveryTimeInOneThreadOrMany() throws Exception {
    Callable<String> run =
        () -> Called.with("run", "pig", "--seed", 42, "--bot", "random", "--json").field("hash");
    for (int i = 0; i < 3; i++) assertThat(run.call()).isEqualTo(PIG_42_RANDOM);
    try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
      List<Future<String>> hashes = new ArrayList<>();
      for (int i = 0; i < 64; i++) hashes.add(threads.submit(run));
      for (Future<String> hash : hashes) assertThat(hash.get()).isEqualTo(PIG_42_RANDOM);
    }
  }

  @Test
  void aRunPrintsOneObjectOrAFewLines() {
    Called json = Called.with("run", "pig", "--seed", 42, "--bot", "hold20,random", "--json");
    assertThat(json.code()).isZero();
    assertThat(json.out().lines()).hasSize(1);
    assertThat(json.field("game")).isEqualTo("pig");
    assertThat(json.field("seed")).isEqualTo("42");
    assertThat(json.field("outcome.code")).isEqualTo("won");
    assertThat(json.field("ticks")).isEqualTo("0");
    assertThat(json.field("inputs")).isEqualTo(json.field("events"));
    assertThat(json.field("hash")).matches("0x[0-9a-f]{16}");
    Called text = Called.with("run", "pig", "--seed", 42, "--bot", "hold20,random", "--audit");
    assertThat(text.code()).isZero();
    assertThat(text.out()).contains("pig, seed 42: won", "hash " + json.field("hash"));
  }

  @Test
  void aJournalReplaysAndStopsWhereItIsTold() {
    Path journal = journal();
    Called whole = Called.with("replay", journal, "--json", "--audit");
    assertThat(whole.code()).isZero();
    assertThat(whole.field("ok")).isEqualTo("true");
    assertThat(whole.field("outcome.code")).isEqualTo("won");
    assertThat(Called.with("replay", journal, "--to", 3, "--json").field("inputs")).isEqualTo("3");
    assertThat(Called.with("replay", journal).out())
        .startsWith("the same: ")
        .contains(whole.field("hash"));
  }

  @Test
  void aTornJournalReplaysAndSaysSo() throws IOException {
    Path journal = journal();
    String text = Files.readString(journal);
    Files.writeString(journal, text.substring(0, text.length() - 30));
    Called torn = Called.with("replay", journal, "--json");
    assertThat(torn.code()).isZero();
    assertThat(torn.field("torn")).contains("was torn off after");
  }

  @Test
  void aForkPlaysAnotherFuture() {
    Path journal = journal();
    Called first = Called.with("fork", journal, "--at", 4, "--luck", "new", "--json");
    assertThat(first.code()).isZero();
    assertThat(first.field("at")).isEqualTo("4");
    assertThat(Called.with("fork", journal, "--at", 4, "--luck", "new", "--json").out())
        .isEqualTo(first.out());
    assertThat(
            Called.with("fork", journal, "--at", 4, "--luck", "new", "--salt", 2, "--json").out())
        .isNotEqualTo(first.out());
    for (String luck : List.of("same", "dream"))
      assertThat(Called.with("fork", journal, "--at", 0, "--luck", luck).out())
          .startsWith("forked after input 0: won");
  }

  @Test
  void fuzzingASoundGameFindsNothing() {
    Called json = Called.with("fuzz", "tictactoe", "--runs", 20, "--seed", 1, "--json");
    assertThat(json.code()).isZero();
    assertThat(json.field("ok")).isEqualTo("true");
    assertThat(json.field("runs")).isEqualTo("20");
    assertThat(Called.with("fuzz", "pig", "--runs", 2, "--seed", 1).out())
        .contains("2 runs, ", "inputs refused as they should be");
  }

  @Test
  void aBrokenGameIsFoundShrunkWrittenDownAndShownAgain() {
    Called found =
        Called.with("fuzz", "crumble", "--runs", 50, "--seed", 1, "--out", directory, "--json");
    assertThat(found.code()).isEqualTo(1);
    assertThat(found.field("ok")).isEqualTo("false");
    assertThat(found.field("failure.message"))
        .startsWith("the state changed without an event: crumbs: ");
    assertThat(found.field("failure.shrunk")).isEqualTo("3");
    String journal = found.field("failure.journal");
    assertThat(Called.with("replay", journal).code()).isZero();
    Called shown = Called.with("replay", journal, "--audit", "--json");
    assertThat(shown.code()).isEqualTo(1);
    assertThat(shown.field("ok")).isEqualTo("false");
    assertThat(shown.field("divergence.what")).isEqualTo(found.field("failure.message"));
    assertThat(shown.field("divergence.input")).isEqualTo("3");
    assertThat(Called.with("run", "crumble", "--audit").code()).isEqualTo(1);
    assertThat(Called.with("run", "crumble").code()).isZero();
    assertThat(Called.with("fuzz", "crumble", "--runs", 9, "--seed", 1, "--out", directory).out())
        .contains("shrunk from ", "to 3 steps, written to ");
  }

  @Test
  void aJournalOfAnotherBuildSaysSoAndShowsItsFirstDifference() {
    Path foreign = directory.resolve("foreign.jsonl");
    RunSpec spec = RunSpec.of("pig", Seed.of(42), 2);
    try (JournalWriter writer =
        JournalWriter.create(foreign, new JournalLine.Header(1, "0".repeat(16), "", spec))) {
      Tree impossible = JsonTrees.read("{\"type\":\"Rolled\",\"face\":66}", "test");
      writer.append(
          new JournalLine.Input(
              1,
              0,
              Seat.of(0),
              0,
              Tree.of("ROLL"),
              false,
              OptionalLong.of(7),
              List.of(new JournalLine.TimedEvent(0, impossible))));
    }
    Called replayed = Called.with("replay", foreign, "--json");
    assertThat(replayed.code()).isEqualTo(1);
    assertThat(replayed.field("divergence.input")).isEqualTo("1");
    assertThat(replayed.field("divergence.tick")).isEqualTo("0");
    assertThat(replayed.field("divergence.what"))
        .contains("event 1 (Rolled, tick 0), face: was 66, is ");
    assertThat(replayed.field("divergence.field")).startsWith("atRisk: 66 -> ");
    assertThat(replayed.field("makers")).startsWith("made by build 0000000000000000 of pig, ");
    assertThat(Called.with("replay", foreign).out().lines())
        .anyMatch(line -> line.startsWith("made by build 0000000000000000 of pig, this is build "))
        .anyMatch(line -> line.startsWith("diverged at input 1, tick 0: event 1 (Rolled"));
  }

  @Test
  void seedCodesCarryTheWholeSetUp() {
    Called made = Called.with("seed", "pig", "--seed", 42, "--seats", 3, "--json");
    assertThat(made.code()).isZero();
    String code = made.field("code");
    assertThat(code).matches("[0-9B-Z]{1,3}(-[0-9B-Z]{1,3})+");
    Called read = Called.with("seed", code);
    assertThat(read.out()).contains(code, "game pig, seed 42, 3 seats");
    assertThat(Called.with("run", code, "--json").field("hash"))
        .isEqualTo(Called.with("run", "pig", "--seed", 42, "--seats", 3, "--json").field("hash"));
  }

  @Test
  void theShippedExamplesHold() {
    Path examples = ROOT.resolve("docs/examples");
    Called checked =
        Called.with("check", examples.resolve("pig.yaml"), examples.resolve("tictactoe.yaml"));
    assertThat(checked.out().lines()).hasSize(7).allMatch(line -> line.startsWith("ok    "));
    assertThat(checked.code()).isZero();
  }

  @Test
  void aScenarioThatDoesNotHoldShowsTheFieldAndFails() throws IOException {
    Path file =
        Files.writeString(
            directory.resolve("wrong.yaml"),
            """
            game: pig
            name: wrong
            given: {draws: {dice: [5]}}
            when: [{choose: ROLL}]
            then: {state: {atRisk: 6}}
            """);
    Called text = Called.with("check", file);
    assertThat(text.code()).isEqualTo(1);
    assertThat(text.out().lines())
        .containsExactly("FAIL  wrong.yaml: wrong", "        atRisk: expected 6, found 5");
    Called json = Called.with("check", file, "--json");
    assertThat(json.code()).isEqualTo(1);
    assertThat(json.field("ok")).isEqualTo("false");
    assertThat(json.field("differences[0]")).isEqualTo("atRisk: expected 6, found 5");
  }

  private Path journal() {
    Path journal = directory.resolve("game.jsonl");
    assertThat(
            Called.with("run", "pig", "--seed", 42, "--bot", "hold20", "--journal", journal).code())
        .isZero();
    return journal;
  }
}
