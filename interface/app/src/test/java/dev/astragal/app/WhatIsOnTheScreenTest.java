package dev.astragal.app;

import static dev.astragal.app.Reading.answer;
import static dev.astragal.app.Reading.awaitPlayer;
import static dev.astragal.app.Reading.awaitShell;
import static dev.astragal.app.Reading.choose;
import static dev.astragal.app.Reading.inputs;
import static dev.astragal.app.Reading.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whoever plays in a small window sees what there is to see and which keys there are. */
final class WhatIsOnTheScreenTest {
  @TempDir private Path home = Path.of("");

  @BeforeEach
  void requiresTmux() {
    assumeTrue(Terminal.available(), "tmux is not installed: the terminal tests are skipped");
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "100, 32"})
  void aNumberOfTwoDigitsMarksAndOneEnterAnswersOnce(int width, int height) {
    try (Terminal terminal = Terminal.open(home, width, height)) {
      terminal.run("astragal play mir --seed 5");
      awaitPlayer(terminal);
      terminal.press("?");
      assertThat(terminal.awaitText("Keys and commands"))
          .contains("mark an answer, enter takes what is");
      terminal.press("Escape");
      terminal.await("the game", screen -> screen.contains("Your move"));
      terminal.press("1", "2");
      terminal.awaitText(">12");
      assertThat(inputs(terminal)).isZero();
      terminal.press("Enter", "Enter");
      terminal.awaitText("Nothing is marked");
      assertThat(inputs(terminal)).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "100, 32"})
  void aListSaysHowMuchOfItIsHidden(int width, int height) {
    try (Terminal terminal = Terminal.open(home, width, height)) {
      terminal.run("astragal play mir --seed 5");
      assertThat(awaitPlayer(terminal)).contains(" more below");
      terminal.press("End");
      assertThat(terminal.awaitText(" more above")).doesNotContain(" more below");
      terminal.press("f");
      terminal.type("guard");
      terminal.press("Enter");
      assertThat(terminal.awaitText("Guard")).doesNotContain("Go to row", " more above");
      terminal.press("Escape");
      terminal.awaitText("Go to row");
    }
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "100, 32"})
  void everyKeyThatWorksIsNamed(int width, int height) {
    try (Terminal terminal = Terminal.open(home, width, height)) {
      terminal.run("astragal play regrets --seats 4 --seed 5");
      awaitPlayer(terminal);
      for (String key :
          List.of("enter take", "h What madness does", "o What the others have", "? help"))
        terminal.awaitText(key);
      for (String key : List.of("x examine", "p messages", "u take back", "esc menu", "q quit"))
        terminal.awaitText(key);
    }
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "100, 32"})
  void theStoreShowsEveryWareTheCashAndTheWayOut(int width, int height) {
    try (Terminal terminal = Terminal.open(home, width, height)) {
      terminal.run("astragal play trail --seed 5");
      assertThat(awaitPlayer(terminal))
          .contains("  Ox ", "Set of clothes", "Box of 20 bullets", "Pound of food", "  Wheel ")
          .contains("  Axle ", "  Tongue ", "cash $1600.00", "Leave the store")
          .doesNotContain("more below", "more above");
      terminal.press("2", "+", "+");
      terminal.awaitText(" Buy 4 oxen for $80.00");
      terminal.press("#");
      terminal.awaitText("How many: _");
      terminal.type("13");
      terminal.press("Enter");
      terminal.awaitText(" Buy 13 oxen for $260.00");
      terminal.press("Enter");
      terminal.awaitText("Bought 13 oxen for $260.00.");
      assertThat(inputs(terminal)).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "100, 32"})
  void ordersAreSeenWhileTheyAreChanged(int width, int height) {
    try (Terminal terminal = Terminal.open(home, width, height)) {
      terminal.run("astragal play delve --seed 5");
      awaitPlayer(terminal);
      terminal.press("c");
      assertThat(terminal.awaitText("Strike first: "))
          .contains("Before you answer", "On meeting enemies: Fight", "Stance: Balanced");
      for (int i = 0; i < 9 && !terminal.screen().contains("> 4"); i++) terminal.pressed("Down");
      terminal.press("+", "Enter");
      terminal.awaitText("Stance: Defensive (");
      terminal.press("c");
      terminal.awaitText("Your move");
    }
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "100, 32"})
  void whatThreeBotsDidCanAllBeRead(int width, int height) {
    try (Terminal terminal = Terminal.open(home, width, height)) {
      terminal.run("astragal play regrets --seats 4 --seed 5");
      awaitPlayer(terminal);
      answer(terminal, "1");
      awaitPlayer(terminal);
      terminal.press("p");
      String all = terminal.awaitText("Everything that was told");
      assertThat(all).contains("-- since your last move --", "esc back");
      assertThat(all.substring(all.indexOf("-- since")))
          .contains("Greedy ", "Greedy 2", "Greedy 3");
      terminal.press("/");
      terminal.type("market");
      terminal.press("Enter");
      terminal.awaitText("> The market lays out");
      terminal.press("Escape");
      terminal.awaitText("Your move");
    }
  }

  @Test
  void aPlayersOwnDiceAndMoneyStayInSight() {
    try (Terminal terminal = Terminal.open(home, 80, 24)) {
      terminal.run("astragal play regrets --seats 3 --seed 11");
      for (int i = 0; i < 8; i++) {
        assertThat(Reading.withoutDialog(terminal)).contains("─ You ─", "Fishbucks", "Regrets (");
        answer(terminal, "1");
      }
    }
  }

  @Test
  void theCursorOfAMapBeginsAtWhoeverIsToActAndLeadsToWhatCanBeDoneThere() {
    try (Terminal terminal = Terminal.open(home, 80, 24)) {
      terminal.run("astragal play mir --seed 11");
      assertThat(awaitPlayer(terminal)).contains("│  1 2 3 4 5 6 7 8 9", "│3 . . . A");
      terminal.press("x");
      assertThat(terminal.awaitText("What this is")).contains("┃Ann");
      terminal.press("Up");
      terminal.awaitText("Go to row 2, column 4: 1 step");
      terminal.press("Enter");
      terminal.awaitText(">13 Go to row 2, column 4");
      assertThat(inputs(terminal)).isZero();
      terminal.press("Enter");
      terminal.awaitText("Ann goes 1 cell to row 2, column 4.");
    }
  }

  @Test
  void thingsAreExaminedAndLeadToWhatCanBeDoneWithThem() {
    try (Terminal terminal = Terminal.open(home, 80, 24)) {
      terminal.run("astragal play trail --seed 5");
      awaitPlayer(terminal);
      terminal.press("x");
      terminal.awaitText("What this is");
      terminal.press("Left");
      terminal.awaitText("┃Ox");
      for (String ware : List.of("Set of clothes", "Box of 20 bullets", "Pound", "Wheel")) {
        terminal.press("Down");
        terminal.awaitText("┃" + ware);
      }
      assertThat(terminal.screen()).contains("6 Buy 1 wheel", "esc back");
      terminal.press("Enter");
      terminal.awaitText(">6 w Buy 1 wheel");
      assertThat(inputs(terminal)).as("examining answers nothing").isZero();
    }
  }

  @Test
  void theModernRoadIsChosenOnTheFirstScreenAndItsCodeLeadsThereAgain() {
    try (Terminal terminal = Terminal.open(home, 80, 24)) {
      terminal.run("astragal play");
      assertThat(terminal.awaitText("What would you like to play?"))
          .contains("A roguelike that explores by itself");
      assertThat(choose(terminal, "Trail")).contains("Two thousand miles by ox wagon");
      choose(terminal, "Answer some questions first");
      set(terminal, "The modern road instead of the wagon trail?", "yes");
      assertThat(terminal.screen()).contains("By van across something stranger");
      set(terminal, "Who are you? (modern road)", "Satirist");
      terminal.press("End", "Enter");
      String first = awaitPlayer(terminal).lines().findFirst().orElse("");
      assertThat(first).containsPattern("seed CL-[A-Z]+[0-9]{2}");
      assertThat(terminal.screen()).contains("sanity").doesNotContain("Oxen");
      terminal.press("C-c");
      awaitShell(terminal);
      String code = first.replaceAll(".*seed (\\S+).*", "$1").strip();
      terminal.run("clear; astragal play " + code);
      assertThat(awaitPlayer(terminal)).contains("sanity").doesNotContain("Oxen");
      terminal.press("C-c");
      awaitShell(terminal);
      terminal.run("clear; astragal seed CL-PANTS99");
      assertThat(terminal.awaitText("look like CL-"))
          .contains("'CL-PANTS99' is no share code")
          .doesNotContain("does not occur");
    }
  }

  @Test
  void peopleAreCountedFromOne() {
    try (Terminal terminal = Terminal.open(home, 80, 24)) {
      terminal.run("astragal play");
      choose(terminal, "Pig");
      assertThat(choose(terminal, "Answer some questions first"))
          .contains("Who is player 1?", "Who is player 2?")
          .doesNotContain("player 0");
    }
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "100, 32"})
  void theClientSpeaksTheLanguageOfTheGame(int width, int height) {
    try (Terminal terminal = Terminal.open(home, width, height)) {
      terminal.run("astragal play --language de");
      assertThat(terminal.awaitText("Was möchtest du spielen?"))
          .contains("Spiele", "Aufzeichnung ansehen", "Beenden")
          .doesNotContain("Games", "Watch");
      terminal.press("q");
      awaitShell(terminal);
      terminal.run("clear; astragal play trail --seed 5 --language de");
      assertThat(terminal.awaitText("du bist dran"))
          .contains("wählen", "nehmen", "untersuchen", "Meldungen", "Menü", "Dein Zug")
          .doesNotContain("choose", "take", "your turn", "Log");
      terminal.press("q");
      awaitShell(terminal);
      terminal.run("clear; echo q | astragal play pig --seed 5 --language de --plain");
      assertThat(terminal.awaitText("Würfeln oder aufhören?"))
          .contains("gespeichert")
          .doesNotContain("saved", "Roll");
    }
  }

  @Test
  void aGameThatIsStillPlayedKeepsTheSecretsOfTheOthers() {
    try (Terminal terminal = Terminal.open(home, 100, 32)) {
      terminal.run("astragal play hands --seed 5");
      awaitPlayer(terminal);
      terminal.awaitText("closed  ");
      terminal.press("Escape");
      choose(terminal, "Watch from the beginning");
      terminal.awaitText("Step 0 of");
      terminal.press("End");
      String told = terminal.await("the end", screen -> screen.contains("Step 1 of 1"));
      assertThat(told.substring(told.indexOf('\n')))
          .contains("As Player 1 sees it")
          .doesNotContain("Rock", "Paper", "Scissors", "rock", "paper", "scissors");
      terminal.press("L");
      assertThat(terminal.awaitText("Trace"))
          .contains("Closed")
          .doesNotContain("ROCK", "PAPER", "SCISSORS");
    }
  }

  @Test
  void whatIsClickedIsMarkedAndAnotherClickTakesIt() {
    try (Terminal terminal = Terminal.open(home, 80, 24)) {
      terminal.run("astragal play pig --seed 5");
      String screen = awaitPlayer(terminal);
      int row =
          screen
              .lines()
              .toList()
              .indexOf(screen.lines().filter(l -> l.contains(" Hold")).findFirst().orElseThrow());
      int column = screen.lines().toList().get(row).indexOf("Hold");
      String click = "\033[M " + (char) (33 + column) + (char) (33 + row);
      terminal.type(click);
      terminal.awaitText(">2 b Hold");
      assertThat(inputs(terminal)).isZero();
      terminal.type(click);
      terminal.await("an answer", now -> inputs(now) > 0);
    }
  }

  @Test
  void theEndHasWaysOnAndAStoryToKeep() {
    try (Terminal terminal = Terminal.open(home, 80, 24)) {
      terminal.run("astragal play tictactoe --seed 3");
      for (int i = 0; i < 9 && !Reading.finished(awaitPlayer(terminal)); i++) answer(terminal, "1");
      assertThat(terminal.awaitText("Game over")).contains("Play again, with new luck");
      choose(terminal, "Write the chronicle");
      terminal.awaitText("Written to");
      choose(terminal, "The story so far");
      terminal.awaitText("Tic-tac-toe, seed 3");
      terminal.press("Escape");
      terminal.await("no story", screen -> !screen.contains("esc close"));
      choose(terminal, "How lucky was it?");
      terminal.awaitText("games come out worse for Player 1");
      terminal.press("Escape");
      terminal.await("no luck", screen -> !screen.contains("esc close"));
      choose(terminal, "Hall of fame");
      terminal.awaitText("1. The game is over");
      terminal.press("Escape");
      terminal.await("no hall", screen -> !screen.contains("esc close"));
      choose(terminal, "Play again, with the same");
      assertThat(awaitPlayer(terminal)).contains("seed 3", "answers 0");
      terminal.press("q");
      awaitShell(terminal);
      terminal.run("clear; astragal chronicle " + home + "/data/astragal/runs/tictactoe-3.jsonl");
      terminal.awaitText("Player 1: Mark the top left");
    }
  }
}
