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

  /** Answers with the number of the line that begins so, of those that are there last. */
  private static void choose(Terminal terminal, String words) {
    Pattern line = Pattern.compile("(?m)^ *(\\d+)  " + Pattern.quote(words));
    Matcher matcher =
        line.matcher(
            terminal.await(
                words,
                screen -> {
                  Matcher found = line.matcher(screen);
                  return found.find() && screen.strip().endsWith(">");
                }));
    String number = "";
    while (matcher.find()) number = matcher.group(1);
    terminal.run(number);
  }

  @Test
  void aNameWithACommandToTheTerminalInItIsShownAndNotObeyed() {
    try (Terminal terminal = Terminal.open(home, 80, 50)) {
      terminal.run(
          "astragal play trail --plain --seed 1 --option \"party=$(printf 'A\\033]2;gotcha\\007B')\"");
      terminal.awaitText("A?]2;gotcha?B");
    }
  }

  @Test
  void aGameIsSetUpPlayedLeftContinuedAndWatched() throws IOException {
    try (Terminal terminal = Terminal.open(home, 80, 50)) {
      Files.writeString(home.resolve("config/astragal/terminal.conf"), "mode = text\n");
      terminal.run("astragal play");
      choose(terminal, "Pig: ");
      assertThat(terminal.awaitText("Back to the games")).contains("the first to bank 100 points");
      choose(terminal, "Answer some questions first");
      choose(terminal, "Which luck?: any");
      terminal.awaitText("Which luck?\n");
      terminal.run("heard");
      terminal.awaitText("Which luck?: heard");
      choose(terminal, "Begin\n");
      terminal.awaitText("Player 1 has 0 points at risk");
      say(terminal, "1", "* Player 1 rolls a");
      say(terminal, "f hold", "2  Hold and bank");
      say(terminal, "p rolls", "* Player 1 rolls a");
      say(terminal, "i", "HOW PIG IS PLAYED");
      terminal.run("q");
      choose(terminal, "Go on: Pig, seed heard");
      terminal.awaitText("Roll again or hold?");
      terminal.run("q");
      choose(terminal, "Watch a recording");
      choose(terminal, "Pig, seed heard");
      terminal.awaitText("Step 0 of");
      say(terminal, ".", "Step 1 of");
      terminal.run("G");
      say(terminal, "]", "There is no further mark.");
      say(terminal, "v", "As Player 1 sees it");
      terminal.run("q");
      choose(terminal, "Leave\n");
      awaitShell(terminal);
    }
  }

  @Test
  void ofManyThatAreAlikeOnlyThoseAreReadOutThatBringSomething() {
    try (Terminal terminal = Terminal.open(home, 80, 50)) {
      terminal.run("echo q | astragal play mir --seed 11 --plain | tail -30");
      assertThat(terminal.awaitText("more like these: f Move lists them"))
          .contains("would be in reach from there", "End the turn")
          .doesNotContain("Go to row 1, column 1");
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
