package dev.astragal.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.runtime.corpus.Corpus;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * No change of rules goes unseen: every run of the corpus is played again under the present ones.
 */
final class CorpusTest {
  private static final int JOURNALS_PER_GAME_MIN = 20;

  private static final List<Corpus.Entry> ENTRIES =
      Corpus.in(Path.of(System.getProperty("astragal.root"), "corpus")).classify();

  @Test
  void noRunIsWorseThanItIsKnownToBe() {
    assertThat(ENTRIES.stream().filter(Corpus.Entry::worse).map(e -> e.name() + ": " + e.now()))
        .as("rules that were meant to change: './astragal corpus --accept' notes it")
        .isEmpty();
  }

  @Test
  void rulesThatComeOutOtherwiseSaySo() {
    assertThat(
            ENTRIES.stream()
                .filter(entry -> entry.now().undeclared())
                .map(entry -> entry.name() + ": " + entry.now()))
        .as("declare what changed in the game's manifest: Manifest.changes(\"...\")")
        .isEmpty();
  }

  @Test
  void everyGameOfTheFirstReleaseHasTwentyRuns() {
    Map<String, Long> counts =
        ENTRIES.stream()
            .filter(entry -> entry.name().startsWith("0.1.0/"))
            .collect(
                Collectors.groupingBy(Corpus.Entry::group, TreeMap::new, Collectors.counting()));
    assertThat(counts)
        .containsOnlyKeys(
            Stream.of("baator", "delve", "mir", "pig", "regrets", "tictactoe", "trail")
                .map(game -> "0.1.0/" + game)
                .toArray(String[]::new))
        .allSatisfy(
            (game, count) ->
                assertThat(count).as(game).isGreaterThanOrEqualTo(JOURNALS_PER_GAME_MIN));
  }
}
