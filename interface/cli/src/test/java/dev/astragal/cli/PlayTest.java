package dev.astragal.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreePath;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.kit.StoreKit;
import dev.astragal.runtime.store.DirectoryStore;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.store.MatchQuery;
import dev.astragal.runtime.store.MatchStore;
import dev.astragal.testbed.Child;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Playing through a pipe, in a real process. */
@Timeout(120)
final class PlayTest {
  private static final int KILLS = 4;

  @TempDir private Path directory;

  @Test
  void aGameIsPlayedQuitAndResumed() throws Exception {
    Path journal = directory.resolve("mine.jsonl");
    try (Child child = Child.started(pig("--journal", journal))) {
      for (String line : List.of("?", "7", "steal", "\"ROLL\"", "\"JUMP\"", "u", "1", "q"))
        child.say(line);
      List<String> said = child.rest();
      assertThat(said.getFirst()).isEqualTo("Pig, seed 42, saved in " + journal);
      assertThat(said)
          .contains(
              "-- Scores --",
              "Player 1: Roll again or hold?",
              "  1  Roll the die: one time in six it is a 1, and the turn is over",
              "  2  Hold and bank nothing")
          .anyMatch(line -> line.contains("A number chooses; "))
          .anyMatch(line -> line.contains("'7' is not a number from 1 to 2; ? helps"))
          .anyMatch(line -> line.contains("'steal' is not a number from 1 to 2; ? helps"))
          .anyMatch(line -> line.contains("JUMP"))
          .anyMatch(line -> line.contains("You have learned something since."))
          .anyMatch(line -> line.contains("* Player 1 rolls a "));
      assertThat(said.getLast())
          .endsWith("saved; go on with: astragal play pig --resume " + journal);
      assertThat(child.exitCode()).isZero();
    }
    assertThat(JournalReader.read(journal).lines())
        .extracting(line -> line.getClass().getSimpleName())
        .startsWith("Input", "Input");
    try (Child child = Child.started("play", "pig", "--plain", "--resume", journal)) {
      for (int i = 0; i < 400; i++) child.say(Integer.toString(1 + i % 2));
      List<String> said = child.rest();
      assertThat(said).contains("resumed after 2 inputs");
      assertThat(said)
          .anyMatch(
              line ->
                  line.matches(
                      "The game is over. .+ wins. Points: Player 1 has \\d+ and Hold20 has \\d+."));
      assertThat(child.exitCode()).isZero();
    }
    assertThat(Called.with("replay", journal, "--json", "--audit").field("outcome.code"))
        .isEqualTo("won");
  }

  @Test
  void anEndlessLineIsRefusedAndNothingIsLost() throws Exception {
    Path journal = directory.resolve("flood.jsonl");
    try (Child child = Child.started(pig("--journal", journal))) {
      child.say("1");
      child.say("9".repeat(20 << 20));
      child.say("q");
      List<String> said = child.rest();
      assertThat(said).anyMatch(line -> line.contains("is not a number from 1 to 2; ? helps"));
      assertThat(said).allMatch(line -> line.length() < 500);
      assertThat(child.exitCode()).isZero();
    }
    assertThat(inputs(journal)).isNotEmpty();
  }

