package dev.astragal.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The guide, followed to the letter, gives the games it promises. */
final class GuideFollowedTest {
  private static final Path ROOT = Path.of(System.getProperty("astragal.root")).normalize();
  private static final List<String> GAMES =
      List.of(
          "dev.astragal.guide.TicTacToe",
          "dev.astragal.games.pig.Pig",
          "dev.astragal.guide.cups.Cups",
          "dev.astragal.guide.hands.Hands",
          "dev.astragal.guide.orchard.Orchard");

  @TempDir private Path typed = Path.of("");
  @TempDir private Path directory = Path.of("");

  @Test
  void whatIsTypedFromThePageIsFiveGamesThatKeepTheContractAndCanBePlayed() throws Exception {
    ClassLoader games = FollowedGuide.games(guide(), typed);
    Class<?> kit = games.loadClass("dev.astragal.runtime.kit.GameKit");
    Method check = kit.getMethod("check", games.loadClass("dev.astragal.kernel.game.Game"));
    for (String name : GAMES) {
      Class<?> game = games.loadClass(name);
      assertThat(Path.of(game.getProtectionDomain().getCodeSource().getLocation().toURI()))
          .isEqualTo(typed);
      check.invoke(null, game.getConstructor().newInstance());
    }
    Program program = new Program(games);
    assertThat(program.run("games")).contains("tictactoe", "pig", "cups", "hands", "orchard");
    Page page = Pages.page("docs/guide.md", guide());
    assertThat(Transcript.steps(page)).hasSizeGreaterThan(6);
    assertThat(new Transcript(program, ROOT, directory).problems(page)).isEmpty();
  }

  @Test
  void theTestThatThePageShowsRuns() throws Exception {
    ClassLoader games = FollowedGuide.games(guide(), typed);
    Constructor<?> test =
        games.loadClass("dev.astragal.guide.ContractTest").getDeclaredConstructor();
    test.setAccessible(true);
    Method keeps = test.getDeclaringClass().getDeclaredMethod("keepsTheContract");
    keeps.setAccessible(true);
    keeps.invoke(test.newInstance());
  }

  @Test
  void aPieceThatIsMissingIsNoticed() throws IOException {
    String without = guide().replaceAll("(?s)<!-- snippet: [^\n]*Cups.java#present.*?```\n", "");
    try {
      FollowedGuide.games(without, typed);
    } catch (AssertionError expected) {
      assertThat(expected).hasMessageContaining("does not compile");
      return;
    }
    throw new AssertionError("a guide without a piece of a game was accepted");
  }

  private static String guide() throws IOException {
    return Files.readString(ROOT.resolve("docs/guide.md"));
  }
}
