package dev.astragal.app;

import static dev.astragal.app.Reading.awaitShell;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The terminal for somebody who hears it: everything in lines. */
final class TextModeTest {
  @TempDir private Path home = Path.of("");

  @BeforeEach
  void requiresTmux() {
    assumeTrue(Terminal.available(), "tmux is not installed: the terminal tests are skipped");
  }

  private static void say(Terminal terminal, String line, String answer) {
    terminal.run(line);
    terminal.awaitText(answer);
  }

  @Test
  void aGameIsSetUpPlayedLeftContinuedAndWatched() throws IOException {
    try (Terminal terminal = Terminal.open(home, 80, 50)) {
      Files.writeString(home.resolve("config/astragal/terminal.conf"), "mode = text\n");
      say(terminal, "astragal play", "5  Leave");
      say(terminal, "1", "6  Begin");
      terminal.run("1");
      Matcher pig =
          Pattern.compile("(\\d+)  pig").matcher(terminal.await("pig", s -> s.contains("  pig")));
      assertThat(pig.find()).isTrue();
      say(terminal, pig.group(1), "6  Seed: any");
      terminal.run("6");
      say(terminal, "heard", "6  Seed: heard");
      say(terminal, "7", "Player 1 has 0 points at risk");
      say(terminal, "1", "* Player 1 rolls a");
      say(terminal, "q", "5  Leave");
      say(terminal, "2", "1  pig-heard");
      terminal.run("1");
      say(terminal, "q", "5  Leave");
      terminal.run("3");
      say(terminal, "1", "Step 0 of");
      say(terminal, ".", "Step 1 of");
      terminal.run("G");
      say(terminal, "]", "There is no further mark.");
      say(terminal, "v", "As Player 1 sees it");
      terminal.run("q");
      terminal.run("5");
      awaitShell(terminal);
    }
  }

  @Test
  void aRecordingIsForkedFromAPipe() {
    try (Terminal terminal = Terminal.open(home, 80, 50)) {
      terminal.run(
          "astragal run pig --seed 3 --bot hold20 --journal "
              + home
              + "/r.jsonl > /dev/null; printf '2\\nR\\n1\\nq\\nq\\n' | astragal watch --text "
              + home
              + "/r.jsonl > /dev/null; astragal replay "
              + home
              + "/data/astragal/runs/pig-3.jsonl");
      terminal.awaitText("the same:");
    }
  }
}
