package dev.astragal.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.astragal.runtime.library.GameLibrary;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What a person sees and does at the terminal, with the real program in a real terminal. */
final class TerminalClientTest {
  private static final Pattern HASH = Pattern.compile("(?m)^ 0x[0-9a-f]{16}\\s*$");
  private static final Pattern INPUTS = Pattern.compile("inputs (\\d+)");
  private static final Pattern SETTINGS = Pattern.compile("([0-9a-f]+:){10,}");
  private static final int INPUTS_WANTED = 4;

  @TempDir private Path home = Path.of("");

  @BeforeEach
  void requiresTmux() {
    assumeTrue(Terminal.available(), "tmux is not installed: the terminal tests are skipped");
  }

  static Stream<String> games() {
    return GameLibrary.games().stream().map(game -> game.manifest().id());
  }

  @ParameterizedTest
  @MethodSource("games")
  void aRunThatWasLeftGoesOnWithTheSameHash(String game) {
    try (Terminal terminal = Terminal.open(home, 100, 30)) {
      terminal.run("astragal play " + game + " --seed e2e --journal " + home + "/run.jsonl");
      awaitPlayer(terminal);
      for (int presses = 0; presses < 40 && inputs(terminal) < INPUTS_WANTED; presses++) {
        if (finished(terminal.screen())) break;
        terminal.press("Enter");
        Terminal.pause();
        awaitPlayer(terminal);
      }
      assertThat(inputs(terminal)).isPositive();
      String hash = hash(terminal);
      terminal.press("C-c");
      awaitShell(terminal);
      terminal.run("clear; astragal play " + game + " --resume " + home + "/run.jsonl");
      awaitPlayer(terminal);
      assertThat(hash(terminal)).isEqualTo(hash);
    }
  }

  @Test
  void ticTacToeIsFinishedWithTheKeyboardAlone() {
    try (Terminal terminal = Terminal.open(home, 80, 24)) {
      terminal.run("astragal play tictactoe --seed 1");
      for (int i = 0; i < 40 && !finished(awaitPlayer(terminal)); i++) {
        terminal.press("Enter");
        Terminal.pause();
      }
      assertThat(terminal.awaitText("Game over")).contains("The game is over");
    }
  }

  @Test
  void pigIsFinishedWithTheKeyboardAlone() {
    try (Terminal terminal = Terminal.open(home, 80, 24)) {
      terminal.run("astragal play pig --seed 1");
      for (int i = 0; i < 400 && !finished(awaitPlayer(terminal)); i++) terminal.press("1", "2");
      assertThat(terminal.awaitText("Game over")).contains("wins");
    }
  }

  @ParameterizedTest
  @CsvSource({"pig, 80, 24", "pig, 200, 60", "tictactoe, 80, 24", "tictactoe, 200, 60"})
  void looksAsItDidWhenItWasLookedAtLast(String game, int width, int height) throws IOException {
    try (Terminal terminal = Terminal.open(home, width, height)) {
      terminal.run("astragal play " + game + " --seed golden");
      awaitPlayer(terminal);
      terminal.press("1");
      terminal.await("an input", screen -> inputs(screen) >= 1);
      awaitPlayer(terminal);
      String name = game + "-" + width + "x" + height + ".txt";
      Path golden =
          Path.of(
              System.getProperty("astragal.root"),
              "interface/app/src/test/resources/dev/astragal/app/golden",
              name);
      if (Boolean.getBoolean("golden.write")) Files.writeString(golden, terminal.screen());
      assertThat(terminal.screen()).isEqualTo(Files.readString(golden, StandardCharsets.UTF_8));
    }
  }

