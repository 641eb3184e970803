package dev.astragal.app;

import static dev.astragal.app.Reading.answer;
import static dev.astragal.app.Reading.awaitPlayer;
import static dev.astragal.app.Reading.awaitShell;
import static dev.astragal.app.Reading.finished;
import static dev.astragal.app.Reading.hash;
import static dev.astragal.app.Reading.inputs;
import static dev.astragal.app.Reading.ticks;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.runtime.library.GameLibrary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a person sees and does at the terminal, with the real program in a real terminal. */
final class TerminalClientTest {
  private static final int INPUTS_WANTED = 4;

  @TempDir private Path home = Path.of("");

  @BeforeEach
  void requiresTmux() {
    assumeTrue(Terminal.available(), "tmux is not installed: the terminal tests are skipped");
  }

  /** Of the small games, which are all drawn alike, some. */
  private static final Set<String> SMALL = Set.of("pig", "tictactoe", "connectfour", "hearts");

  static Stream<String> games() {
    return GameLibrary.games().stream()
        .filter(game -> !(game instanceof SimpleGame<?, ?, ?>) || SMALL.contains(id(game)))
        .map(TerminalClientTest::id);
  }

  private static String id(Game<?, ?, ?> game) {
    return game.manifest().id();
  }

  @ParameterizedTest
  @MethodSource("games")
  void aRunThatWasLeftGoesOnWithTheSameHash(String game) {
    try (Terminal terminal = Terminal.open(home, 100, 30)) {
      terminal.run("astragal play " + game + " --seed e2e --journal " + home + "/run.jsonl");
      for (int answers = 0; answers < INPUTS_WANTED; answers++) {
        if (finished(awaitPlayer(terminal))) break;
        answer(terminal, "1");
      }
      awaitPlayer(terminal);
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
  void aKeyPressNeverAnswersTwoQuestions() {
    try (Terminal terminal = Terminal.open(home, 80, 24)) {
      terminal.run("astragal play pig --seed 5");
      awaitPlayer(terminal);
      terminal.press("Enter");
      terminal.awaitText("Nothing is marked");
      terminal.press("2");
      terminal.awaitText(">2 b Hold");
      assertThat(inputs(terminal)).as("a number marks and does not answer").isZero();
      terminal.press("r");
      terminal.awaitText(">1 r Roll");
      assertThat(inputs(terminal)).as("a letter marks and does not answer").isZero();
      terminal.press("Enter", "Enter", "Enter");
      terminal.awaitText("Nothing is marked");
      assertThat(inputs(terminal)).as("the other two met a question without a mark").isEqualTo(1);
    }
  }

  @Test
  void takingBackIsFreeWhileNothingWasLearnedAndElseSaysWhyNot() {
    try (Terminal terminal = Terminal.open(home, 80, 24)) {
      terminal.run("astragal play tictactoe --seed 7 --human 1,2");
      answer(terminal, "1");
      terminal.press("u");
      terminal.awaitText("Taken back: nothing was learned since.");
      assertThat(inputs(terminal)).isZero();
      terminal.press("q");
      awaitShell(terminal);
      terminal.run("clear; astragal play pig --seed 5");
      answer(terminal, "1");
      terminal.press("u");
      terminal.awaitText("You have learned something since.");
      assertThat(inputs(terminal)).isEqualTo(1);
    }
  }

  @Test
  void aPracticeGameSaysSoAndTakesAnythingBack() {
    try (Terminal terminal = Terminal.open(home, 80, 24)) {
      terminal.run("astragal play");
      Reading.choose(terminal, "Pig");
      Reading.choose(terminal, "Answer some questions first");
      Reading.set(terminal, "Is it for practice?", "yes");
      terminal.press("End", "Enter");
      assertThat(awaitPlayer(terminal).lines().findFirst().orElse("")).contains("practice");
      answer(terminal, "1");
      terminal.press("u");
      terminal.awaitText("this is a practice game");
      assertThat(inputs(terminal)).isZero();
    }
  }

  @Test
  void everythingStartsFromTheFirstScreen() {
    try (Terminal terminal = Terminal.open(home, 80, 24)) {
      terminal.run("astragal play");
      Reading.choose(terminal, "Pig");
      assertThat(Reading.choose(terminal, "Answer some questions first")).contains("Begin");
      terminal.press("End", "Up", "Enter");
      terminal.awaitText("Which luck?: _");
      terminal.type("chosen");
      terminal.press("Enter");
      terminal.awaitText("[chosen]");
      terminal.press("Down", "Enter");
      assertThat(awaitPlayer(terminal)).contains("seed chosen");
      answer(terminal, "1");
      terminal.press("q");
      Reading.choose(terminal, "Back to the games");
      assertThat(terminal.awaitText("> 1 Go on: Pig")).contains("Pig, seed chosen");
      Reading.choose(terminal, "Go on: Pig");
      assertThat(awaitPlayer(terminal)).contains("seed chosen", "Your move");
      terminal.press("q");
      Reading.choose(terminal, "Watch a recording");
      terminal.awaitText("Pig, seed chosen");
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
      assertThat(awaitPlayer(terminal)).contains("answers 2");
      terminal.press("1", "Enter");
      terminal.await("another future", screen -> inputs(screen) > 2);
      terminal.press("q");
      terminal.awaitText("Step 2 of");
      terminal.press("R");
      assertThat(awaitPlayer(terminal)).contains("answers 2");
      terminal.press("1", "Enter");
      terminal.await("another luck", screen -> inputs(screen) > 2);
      terminal.press("C-c");
      awaitShell(terminal);
      terminal.run("clear; astragal replay " + home + "/data/astragal/runs/pig-3-2.jsonl");
      terminal.awaitText("the same:");
    }
  }

  @Test
  void aPanelThatFindsNoRoomIsOneKeyAway() {
    try (Terminal terminal = Terminal.open(home, 80, 24)) {
      terminal.run("astragal play regrets --seed 1");
      assertThat(awaitPlayer(terminal)).contains("tab panels (+").doesNotContain("Your board");
      for (int i = 0; i < 9 && !terminal.screen().contains("Your board"); i++)
        terminal.pressed("Tab");
      terminal.await(
          "the board", screen -> screen.contains("Your board") && screen.contains("esc back"));
      terminal.press("Escape");
      terminal.awaitText("Your move");
    }
  }

  @Test
  void searchTraceHelpAndCommandLineAnswerTheirKeys() {
    try (Terminal terminal = Terminal.open(home, 80, 24)) {
      terminal.run("astragal play pig --seed 5");
      awaitPlayer(terminal);
      terminal.press("1", "Enter");
      terminal.awaitText("Player 1 rolls a");
      terminal.press("/");
      terminal.type("rolls");
      terminal.press("Enter");
      terminal.awaitText("> Player 1 rolls");
      terminal.press("Escape");
      terminal.awaitText("Your move");
      terminal.press("L");
      terminal.awaitText("Rolled");
      terminal.press("Escape");
      terminal.await("no trace", screen -> !screen.contains("Rolled"));
      terminal.press("?");
      terminal.awaitText("Keys and commands");
      terminal.press("Escape");
      terminal.await("no help", screen -> !screen.contains("Keys and commands"));
      terminal.press(":");
      terminal.type("nonsense");
      terminal.press("Enter");
      terminal.awaitText("There is no command 'nonsense'");
      terminal.press("Escape");
      terminal.awaitText("Go on");
    }
  }

  @Test
  void timeIsStoppedSteppedAndHurried() throws IOException {
    try (Terminal terminal = Terminal.open(home, 100, 30)) {
      Files.writeString(home.resolve("config/astragal/terminal.conf"), "speed = 1\n");
      terminal.run("astragal play metronome --seed 1");
      terminal.awaitText("running, 1 a second");
      terminal.press("Space");
      terminal.awaitText("paused");
      int stopped = ticks(terminal);
      terminal.press(".");
      terminal.await("one tick", screen -> ticks(screen) == stopped + 1);
      terminal.awaitText("Time stands still.");
      terminal.press("+", "+", "Space");
      terminal.awaitText("running, 5 a second");
      terminal.press("-");
      terminal.awaitText("running, 2 a second");
      terminal.press(":");
      terminal.type("speed 1000");
      terminal.press("Enter");
      terminal.await("a thousand ticks", screen -> ticks(screen) > stopped + 1000);
    }
  }

  @Test
  void peopleAtOneTerminalHandItOverBeforeTheNextOneSeesTheirCards() {
    try (Terminal terminal = Terminal.open(home, 100, 30)) {
      terminal.run("astragal play regrets --seats 2 --human 1,2 --seed 1");
      String curtain = terminal.awaitText("Hand over to Player");
      assertThat(curtain).doesNotContain("Fresh dice");
      terminal.press("x");
      assertThat(terminal.screen()).contains("Hand over to Player");
      terminal.press("Enter");
      terminal.awaitText("Fresh dice");
    }
  }

  @Test
  void theMenuChangesTheThemeAndShowsTheSeed() {
    try (Terminal terminal = Terminal.open(home, 80, 24)) {
      terminal.run("astragal play pig --seed 5");
      awaitPlayer(terminal);
      terminal.press("Escape");
      terminal.awaitText("Next theme (now dark)");
      Reading.choose(terminal, "Next theme (now dark)");
      terminal.press("Escape");
      terminal.awaitText("Next theme (now light)");
      terminal.press("Escape");
      terminal.await("the menu gone", screen -> !screen.contains("Next theme"));
      terminal.press(":");
      terminal.type("seed");
      terminal.press("Enter");
      terminal.awaitText("seed 5, code");
    }
  }
}
