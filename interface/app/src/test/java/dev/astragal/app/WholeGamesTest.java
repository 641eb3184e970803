package dev.astragal.app;

import static dev.astragal.app.Reading.answer;
import static dev.astragal.app.Reading.awaitPlayer;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.astragal.runtime.library.GameLibrary;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game in the terminal, looked at in a small and a large window. */
final class WholeGamesTest {
  private static final boolean WRITE = Boolean.getBoolean("golden.write");

  /** They begin with a question to everybody at once. */
  private static final Set<String> TOGETHER = Set.of("hearts", "bouquet");

  @TempDir private Path home = Path.of("");

  @BeforeEach
  void requiresTmux() {
    assumeTrue(Terminal.available(), "tmux is not installed: the terminal tests are skipped");
  }

  private static final Path GOLDEN =
      Path.of(
          System.getProperty("astragal.root"),
          "interface/app/src/test/resources/dev/astragal/app/golden");

  /** A game that was just created has not been looked at yet. */
  static Stream<Arguments> sizes() {
    return GameLibrary.games().stream()
        .map(game -> game.manifest().id())
        .filter(game -> WRITE || Files.exists(GOLDEN.resolve(game + "-80x24.txt")))
        .flatMap(game -> Stream.of(Arguments.of(game, 80, 24), Arguments.of(game, 200, 60)));
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void looksAsItDidWhenItWasLookedAtLast(String game, int width, int height) throws IOException {
    try (Terminal terminal = Terminal.open(home, width, height)) {
      terminal.run("astragal play " + game + " --seed golden");
      awaitPlayer(terminal);
      // Those who are asked together answer in any order; here the others come first.
      if (TOGETHER.contains(game)) settled(terminal);
      answer(terminal, "1");
      awaitPlayer(terminal);
      String name = game + "-" + width + "x" + height + ".txt";
      Path golden = GOLDEN.resolve(name);
      if (WRITE) Files.writeString(golden, settled(terminal));
      String wanted = Files.readString(golden, StandardCharsets.UTF_8);
      assertThat(terminal.await("what is in " + name, wanted::equals)).isEqualTo(wanted);
    }
  }

  /** The screen when it has stayed the same for a while. */
  private static String settled(Terminal terminal) {
    String[] last = {""};
    int[] same = {0};
    return terminal.await(
        "a screen that stays",
        screen -> {
          same[0] = screen.equals(last[0]) ? same[0] + 1 : 0;
          last[0] = screen;
          return same[0] == 10;
        });
  }
}