  @Test
  void whatCannotBeWrittenIsNotASuccess() throws Exception {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full), "this system has no /dev/full");
    try (Child child = Child.startedInto(full, "run", "pig", "--json", "--seed", "1")) {
      assertThat(child.exitCode()).isEqualTo(ExitCodes.CHECK_FAILED);
    }
  }

  @Test
  void aJournalThatVanishesIsNotCalledSaved() throws Exception {
    Path journal = directory.resolve("gone.jsonl");
    try (Child child = Child.started(pig("--journal", journal))) {
      child.say("1");
      awaitEvent(child);
      Files.delete(journal);
      child.say("q");
      List<String> said = child.rest();
      assertThat(said.getLast()).endsWith(journal + " was deleted or moved while it was played");
      assertThat(child.exitCode()).isEqualTo(ExitCodes.BAD_INPUT);
    }
  }

  @Test
  void nothingIsPlayedIntoAJournalThatVanished() throws Exception {
    Path journal = directory.resolve("gone.jsonl");
    try (Child child = Child.started(pig("--journal", journal))) {
      child.say("1");
      awaitEvent(child);
      Files.delete(journal);
      child.say("1");
      child.say("q");
      assertThat(child.rest())
          .anyMatch(line -> line.contains("nothing more can be saved in it"))
          .noneMatch(line -> line.contains("saved; go on"));
      assertThat(child.exitCode()).isNotZero();
    }
  }

  @Test
  void whatAServerPlaysIsNotExtendedThroughItsFile() throws Exception {
    try (MatchStore store = new DirectoryStore(directory);
        HeldMatch match = store.create("live", StoreKit.header("pig"), Tree.emptyTable())) {
      match.append(StoreKit.input(1));
      assertThat(store.search(MatchQuery.all())).as("the listing reads the file").hasSize(1);
      try (Child child =
          Child.started("play", "--plain", "--resume", directory.resolve("live.jsonl"))) {
        assertThat(child.rest().getLast())
            .endsWith("the match 'live' is being played by another program");
        assertThat(child.exitCode()).isEqualTo(ExitCodes.BAD_INPUT);
      }
      match.append(StoreKit.input(2));
    }
    assertThat(JournalReader.read(directory.resolve("live.jsonl")).lines()).hasSize(2);
  }

  @Test
  void killedAtAnyMomentNoAcknowledgedInputIsLost() throws Exception {
    Random moments = new Random(20260101);
    for (int round = 0; round < KILLS; round++) {
      Path journal = directory.resolve("killed-" + round + ".jsonl");
      int acknowledgementsBeforeTheKill = 1 + moments.nextInt(40);
      List<String> acknowledged =
          playedUntilKilled(journal, acknowledgementsBeforeTheKill, moments.nextInt(3));
      assertThat(acknowledged).hasSizeGreaterThanOrEqualTo(acknowledgementsBeforeTheKill);
      List<String> recorded = inputs(journal);
      assertThat(recorded.subList(0, acknowledged.size())).isEqualTo(acknowledged);
      goesOn(journal, recorded.size());
    }
  }

  /** What the program said had happened, until it was killed and its last words were read. */
  private static List<String> playedUntilKilled(Path journal, int acknowledgements, int patience)
      throws IOException, InterruptedException {
    List<String> acknowledged = new ArrayList<>();
    try (Child child = Child.started(pig("--journal", journal, "--human", "1,2"))) {
      for (int i = 0; i < 300; i++) child.say("1");
      child.sayNoMore();
      while (acknowledged.size() < acknowledgements)
        event(child.readLine().orElseThrow()).ifPresent(acknowledged::add);
      Thread.sleep(patience);
      child.kill();
      for (String line : child.rest()) event(line).ifPresent(acknowledged::add);
    }
    return acknowledged;
  }

  private static void goesOn(Path journal, int inputs) throws Exception {
    long before = Files.size(journal);
    try (Child child =
        Child.started("play", "pig", "--plain", "--human", "1,2", "--resume", journal)) {
      child.say("1");
      child.say("q");
      List<String> said = child.rest();
      assertThat(said).contains("resumed after " + inputs + " inputs");
      assertThat(child.exitCode()).isZero();
    }
    assertThat(inputs(journal)).hasSize(inputs + 1);
    assertThat(Files.size(journal)).isGreaterThan(before - 1_000);
    assertThat(Called.with("replay", journal, "--json").field("ok")).isEqualTo("true");
  }

  private static void awaitEvent(Child child) throws IOException {
    String line;
    do line = child.readLine().orElseThrow();
    while (event(line).isEmpty());
  }

  /** An acknowledgement is an event that is told, behind the prompt it answers. */
  private static Optional<String> event(String line) {
    int rolls = line.indexOf(" rolls a ");
    return rolls < 0 || line.indexOf("* ") < 0
        ? Optional.empty()
        : Optional.of(line.substring(rolls + 1, rolls + " rolls a 1".length()));
  }

  private static List<String> inputs(Path journal) {
    return JournalReader.read(journal).lines().stream()
        .filter(JournalLine.Input.class::isInstance)
        .map(line -> ((JournalLine.Input) line).events().getFirst().event())
        .map(event -> "rolls a " + field(event, "face"))
        .toList();
  }

  private static String field(Tree event, String name) {
    return TreePath.parse(name).find(event).map(Tree::text).orElse("");
  }

  private static Object[] pig(Object... more) {
    List<Object> args = new ArrayList<>(List.of("play", "pig", "--plain", "--seed", 42));
    args.addAll(List.of(more));
    return args.toArray();
  }
}
