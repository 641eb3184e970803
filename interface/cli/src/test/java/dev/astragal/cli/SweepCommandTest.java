package dev.astragal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.testbed.Child;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SweepCommandTest {
  @TempDir private Path directory;

  @Test
  void aSweepIsTheSameOnAnyNumberOfThreads() {
    Called alone = pig(300, "--json", "--threads", 1);
    assertThat(alone.code()).isZero();
    assertThat(alone.field("digest")).matches("0x[0-9a-f]{16}");
    assertThat(pig(300, "--json", "--threads", 3).out()).isEqualTo(alone.out());
    assertThat(alone.field("partial")).isEqualTo("false");
    assertThat(alone.field("arms[0].games")).isEqualTo("300");
    assertThat(alone.field("arms[0].categories.outcome.won")).isEqualTo("300");
    assertThat(alone.field("arms[0].firstSeat.advantage")).isNotEqualTo("(absent)");
  }

  @Test
  void theFirstSeatIsComparedOnlyAmongEquals() {
    Called unequal =
        Called.with("sweep", "pig", "--runs", 20, "--seed", 1, "--bot", "hold20,random", "--json");
    assertThat(unequal.field("arms[0].firstSeat")).isEqualTo("(absent)");
  }

  @Test
  void armsAreComparedUnderTheSameLuck() {
    Called called =
        Called.with("sweep", "toss", "--runs", 2000, "--seed", 1, "--grid", "need=11,9", "--json");
    assertThat(called.field("arms[1].label")).isEqualTo("need=9");
    assertThat(called.out()).contains("\"metric\":\"face\",\"difference\":0");
    assertThat(called.out()).contains("\"metric\":\"outcome=won\",\"difference\":0.1");
    Called text = Called.with("sweep", "toss", "--runs", 2000, "--seed", 1, "--grid", "need=11,9");
    assertThat(text.out())
        .contains("* outcome=won")
        .contains("of the variance removed by pairing")
        .contains("per second");
  }

  @Test
  void ctrlCEndsWithWhatThereIsAndTheSweepGoesOnToTheSameDigest() throws Exception {
    Path file = directory.resolve("pig.sweep");
    Called partial;
    try (Child child =
        Child.started(
            "sweep",
            "pig",
            "--runs",
            500_000_000,
            "--bot",
            "hold20",
            "--seed",
            1,
            "--threads",
            1,
            "--resume",
            file,
            "--json",
            "--progress")) {
      String line = "";
      while (!line.matches(".* [1-9][\\d,]* of 500,000,000 games, .*/s, .* left *"))
        line = child.readLine().orElseThrow();
      child.interrupt();
      List<String> rest = child.rest();
      assertThat(child.exitCode()).isEqualTo(ExitCodes.INTERRUPTED);
      partial = new Called(ExitCodes.INTERRUPTED, rest.getLast(), "");
    }
    assertThat(partial.field("partial")).isEqualTo("true");
    assertThat(partial.field("resume")).isEqualTo("./astragal sweep --resume " + file + " --json");
    long runs = Long.parseLong(partial.field("games")) + 500;
    Called resumed = Called.with("sweep", "--resume", file, "--runs", runs, "--json");
    assertThat(resumed.code()).isZero();
    assertThat(resumed.field("games")).isEqualTo(Long.toString(runs));
    assertThat(resumed.field("digest")).isEqualTo(pig(runs, "--json").field("digest"));
  }

  @Test
  void aFileToResumeIsTheSameSweepOrRefused() throws IOException {
    Path file = directory.resolve("pig.sweep");
    Called first = pig(100, "--resume", file, "--json");
    assertThat(pig(100, "--resume", file, "--json").out()).isEqualTo(first.out());
    refused("is another sweep", "sweep", "pig", "--runs", 100, "--seed", 2, "--resume", file);
    Path lock = file.resolveSibling("." + file.getFileName() + ".lock");
    try (FileChannel other = FileChannel.open(lock, StandardOpenOption.WRITE);
        FileLock _ = other.lock()) {
      refused("is being gone on with by another sweep", "sweep", "--resume", file, "--runs", 200);
    }
    refused("has played beyond game 50 already", "sweep", "--resume", file, "--runs", 50);
    Path missing = directory.resolve("missing.sweep");
    refused(missing + " does not exist", "sweep", "--resume", missing);
  }

  @Test
  void theReportNeedsNothingButABrowser() throws IOException {
    Path report = directory.resolve("toss.html");
    Path csv = directory.resolve("toss.csv");
    Called called =
        Called.with(
            "sweep",
            "toss",
            "--runs",
            500,
            "--seed",
            "<b>&",
            "--grid",
            "need=11,9",
            "--report",
            report,
            "--csv",
            csv,
            "--json");
    String page = Files.readString(report);
    assertThat(page)
        .contains("<svg", "prefers-color-scheme: dark", "Strangest games", "Holm")
        .contains(called.field("digest"))
        .contains("&lt;b&gt;&amp;")
        .doesNotContain("<b>")
        .doesNotContainPattern("(?i)<script|<link|src=|url\\(|@import")
        .containsPattern("class=\"answer\">Against need=11, need=9 changes win.seat0 by \\+0\\.")
        .contains("<details><summary>", "<title>", "/inspect#replay=%7B%22spec%22");
    List<String> rows = Files.readAllLines(csv);
    assertThat(rows.getFirst()).startsWith("arm,label,metric,games,mean,low95,high95");
    assertThat(rows).anyMatch(row -> row.startsWith("1,need=9,outcome=won,500,0."));
    int columns = rows.getFirst().split(",", -1).length;
    assertThat(rows).allMatch(row -> row.split(",", -1).length == columns);
  }

  @Test
  void theCommandOfAStrangeGamePlaysThatGame() {
    Called sweep = pig(400, "--metric", "inputs", "--json");
    String[] why = sweep.field("strangest[0].why").split(" ", -1);
    String command = sweep.field("strangest[0].command");
    assertThat(command).contains(" && ./astragal watch ");
    List<Object> words = new ArrayList<>();
    for (String word : command.substring(0, command.indexOf(" --journal")).split(" ", -1))
      words.add(word.replace("'", ""));
    words.removeFirst();
    words.add("--json");
    Called game = Called.with(words.toArray());
    assertThat(game.code()).isZero();
    assertThat(game.field("seed")).isEqualTo(sweep.field("strangest[0].seed"));
    if (why[0].equals("inputs")) assertThat(game.field("inputs")).isEqualTo(why[1]);
  }

  @Test
  void howManyGamesAreLookedAtCloselyIsSaidAndPartOfTheCommand() throws IOException {
    Path report = directory.resolve("pig.html");
    Called few = pig(10_050, "--json", "--report", report);
    assertThat(few.field("arms[0].games")).isEqualTo("10050");
    assertThat(few.field("arms[0].close")).isEqualTo("10005");
    assertThat(few.field("arms[0].events.Rolled.games")).isEqualTo("10005");
    assertThat(few.field("command")).doesNotContain("--every");
    assertThat(Files.readString(report)).contains("Counted in 10,005 of the 10,050 games.");
    assertThat(pig(10_050).out()).contains("  events per game, in 10,005 of them: ");
    Called all = pig(100, "--every", 1, "--json");
    assertThat(all.field("command")).endsWith(" --every 1");
    assertThat(all.field("arms[0].close")).isEqualTo("100");
    assertThat(pig(100).out()).contains("  events per game: ");
  }

  @Test
  void whoeverGoesOnLooksAtAsManyGamesCloselyAsBefore() {
    Path file = directory.resolve("every.sweep");
    pig(20, "--every", 3, "--resume", file);
    assertThat(pig(30, "--resume", file, "--json").field("command")).endsWith(" --every 3");
    refused(
        file + " was begun with --every 3; start anew", "sweep", "--resume", file, "--every", 5);
  }

  @Test
  void onlyTheFiguresAskedForAreShown() {
    Called called = pig(50, "--metric", "inputs,outcome=won", "--json");
    assertThat(called.field("arms[0].values.inputs.games")).isEqualTo("50");
    assertThat(called.field("arms[0].values.win")).isEqualTo("(absent)");
    assertThat(called.field("arms[0].categories.outcome.won")).isEqualTo("50");
  }

  @Test
  void whatIsWrongIsSaidInOneLine() {
    refused("Missing required option: '--runs=N'", "sweep", "pig");
    refused("--runs must be from 1", "sweep", "pig", "--runs", -5);
    refused("--every must be from 1", "sweep", "pig", "--runs", 5, "--every", 0);
    refused("--threads must be from 1", "sweep", "pig", "--runs", 5, "--threads", 0);
    refused("there is no metric 'gold'", "sweep", "pig", "--runs", 5, "--metric", "gold");
    refused("pig has no policy to change", "sweep", "pig", "--runs", 5, "--grid", "goal=1,2");
    refused("a grid is written path=a,b,c", "sweep", "toss", "--runs", 5, "--grid", "need");
    refused("need=x", "sweep", "toss", "--runs", 5, "--grid", "need=1,x");
    refused("nothing=1", "sweep", "toss", "--runs", 5, "--grid", "nothing=1");
    refused("has no bot 'shark'", "sweep", "pig", "--runs", 5, "--bot", "shark");
    refused("there is no engine 'steam'", "sweep", "pig", "--runs", 5, "--engine", "steam");
    refused("--master belongs to", "sweep", "pig", "--runs", 5, "--master", "local[2]");
    Path nowhere = directory.resolve("no/where.html");
    refused("cannot be written there", "sweep", "pig", "--runs", 5, "--report", nowhere);
    refused("is a directory", "sweep", "pig", "--runs", 5, "--csv", directory);
  }

  private static Called pig(long runs, Object... more) {
    List<Object> words =
        new ArrayList<>(List.of("sweep", "pig", "--runs", runs, "--bot", "hold20", "--seed", 1));
    words.addAll(List.of(more));
    return Called.with(words.toArray());
  }

  private static void refused(String message, Object... args) {
    Called called = Called.with(args);
    assertThat(called.err().lines()).singleElement().asString().contains(message);
    assertThat(called.code()).isEqualTo(ExitCodes.BAD_INPUT);
    assertThat(called.out()).isEmpty();
  }
}