  @Test
  void followsTheWindowWhenItsSizeChangesDuringPlay() {
    try (Terminal terminal = Terminal.open(home, 80, 24)) {
      terminal.run("astragal play pig --seed 7");
      awaitPlayer(terminal);
      String before = terminal.screen();
      terminal.resize(200, 60);
      terminal.await(
          "a wide screen", screen -> screen.lines().findFirst().orElse("").length() > 190);
      assertThat(terminal.screen().lines()).hasSize(60);
      terminal.press("1");
      terminal.await("an input", screen -> inputs(screen) >= 1);
      terminal.press("u");
      terminal.await("no input", screen -> inputs(screen) == 0);
      terminal.resize(30, 8);
      terminal.awaitText("must be at least");
      terminal.resize(80, 24);
      String after = terminal.await("the old size", screen -> screen.contains("┛\n"));
      assertThat(after.lines().limit(2))
          .containsExactlyElementsOf(before.lines().limit(2).toList());
    }
  }

  @Test
  void leavesTheTerminalAsItWasHoweverItEnds() {
    try (Terminal terminal = Terminal.open(home, 80, 24)) {
      String settings = settings(terminal);
      terminal.run("astragal play pig --seed 7");
      awaitPlayer(terminal);
      assertThat(terminal.state("alternate_on")).isEqualTo("1");
      terminal.press("q");
      assertRestored(terminal, settings);

      terminal.run("clear; astragal play pig --seed 7");
      awaitPlayer(terminal);
      terminal.press("C-z");
      terminal.awaitText("Stopped");
      assertThat(terminal.state("alternate_on")).isEqualTo("0");
      terminal.run("fg");
      awaitPlayer(terminal);
      terminal.press("C-c");
      assertRestored(terminal, settings);

      terminal.run("clear; astragal play pig --seed 7");
      awaitPlayer(terminal);
      program(terminal).destroy();
      assertRestored(terminal, settings);

      terminal.run("clear; astragal play faulty");
      awaitPlayer(terminal);
      terminal.press("1");
      terminal.awaitText("a fault in the program");
      assertRestored(terminal, settings);
    }
  }

  private static ProcessHandle program(Terminal terminal) {
    return ProcessHandle.of(Long.parseLong(terminal.state("pane_pid")))
        .orElseThrow()
        .children()
        .findFirst()
        .orElseThrow();
  }

  @Test
  void everythingStartsFromTheFirstScreen() {
    try (Terminal terminal = Terminal.open(home, 80, 24)) {
      terminal.run("astragal play");
      terminal.awaitText("What would you like to do?");
      terminal.press("1");
      String form = terminal.awaitText("Seats");
      for (int i = 0; i < 20 && !terminal.screen().contains("< pig >"); i++) {
        terminal.press("Right");
        Terminal.pause();
      }
      assertThat(form).contains("Begin");
      terminal.press("End", "Up", "Enter");
      terminal.type("chosen");
      terminal.press("Enter");
      terminal.awaitText("[chosen]");
      terminal.press("Down", "Enter");
      assertThat(awaitPlayer(terminal)).contains("seed chosen");
      terminal.press("1", "q");
      terminal.awaitText("What would you like to do?");
      terminal.press("2");
      terminal.awaitText("pig-chosen");
      terminal.press("Enter");
      assertThat(awaitPlayer(terminal)).contains("seed chosen").contains("Your move");
      terminal.press("q");
      terminal.awaitText("What would you like to do?");
      terminal.press("3");
      terminal.awaitText("pig-chosen");
      terminal.press("Enter");
      terminal.awaitText("Step 0 of");
      terminal.press("C-c");
      awaitShell(terminal);
    }
  }

  @Test
  void aRecordingGoesForwardAndBackAndIntoAGameOfOnesOwn() {
    try (Terminal terminal = Terminal.open(home, 80, 24)) {
      terminal.run(
          "astragal run pig --seed 3 --bot hold20 --journal "
              + home
              + "/r.jsonl > /dev/null; astragal watch "
              + home
              + "/r.jsonl");
      terminal.awaitText("Step 0 of");
      terminal.press("Right", "Right", "Right");
      terminal.awaitText("Step 3 of");
      terminal.press("Left");
      terminal.awaitText("Step 2 of");
      terminal.press("]");
      terminal.await(
          "a marker", screen -> screen.contains("Step ") && !screen.contains("Step 2 of"));
      terminal.press("g");
      terminal.awaitText("Step 0 of");
      terminal.press("Right", "Right", "F");
      assertThat(awaitPlayer(terminal)).contains("inputs 2");
      terminal.press("1");
      terminal.await("another future", screen -> inputs(screen) > 2);
    }
  }

