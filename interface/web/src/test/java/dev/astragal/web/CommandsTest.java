package dev.astragal.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.cli.ExitCodes;
import dev.astragal.cli.Main;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What the command line adds. */
@Timeout(240)
final class CommandsTest {
  @TempDir private Path directory;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    return Main.run(args, new PrintWriter(out), new PrintWriter(err));
  }

  @Test
  void anAddressOthersCanReachNeedsAnExplicitWord() {
    int code = run("serve", "--host", "0.0.0.0", "--port", "0", "--dir", directory.toString());
    assertThat(code).isEqualTo(ExitCodes.BAD_INPUT);
    assertThat(err.toString().lines()).hasSize(1).first().asString().contains("--expose");
  }

  @Test
  void badOptionsAreSaidInOneLine() {
    assertThat(run("serve", "--port", "70000")).isEqualTo(ExitCodes.BAD_INPUT);
    assertThat(run("serve", "--host", "not an address")).isEqualTo(ExitCodes.BAD_INPUT);
    assertThat(run("load", "--matches", "0")).isEqualTo(ExitCodes.BAD_INPUT);
    assertThat(run("load", "--game", "nim", "--matches", "1")).isEqualTo(ExitCodes.BAD_INPUT);
    assertThat(err.toString().lines()).hasSize(4).allMatch(line -> line.startsWith("astragal: "));
  }

  @Test
  void recordingsAreNotWhereMatchesAreKept() {
    String place = directory.toString();
    String same = directory.resolve("sub/..").toString();
    assertThat(run("serve", "--port", "0", "--dir", place, "--recordings", same))
        .isEqualTo(ExitCodes.BAD_INPUT);
    assertThat(err.toString().lines()).hasSize(1).first().asString().contains("--recordings");
  }

  @Test
  void aPublicAddressIsOne() {
    for (String bad : List.of("games.example.org", "ftp://games.example.org", "https://a/b"))
      assertThat(run("serve", "--port", "0", "--public", bad)).isEqualTo(ExitCodes.BAD_INPUT);
    assertThat(err.toString().lines()).hasSize(3).allMatch(line -> line.contains("--public"));
  }

  @Test
  void aPortThatIsTakenIsSaidInOneLine() throws Exception {
    try (TestServer taken = TestServer.over(directory)) {
      String port = Integer.toString(taken.port());
      String store = directory.resolve("other").toString();
      assertThat(run("serve", "--port", port, "--dir", store)).isEqualTo(ExitCodes.BAD_INPUT);
      assertThat(err.toString().lines()).hasSize(1);
      assertThat(err.toString()).contains("cannot listen on 127.0.0.1:" + port);
    }
  }

  @Test
  void loadPlaysEveryMatchAndReportsMovesAndLatency() {
    int code = run("load", "--matches", "5", "--moves", "3", "--think", "0");
    assertThat(err.toString()).isEmpty();
    assertThat(code).isZero();
    assertThat(out.toString())
        .contains("5 matches made in", "15 moves of people and", "99th percentile");
  }

  @Test
  void loadJumpsThroughALongRun() {
    assertThat(run("load", "--jumps", "5", "--inputs", "2000")).isZero();
    assertThat(out.toString())
        .contains("a run of pig with 2000 inputs and 2000 steps", "5 jumps anywhere");
  }
}
