package dev.astragal.baator.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game master's evening at the console, from an empty table to what is left to read. */
final class EveningTest {
  @TempDir private Path directory = Path.of("");

  @Test
  void anEncounterIsBuiltFoughtUndoneKilledResumedBranchedAndExported() throws Exception {
    Path journal = directory.resolve("night.jsonl");
    try (Evening evening = new Evening("--players=2", "--seed=evening", "--journal=" + journal)) {
      evening.say("/actor Brak --like=fighter", "Brak appears with 28 hit points");
      evening.say("/actor Mira --like=healer", "Mira appears with 20 hit points");
      evening.say("/actor Grumm --like=ogre", "Grumm appears with 45 hit points");
      evening.say("/actor Snik --like=goblin --count=2", "Snik 2 appears");
      evening.say("/hide Snik", "Snik is out of sight");
      evening.say("/give Brak 2", "Player 2 plays Brak");
      evening.say("/give Mira 3", "Player 3 plays Mira");
      evening.say("/encounter Brak Mira -> Grumm Snik", "of 100");
      evening.say("/fight Brak Mira -> Grumm Snik --name=\"The bridge\"", "The bridge");
      evening.say("/odds 1d20 adv --dc 15", "51");
      evening.say("/action srd.attack.melee Brak -> Grumm --faces=15,6", "Grumm takes 10 damage");
      evening.say("/do physical.take_damage Grumm 7", "Grumm takes 7 damage");
      evening.say("/undo", "is taken back: Grumm had");
      evening.say("/condition Grumm prone 2", "prone");
      evening.say("/secret the ogre is a decoy", "the ogre is a decoy");
      assertThat(evening.said("/view 2")).contains("Grumm").doesNotContain("Snik 1", "decoy");
      evening.kill();
    }
    Path branch = directory.resolve("branch.jsonl");
    Path readable = directory.resolve("night.md");
    try (Evening evening = new Evening("--resume=" + journal)) {
      evening.say("/status Grumm", "is taken back: Grumm had");
      evening.say("/status Grumm", "hit points 35");
      evening.say("/turn", "turn");
      evening.say("/save " + branch + " --step=10", "branch.jsonl");
      evening.say("/export " + readable, "night.md");
      evening.say("/quit", "");
    }
    assertThat(Files.readString(readable))
        .contains("# Baator", "The bridge", "Grumm takes 7 damage", "the ogre is a decoy");
    try (Evening other = new Evening("--resume=" + branch)) {
      other.say("/status Grumm", "hit points 45");
      other.say("/action srd.attack.melee Brak -> Grumm --faces=2", "failure");
      other.say("/quit", "");
    }
  }

  /** {@code astragal dm} as a process of its own, so that it can be killed like one. */
  private static final class Evening implements AutoCloseable {
    private final Process process;
    private final PrintWriter in;
    private final BufferedReader out;

    Evening(String... options) throws IOException {
      List<String> command =
          Stream.concat(
                  Stream.of(
                      Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                      "-XX:+UseSerialGC",
                      "-XX:TieredStopAtLevel=1",
                      "-cp",
                      System.getProperty("java.class.path"),
                      "dev.astragal.cli.Main",
                      "dm",
                      "--plain"),
                  Stream.of(options))
              .toList();
      process = new ProcessBuilder(command).redirectErrorStream(true).start();
      in = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8), true);
      out = process.inputReader(StandardCharsets.UTF_8);
    }

    void say(String line, String answer) throws IOException {
      assertThat(said(line)).contains(answer);
    }

    /** Types a line and hears all that is answered, up to what is said to a word nobody knows. */
    String said(String line) throws IOException {
      in.println(line);
      in.println("/heard");
      List<String> heard = new ArrayList<>();
      for (String next = out.readLine(); next != null; next = out.readLine()) {
        if (next.contains("/heard")) break;
        heard.add(next);
      }
      return String.join("\n", heard);
    }

    /** As a power cut does it. */
    void kill() {
      process.destroyForcibly().onExit().join();
    }

    @Override
    public void close() {
      in.close();
      process.onExit().join();
    }
  }
}
