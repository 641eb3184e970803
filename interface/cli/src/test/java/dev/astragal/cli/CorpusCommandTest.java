package dev.astragal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.corpus.Corpus;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalWriter;
import dev.astragal.runtime.library.RunSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What recorded runs are worth under the present rules, as the command says it. */
final class CorpusCommandTest {
  @TempDir private Path directory;

  @BeforeEach
  void recordARunOfEachGame() throws IOException {
    Files.createDirectories(directory.resolve("pig"));
    Files.createDirectories(directory.resolve("tictactoe"));
    run("pig", "pig/held.jsonl", "hold20");
    run("tictactoe", "tictactoe/any.jsonl", "random");
  }

  @Test
  void soundJournalsAreIdentical() {
    Called called = Called.with("corpus", directory);
    assertThat(called.code()).isZero();
    assertThat(called.out()).contains("2 journals: 2 identical");
  }

  @Test
  void aJournalOfAGameThatIsGoneIsPinnedAndWorseThanKnown() {
    keepARunOfAGameThatIsGone();
    Called called = Called.with("corpus", directory);
    assertThat(called.code()).isEqualTo(ExitCodes.CHECK_FAILED);
    assertThat(called.out())
        .contains("old.jsonl: WORSE, was identical: pinned: there is no game 'chess'")
        .contains("3 journals: 2 identical, 1 pinned");
  }

  @Test
  void whatWasAcceptedIsNotWorse() {
    keepARunOfAGameThatIsGone();
    assertThat(Called.with("corpus", directory, "--accept").code()).isZero();
    assertThat(directory.resolve(Corpus.NOTES)).hasContent("pinned\told.jsonl");
    Called called = Called.with("corpus", directory, "--json");
    assertThat(called.code()).isZero();
    assertThat(called.field("ok")).isEqualTo("true");
    assertThat(called.field("counts.pinned")).isEqualTo("1");
    assertThat(called.field("journals[0].known")).isEqualTo("pinned");
  }

  @Test
  void nothingToReadIsSaidInOneLine() throws IOException {
    assertThat(Called.with("corpus", directory.resolve("nowhere")))
        .extracting(Called::code, called -> called.err().lines().count())
        .containsExactly(ExitCodes.BAD_INPUT, 1L);
    Path empty = Files.createDirectory(directory.resolve("empty"));
    assertThat(Called.with("corpus", empty).err()).contains("holds no journal");
  }

  @Test
  void aDamagedJournalIsRefusedWithItsLine() throws IOException {
    Path journal = directory.resolve("pig/held.jsonl");
    List<String> lines = Files.readAllLines(journal);
    lines.remove(2);
    Files.write(journal, lines);
    Called called = Called.with("corpus", directory);
    assertThat(called.code()).isEqualTo(ExitCodes.BAD_INPUT);
    assertThat(called.err()).contains("held.jsonl is damaged: line 3");
  }

  @Test
  void aNoteThatNamesNoStandingIsRefusedWithItsLine() throws IOException {
    Files.writeString(directory.resolve(Corpus.NOTES), "pinned\told.jsonl\nfine\tpig/held.jsonl\n");
    Called called = Called.with("corpus", directory);
    assertThat(called.code()).isEqualTo(ExitCodes.BAD_INPUT);
    assertThat(called.err()).contains(Corpus.NOTES + ", line 2:");
  }

  private void keepARunOfAGameThatIsGone() {
    RunSpec spec = RunSpec.of("chess", Seed.of(1), 2);
    JournalLine.Header header = new JournalLine.Header(JournalLine.FORMAT, "0", "0", spec);
    JournalWriter.create(directory.resolve("old.jsonl"), header).close();
  }

  private void run(String game, String file, String bot) {
    Called called =
        Called.with("run", game, "--seed", 5, "--bot", bot, "--journal", directory.resolve(file));
    assertThat(called.code()).as(called.err()).isZero();
  }
}
