package dev.astragal.web;

import static dev.astragal.web.Client.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a server says of itself to those who run it. */
final class VitalsTest {
  @TempDir Path directory;

  @Test
  void aServerThatIsWellIsAliveAndReady() throws Exception {
    try (TestServer server = TestServer.over(directory)) {
      assertThat(get(server.url("/health")).body()).isEqualTo("alive\n");
      assertThat(get(server.url("/ready")).body()).isEqualTo("ready\n");
    }
  }

  @Test
  void movesMatchesConnectionsAndRefusalsAreCounted() throws Exception {
    try (TestServer server = TestServer.over(directory)) {
      Tree made = server.create("{\"game\":\"pig\"}");
      assertThat(number(server, "astragal_matches_open")).isEqualTo(1);
      assertThat(number(server, "astragal_seats")).isEqualTo(1);
      assertThat(number(server, "astragal_sockets")).isZero();
      try (Client you = server.seated(text(made, "match.id"), text(made, "token"))) {
        assertThat(number(server, "astragal_sockets")).isEqualTo(1);
        you.play(0, "\"ROLL\"");
        you.answer(0, "\"ROLL\"");
        you.expect("refused");
      }
      assertThat(number(server, "astragal_moves_seconds_count")).isEqualTo(1);
      assertThat(number(server, "astragal_refusals_total{code=\"STALE_PROMPT\"}")).isEqualTo(1);
      assertThat(number(server, "astragal_store_seconds_count{deed=\"append\"}")).isPositive();
      assertThat(get(server.url("/metrics")).body()).contains("jvm_memory_used_bytes");
    }
  }

  @Test
  void numbersAreForThisMachineOnly() throws Exception {
    try (TestServer server = TestServer.behindProxy(directory)) {
      HttpRequest.Builder elsewhere =
          HttpRequest.newBuilder(URI.create(server.url("/metrics")))
              .header("X-Forwarded-For", "203.0.113.7");
      assertThat(TestServer.send(elsewhere).statusCode()).isEqualTo(404);
      assertThat(get(server.url("/metrics")).statusCode()).isEqualTo(200);
    }
  }

  @Test
  void whoIsToldToEndSaysSoFirstTakesNoNewMatchesAndEndsWell() throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "dev.astragal.cli.Main",
                "serve",
                "--port",
                "0",
                "--dir",
                directory.resolve("matches").toString(),
                "--notice",
                "2",
                "--log",
                "json")
            .start();
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        BufferedReader err = process.errorReader(StandardCharsets.UTF_8)) {
      String address = address(out);
      assertThat(get(address + "/ready").statusCode()).isEqualTo(200);
      process.toHandle().destroy();
      while (get(address + "/ready").statusCode() == 200) Thread.onSpinWait();
      assertThat(get(address + "/ready").body()).isEqualTo("leaving\n");
      HttpResponse<String> late =
          TestServer.send(
              HttpRequest.newBuilder(URI.create(address + "/api/matches"))
                  .header("Content-Type", "application/json")
                  .POST(HttpRequest.BodyPublishers.ofString("{\"game\": \"pig\"}")));
      assertThat(late.statusCode()).isEqualTo(503);
      assertThat(late.body()).contains("LEAVING");
      assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).isZero();
      List<String> log = err.lines().toList();
      Tree last = JsonTrees.read(log.getLast(), "the log");
      assertThat(text(last, "event")).isEqualTo("stopped");
    } finally {
      process.destroyForcibly();
    }
  }

  private static String address(BufferedReader out) throws IOException {
    String line = out.readLine();
    return line.replaceFirst("serving on (\\S+)/, .*", "$1");
  }

  private static double number(TestServer server, String name) {
    var found =
        Pattern.compile("^" + Pattern.quote(name) + " (\\S+)$", Pattern.MULTILINE)
            .matcher(get(server.url("/metrics")).body());
    return found.find() ? Double.parseDouble(found.group(1)) : 0;
  }

  private static HttpResponse<String> get(String url) {
    return TestServer.send(HttpRequest.newBuilder(URI.create(url)));
  }
}
