package dev.astragal.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Agents and learners as they come: the official clients and checkers, against the program. */
class PythonTest {
  private static final Path ROOT = Path.of(System.getProperty("astragal.root")).normalize();
  private static final String PROGRAM = "dev.astragal.cli.Main";

  @TempDir private Path folder;

  /** The interpreter that {@code ./test} prepared, or whichever is on the path. */
  private static String interpreter() {
    Path prepared = Path.of(System.getProperty("user.home"), ".cache/astragal/python/bin/python");
    return Files.isExecutable(prepared) ? prepared.toString() : "python3";
  }

  private static List<String> program() {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1",
        "--enable-native-access=ALL-UNNAMED",
        "-cp",
        System.getProperty("java.class.path"),
        PROGRAM);
  }

  private String said(List<String> command) throws IOException, InterruptedException {
    Path output = folder.resolve("output");
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("ASTRAGAL", String.join(" ", program()));
    builder.environment().put("PYTHONPATH", ROOT.resolve("python").toString());
    Process process = builder.redirectOutput(output.toFile()).start();
    try {
      assertThat(process.waitFor(10, TimeUnit.MINUTES)).isTrue();
      String said = Files.readString(output);
      assertThat(process.exitValue()).as(said).isZero();
      return said;
    } finally {
      process.destroyForcibly();
    }
  }

  private void need(String packages) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(interpreter(), "-c", "import " + packages)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("missing").toFile())
            .start();
    assumeTrue(process.waitFor() == 0, "Python lacks " + packages + ": see ./test");
  }

  @Test
  void theOfficialClientPlaysEveryGameAndGoesOnAfterTheProgramDied() throws Exception {
    assertThat(played("play_over_mcp.py", "7"))
        .contains("7 games played", "killed and resumed", "a hostile client gets reasons");
  }

  @Test
  void theOfficialClientPlaysOnAServerBesideBotsPeopleAndOtherAgents() throws Exception {
    assertThat(played("play_at_tables.py", "7"))
        .contains(
            "7 games played",
            "pig played to its end with a person",
            "regrets played to its end with a person",
            "two agents played to the end",
            "the server was killed, and the agent came back");
  }

  private String played(String script, String games) throws Exception {
    need("mcp");
    List<String> command = new ArrayList<>();
    command.add(interpreter());
    command.add(ROOT.resolve("python/tests").resolve(script).toString());
    command.add(games);
    command.add(folder.resolve("store").toString());
    command.addAll(program());
    return said(command);
  }

  @Test
  void everyGameConformsToGymnasiumAndPettingzoo() throws Exception {
    need("gymnasium, pettingzoo");
    assertThat(
            said(List.of(interpreter(), ROOT.resolve("python/tests/conform.py").toString(), "20")))
        .contains("pig conforms", "baator conforms", "regrets conforms");
  }
}
