package dev.astragal.app;

import static dev.astragal.app.Reading.answer;
import static dev.astragal.app.Reading.awaitPlayer;
import static dev.astragal.app.Reading.awaitShell;
import static dev.astragal.app.Reading.inputs;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Terminals of every kind and size: what is shown fits them, and they are left as they were. */
final class AnyTerminalTest {
  private static final Pattern SETTINGS = Pattern.compile("([0-9a-f]+:){10,}");

  @TempDir private Path home = Path.of("");

  @BeforeEach
  void requiresTmux() {
    assumeTrue(Terminal.available(), "tmux is not installed: the terminal tests are skipped");
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
      terminal.awaitText(">1 ");
      terminal.resize(30, 8);
      terminal.awaitText("must be at least");
      terminal.resize(80, 24);
      String after = terminal.await("the old size", screen -> screen.contains("┛\n"));
      assertThat(after.lines().limit(2))
          .containsExactlyElementsOf(before.lines().limit(2).toList());
    }
  }

  @Test
  void nothingIsPlayedInAWindowTooSmallToShowIt() {
    try (Terminal terminal = Terminal.open(home, 80, 24)) {
      terminal.run("astragal play pig --seed 7");
      awaitPlayer(terminal);
      terminal.press("1");
      terminal.awaitText(">1 ");
      terminal.resize(20, 5);
      assertThat(terminal.awaitText("window must be").replaceAll("\\s+", " ")).contains("q leaves");
      terminal.press("Enter", "1", "Enter");
      terminal.resize(80, 24);
      terminal.await("the old size", screen -> screen.contains("┛\n"));
      terminal.press("2");
      terminal.awaitText(">2 ");
      assertThat(inputs(terminal)).as("nothing was played unseen").isZero();
      terminal.resize(20, 5);
      terminal.awaitText("window must be");
      terminal.press("q");
      awaitShell(terminal);
    }
  }

  @Test
  void aTerminalThatOnlyKnowsLinesGetsLines() {
    try (Terminal terminal = Terminal.open(home, 80, 40)) {
      terminal.run("TERM=dumb astragal play pig --seed 7");
      terminal.awaitText("Roll again or hold?");
      assertThat(terminal.state("alternate_on")).isEqualTo("0");
      terminal.run("q");
      awaitShell(terminal);
      terminal.run("clear; TERM=dumb astragal play");
      terminal.awaitText("What would you like to play?");
      assertThat(terminal.state("alternate_on")).isEqualTo("0");
    }
  }

  @Test
  void coversAreShownInTheColoursThereAre() {
    try (Terminal terminal = Terminal.open(home, 80, 24)) {
      terminal.run("COLORTERM=truecolor astragal play");
      terminal.awaitText("What would you like to play?");
      assertThat(terminal.await("a cover", screen -> screen.contains("▓▓▓"))).contains("roguelike");
      assertThat(terminal.colours()).contains("[48;2;");
      terminal.press("q");
      awaitShell(terminal);
      terminal.run("clear; astragal play");
      terminal.await("a cover", screen -> screen.contains("▓▓▓"));
      assertThat(terminal.colours()).contains("48;5;").doesNotContain("48;2;");
      terminal.press("q");
      awaitShell(terminal);
      terminal.run("clear; TERM=linux astragal play");
      terminal.await("a cover", screen -> screen.contains("▓▓▓"));
      assertThat(terminal.colours()).doesNotContain("48;5;", "48;2;");
      terminal.press("q");
      awaitShell(terminal);
      terminal.run("clear; LC_ALL=C NO_COLOR=1 astragal play --language de");
      String plain = terminal.await("a cover", screen -> screen.contains("%%%"));
      assertThat(plain).contains("Was mochtest du spielen?");
      assertThat(plain.chars()).allMatch(glyph -> glyph < 0x7f);
      assertThat(terminal.colours()).doesNotContainPattern("\\[[0-9;]*[34][0-8][;m]");
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
      terminal.press("1", "Enter");
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
  void aLostConnectionKeepsEveryAnswer() {
    try (Terminal terminal = Terminal.open(home, 80, 24)) {
      terminal.run("astragal play pig --seed 5 --journal " + home + "/lost.jsonl");
      awaitPlayer(terminal);
      answer(terminal, "1");
      terminal.run(":quit");
      awaitShell(terminal);
      terminal.run("clear; astragal play pig --resume " + home + "/lost.jsonl");
      awaitPlayer(terminal);
      hangUp(terminal);
      awaitShell(terminal);
      terminal.run("clear; astragal replay " + home + "/lost.jsonl");
      terminal.awaitText("1 input");
    }
  }

  private static void hangUp(Terminal terminal) {
    try {
      new ProcessBuilder("kill", "-HUP", Long.toString(program(terminal).pid())).start().waitFor();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void keysFollowTheConfigurationAndAWrongOneIsToldByLine() throws IOException {
    try (Terminal terminal = Terminal.open(home, 80, 24)) {
      Path file = home.resolve("config/astragal/terminal.conf");
      Files.writeString(file, "key.quit = x\ntheme = light\nborders = ascii\n");
      terminal.run("astragal play pig --seed 5");
      terminal.await("ASCII", screen -> screen.contains("+- Scores") && screen.contains("menu"));
      terminal.press("x");
      awaitShell(terminal);
      Files.writeString(file, "theme = light\nspeed = fast\n");
      terminal.run("clear; astragal play pig --seed 5");
      terminal.await(
          "the line that is wrong",
          screen ->
              screen.replaceAll("\\s+", "").contains("terminal.confline2:speedmustbeanumber"));
      try (Stream<Path> runs = Files.list(home.resolve("data/astragal/runs"))) {
        assertThat(runs).as("a run begins only when it can be shown").hasSize(1);
      }
    }
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
}
