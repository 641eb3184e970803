package dev.astragal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a search thinks of what was played, and what small games are worth. */
final class AnalyseTest {
  @TempDir private Path directory;

  @Test
  void aGameThrownAwayIsCalledABlunderAndAForcedWinIsSeen() {
    Path journal = directory.resolve("game.jsonl");
    Called.with("run", "tictactoe", "--seed", 4, "--bot", "random,mcts", "--journal", journal);
    Called analysed = Called.with("analyse", journal);
    assertThat(analysed.code()).isZero();
    assertThat(analysed.out()).contains("!!", "decisions, which cost");
    assertThat(analysed.out().lines().anyMatch(line -> line.contains("100     Mark"))).isTrue();
    Called json = Called.with("analyse", journal, "--search", 50, "--json");
    assertThat(json.out()).contains("\"played\":\"Mark ", "\"bestValue\":");
  }

  @Test
  void perfectTicTacToeIsADraw() {
    assertThat(Called.with("solve", "tictactoe").out()).contains("worth 0.500000");
    assertThat(Called.with("solve", "pig", "--seats", 3).err())
        .contains("only games for two can be solved");
  }
}