  @Test
  void searchTraceHelpAndCommandLineAnswerTheirKeys() {
    try (Terminal terminal = Terminal.open(home, 80, 24)) {
      terminal.run("astragal play pig --seed 5");
      awaitPlayer(terminal);
      terminal.press("1");
      terminal.awaitText("rolled a");
      terminal.press("/");
      terminal.type("rolled");
      terminal.press("Enter");
      terminal.awaitText("> rolled");
      terminal.press("L");
      terminal.awaitText("Rolled");
      terminal.press("x", "?");
      terminal.awaitText("Keys and commands");
      terminal.press("x", ":");
      terminal.type("nonsense");
      terminal.press("Enter");
      terminal.awaitText("There is no command 'nonsense'");
      terminal.press("Escape");
      terminal.awaitText("Go on");
    }
  }

  @Test
  void keysFollowTheConfigurationAndAWrongOneIsToldByLine() throws IOException {
    try (Terminal terminal = Terminal.open(home, 80, 24)) {
      Path file = home.resolve("config/astragal/terminal.conf");
      Files.writeString(file, "key.quit = x\ntheme = light\nborders = ascii\n");
      terminal.run("astragal play pig --seed 5");
      assertThat(awaitPlayer(terminal)).contains("+- Scores").contains("menu");
      terminal.press("x");
      awaitShell(terminal);
      Files.writeString(file, "theme = light\nspeed = fast\n");
      terminal.run("clear; astragal play pig --seed 5");
      terminal.await(
          "the line that is wrong",
          screen ->
              screen.replaceAll("\\s+", "").contains("terminal.confline2:speedmustbeanumber"));
    }
  }

  private static String awaitPlayer(Terminal terminal) {
    return terminal.await(
        "the player's turn",
        screen -> {
          String first = screen.lines().findFirst().orElse("").strip();
          return first.endsWith("your turn") || first.endsWith("over");
        });
  }

  private static boolean finished(String screen) {
    return screen.lines().findFirst().orElse("").strip().endsWith("over");
  }

  private static void awaitShell(Terminal terminal) {
    terminal.await("the shell", screen -> screen.strip().endsWith("$"));
  }

  private static String settings(Terminal terminal) {
    terminal.run("clear; stty -g");
    String screen =
        terminal.await(
            "the settings", text -> SETTINGS.matcher(text).find() && text.strip().endsWith("$"));
    Matcher matcher = SETTINGS.matcher(screen);
    return matcher.find() ? matcher.group() : "";
  }

  private static void assertRestored(Terminal terminal, String settings) {
    awaitShell(terminal);
    assertThat(terminal.state("alternate_on")).isEqualTo("0");
    assertThat(terminal.state("cursor_flag")).isEqualTo("1");
    assertThat(settings(terminal)).isEqualTo(settings);
  }

  private static int inputs(Terminal terminal) {
    return inputs(terminal.screen());
  }

  private static int inputs(String screen) {
    Matcher matcher = INPUTS.matcher(screen);
    return matcher.find() ? Integer.parseInt(matcher.group(1)) : -1;
  }

  private static String hash(Terminal terminal) {
    terminal.press(":");
    terminal.type("hash");
    terminal.press("Enter");
    String screen = terminal.await("the hash", text -> HASH.matcher(text).find());
    Matcher matcher = HASH.matcher(screen);
    return matcher.find() ? matcher.group().strip() : "";
  }
}
