package dev.astragal.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is wrong with what a person gave gets one line, exit code 2, and nothing is lost. */
final class BadInputTest {
  @TempDir private Path directory;

  @Test
  void unknownNames() {
    refused("there is no game 'chess'; there are crumble, pig, tictactoe, toss", "run", "chess");
    refused(
        "pig has no bot 'shark'; it has random, easy, mcts, strong, hold20",
        "run",
        "pig",
        "--bot",
        "shark");
    refused("pig has no option 'colour'", "run", "pig", "--option", "colour=red");
    refused("pig has no policy to change", "run", "pig", "--set", "goal=5");
    refused("pig has no policy to change", "run", "pig", "--policy", "short");
    refused("pig is for 2 to 4 seats, not 9", "run", "pig", "--seats", 9);
    refused("Unmatched argument", "dance");
    refused("Unknown option: '--wings'", "run", "pig", "--wings");
    refused("Missing required parameter: 'GAME'", "run");
    refused("Invalid value for option '--seats'", "run", "pig", "--seats", "two");
    refused("--runs must be at least 1", "fuzz", "pig", "--runs", 0);
    refused("Invalid value for option '--luck'", "fork", "x", "--at", 1, "--luck", "bad");
  }

  @Test
  void nothingThatIsSaidIsACommandToTheTerminal() {
    String said = Called.with("run", "pig", "--option", "\u001b]0;gotcha\u0007\u009b2J=red").err();
    assertThat(said).contains("?]0;gotcha??2J").endsWith("\n");
    assertThat(said.strip().chars()).noneMatch(Character::isISOControl);
  }

  @Test
  void badSeedsAndSeedCodes() {
    String code = Called.with("seed", "pig", "--seed", 42, "--json").field("code");
    char last = code.charAt(code.length() - 1);
    String typo = code.substring(0, code.length() - 1) + (last == '7' ? '8' : '7');
    refused("the seed code has a typo in it: its check symbols do not match", "run", typo);
    refused("'A' does not occur in seed codes", "run", "AAA-BBB");
    refused("the seed code is too short", "run", "B-");
    refused("the seed is empty", "run", "pig", "--seed", " ");
    refused("the seed is longer than 200 characters", "run", "pig", "--seed", "x".repeat(201));
  }

  @Test
  void filesThatAreNoJournals() throws IOException {
    Path missing = directory.resolve("missing.jsonl");
    Path empty = Files.writeString(directory.resolve("empty.jsonl"), "");
    Path garbage = Files.write(directory.resolve("garbage.jsonl"), garbage());
    Path huge = gigabyte("huge.jsonl");
    for (List<Object> command :
        List.<List<Object>>of(
            List.of("replay"), List.of("fork", "--at", 0), List.of("play", "pig", "--resume"))) {
      refused(command, missing, missing + " does not exist");
      refused(command, directory, directory + " is a directory, not a file");
      refused(command, empty, empty + " is empty");
      refused(command, garbage, garbage + " is not an Astragal journal");
      refused(command, huge, huge + " is not an Astragal journal");
    }
    assertThat(Files.size(empty)).isZero();
    assertThat(Files.readAllBytes(garbage)).isEqualTo(garbage());
    assertThat(Files.size(huge)).isEqualTo(1L << 30);
    assertThat(missing).doesNotExist();
  }

  @Test
  void filesThatAreNoScenarios() throws IOException {
    Path missing = directory.resolve("missing.yaml");
    Path empty = Files.writeString(directory.resolve("empty.yaml"), "");
    Path garbage = Files.write(directory.resolve("garbage.yaml"), garbage());
    Path huge = gigabyte("huge.yaml");
    refused(missing + " does not exist", "check", missing);
    refused(directory + " is a directory, not a file", "check", directory);
    refused("empty.yaml:1:1: the document is empty", "check", empty);
    refused(garbage + " is not UTF-8 text", "check", garbage);
    refused(huge + " is larger than 8 MiB", "check", huge);
    refused(huge + " is larger than 8 MiB", "run", "pig", "--policy", huge);
  }

  @Test
  void aDamagedJournalIsRefusedWithItsLine() throws IOException {
    Path journal = journal();
    String text = Files.readString(journal);
    String damaged = text.replaceFirst("\"choice\":\"ROLL\"", "\"choice\":\"HOLD\"");
    Files.writeString(journal, damaged);
    String message = journal + " is damaged: line 4 was changed after it was written";
    refused(message, "replay", journal);
    refused(message, "play", "pig", "--resume", journal);
    assertThat(Files.readString(journal)).isEqualTo(damaged);
  }

  @Test
  void momentsThatARunDoesNotHave() {
    Path journal = journal();
    refused("input 9999 is not in this run; it has ", "fork", journal, "--at", 9999);
    refused("input -1 is not in this run; it has ", "fork", journal, "--at", -1);
    refused("--to must not be negative", "replay", journal, "--to", -1);
  }

  @Test
  void aJournalIsNeverOverwrittenAndNoneIsMadeForNothing() throws IOException {
    Path journal = journal();
    byte[] before = Files.readAllBytes(journal);
    refused(journal + " exists already", "run", "pig", "--journal", journal);
    refused(journal + " exists already", "play", "pig", "--journal", journal);
    assertThat(Files.readAllBytes(journal)).isEqualTo(before);
    refused(
        journal + " is a run of pig, not of tictactoe", "play", "tictactoe", "--resume", journal);
    Path fresh = directory.resolve("fresh.jsonl");
    refused("pig has no bot 'shark'", "play", "pig", "--journal", fresh, "--bot", "shark");
    refused(
        "there is no seat 7; seats are 1 to 2", "play", "pig", "--journal", fresh, "--human", 7);
    refused("pig has no voice 'pirate'", "play", "pig", "--journal", fresh, "--voice", "pirate");
    assertThat(fresh).doesNotExist();
  }

  private Path journal() {
    Path journal = directory.resolve("game.jsonl");
    assertThat(Called.with("run", "pig", "--seed", 1, "--journal", journal).code()).isZero();
    return journal;
  }

  private static void refused(List<Object> command, Path file, String message) {
    Object[] args = new Object[command.size() + 1];
    args[0] = command.getFirst();
    for (int i = 1; i < command.size(); i++) args[i] = command.get(i);
    args[command.size()] = file;
    refused(message, args);
  }

  private static void refused(String message, Object... args) {
    Called called = Called.with(args);
    assertThat(called.err().lines())
        .as("%s", List.of(args))
        .singleElement()
        .asString()
        .startsWith("astragal: ")
        .contains(message);
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.out()).isEmpty();
  }

  private static byte[] garbage() {
    byte[] bytes = new byte[5_000];
    for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) (i * 31 + 128);
    return bytes;
  }

  private Path gigabyte(String name) throws IOException {
    Path file = directory.resolve(name);
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(1L << 30);
    }
    return file;
  }
}
