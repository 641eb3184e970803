package dev.astragal.web;

import static dev.astragal.web.Client.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.web.http.HostNames;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules every request obeys. */
@Timeout(240)
final class HttpRulesTest {
  @TempDir private static Path directory;

  @SuppressWarnings("NullAway.Init")
  private static TestServer server;

  @BeforeAll
  static void opened() throws Exception {
    server = TestServer.over(directory);
  }

  @AfterAll
  static void closed() {
    server.close();
  }

  static Stream<Arguments> badProposals() {
    return Stream.of(
        Arguments.of("{", 400, "NOT_JSON"),
        Arguments.of("[]", 400, "NOT_JSON"),
        Arguments.of("{}", 400, "BAD_FIELD"),
        Arguments.of("{\"game\":7}", 400, "NO_SUCH_GAME"),
        Arguments.of("{\"game\":\"nim\"}", 400, "NO_SUCH_GAME"),
        Arguments.of("{\"game\":\"pig\",\"cheat\":true}", 400, "BAD_FIELD"),
        Arguments.of("{\"game\":\"pig\",\"seats\":[]}", 400, "BAD_SETUP"),
        Arguments.of("{\"game\":\"pig\",\"seats\":[{\"kind\":\"you\"}]}", 400, "BAD_SETUP"),
        Arguments.of("{\"game\":\"pig\",\"seats\":[{\"kind\":\"king\"}]}", 400, "BAD_FIELD"),
        Arguments.of(
            "{\"game\":\"pig\",\"seats\":[{\"kind\":\"you\"},{\"kind\":\"you\"}]}",
            400,
            "BAD_FIELD"),
        Arguments.of(
            "{\"game\":\"pig\",\"seats\":[{\"kind\":\"you\"},{\"kind\":\"bot\",\"bot\":\"hal\"}]}",
            400,
            "BAD_SETUP"),
        Arguments.of("{\"game\":\"pig\",\"options\":{\"dice\":\"9\"}}", 400, "BAD_SETUP"),
        Arguments.of(
            "{\"game\":\"trail\",\"options\":{\"party\":\"A\\u001b]0;x\\u0007\"}}",
            400,
            "BAD_FIELD"),
        Arguments.of("{\"game\":\"pig\",\"seed\":\"\\u001b[2J\"}", 400, "BAD_FIELD"),
        Arguments.of("{\"game\":\"pig\",\"overlays\":[\"../x\"]}", 400, "BAD_SETUP"),
        Arguments.of("{\"game\":\"pig\",\"voice\":\"../x\"}", 400, "BAD_FIELD"),
        Arguments.of("{\"game\":\"pig\",\"botPaceMillis\":5001}", 400, "BAD_FIELD"),
        Arguments.of(
            "{\"game\":\"pig\",\"seed\":\"1\",\"seats\":[{\"kind\":\"you\"},{\"kind\":\"open\"}]}",
            409,
            "SEED_NOT_ALLOWED"),
        Arguments.of("{\"game\":\"" + "p".repeat(70_000) + "\"}", 413, "TOO_LARGE"));
  }

  @ParameterizedTest
  @MethodSource("badProposals")
  void aBadProposalMakesNoMatch(String body, int status, String code) throws IOException {
    HttpResponse<String> response = server.post("/api/matches", body);
    assertThat(response.statusCode()).isEqualTo(status);
    assertThat(text(JsonTrees.read(response.body(), "error"), "error.code")).isEqualTo(code);
    try (Stream<Path> files = Files.list(directory.resolve("matches"))) {
      assertThat(files.filter(file -> file.toString().endsWith(".jsonl"))).isEmpty();
    }
  }

  static Stream<Arguments> refused() {
    String host = "Host: 127.0.0.1:PORT";
    String json = "Content-Type: application/json\nContent-Length: 2\n\n{}";
    return Stream.of(
        Arguments.of("GET /api/games", "Host: evil.example", 421, "WRONG_HOST"),
        Arguments.of("GET /api/games", "Host: 127.0.0.1:1", 421, "WRONG_HOST"),
        Arguments.of("GET /api/games", host + "\nOrigin: http://evil.example", 403, "WRONG_ORIGIN"),
        Arguments.of(
            "GET /ws", host + "\nOrigin: http://evil.example\n" + upgrade(), 403, "WRONG_ORIGIN"),
        Arguments.of("GET /ws", host + "\nOrigin: null\n" + upgrade(), 403, "WRONG_ORIGIN"),
        Arguments.of(
            "POST /api/matches",
            host + "\nOrigin: https://127.0.0.1:PORT\n" + json,
            403,
            "WRONG_ORIGIN"),
        Arguments.of(
            "POST /api/matches",
            host + "\nSec-Fetch-Site: cross-site\n" + json,
            403,
            "WRONG_ORIGIN"),
        Arguments.of(
            "POST /api/matches", host + "\nContent-Type: text/plain\n\n", 415, "NOT_JSON_TYPE"),
        Arguments.of("POST /api/matches", host + "\nContent-Length: 0", 415, "NOT_JSON_TYPE"),
        Arguments.of("DELETE /api/matches", host + "\n" + json, 405, "WRONG_METHOD"),
        Arguments.of("GET /api/matches/" + "x".repeat(3_000), host, 414, "TOO_LONG"),
        Arguments.of("GET /api/games", host + "\nX-Long: " + "x".repeat(10_000), 431, ""),
        Arguments.of("GET /../../etc/passwd", host, 400, ""),
        Arguments.of("GET /assets/%2e%2e/%2e%2e/secret", host, 400, ""),
        Arguments.of("GET /nothing", host, 404, "NOT_FOUND"),
        Arguments.of("GET /api/nothing", host, 404, "NOT_FOUND"),
        Arguments.of("GET /api/matches/..%2f..%2fx", host, 400, ""));
  }

  private static String upgrade() {
    return "Connection: Upgrade\nUpgrade: websocket\nSec-WebSocket-Version: 13\n"
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";
  }

  @ParameterizedTest
  @MethodSource("refused")
  void aRequestAgainstTheRulesIsRefused(String line, String headers, int status, String code)
      throws IOException {
    String answer = raw(line, headers);
    assertThat(answer).startsWith("HTTP/1.1 " + status);
    if (!code.isEmpty()) assertThat(answer).contains("\"code\":\"" + code + "\"");
  }

  @Test
  void aServerOnEveryAddressGoesByTheNumbersOfThisMachineOnly() throws IOException {
    InetAddress every = InetAddress.getByAddress(new byte[4]);
    assertThat(HostNames.of(every, "0.0.0.0")).contains("127.0.0.1").noneMatch("evil"::equals);
    assertThat(HostNames.of(InetAddress.getLoopbackAddress(), "Games.example"))
        .containsExactlyInAnyOrder("localhost", "127.0.0.1", "[::1]", "games.example");
  }

  @Test
  void everyAnswerForbidsWhatPagesDoNotNeed() {
    for (String path : new String[] {"/", "/api/games", "/nothing", "/openapi.yaml"}) {
      HttpResponse<String> response =
          TestServer.send(HttpRequest.newBuilder(URI.create(server.url(path))));
      assertThat(response.headers().firstValue("Content-Security-Policy").orElse(""))
          .contains("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'")
          .doesNotContain("unsafe");
      assertThat(response.headers().firstValue("Referrer-Policy")).contains("no-referrer");
      assertThat(response.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
      assertThat(response.headers().firstValue("Server")).isEmpty();
    }
  }

  @Test
  void whoeverAsksTooOftenWaits() throws Exception {
    Limits strict =
        new Limits(
            TestServer.GENEROUS.crowd(),
            new Limits.Rate(1, 5),
            TestServer.OFTEN,
            Limits.USUAL.patience());
    try (TestServer small = TestServer.over(directory.resolve("small"), strict)) {
      for (int i = 0; i < 5; i++) small.get("/api/games");
      assertThat(refusal(small, "/api/games")).contains("TOO_MANY_REQUESTS");
    }
  }

  /** A slow machine is allowed another request now and then, but never so many. */
  private static String refusal(TestServer server, String path) {
    for (int i = 0; i < 100; i++) {
      HttpResponse<String> answer = TestServer.send(request(server, path));
      if (answer.statusCode() == 429) return answer.body();
    }
    return "never refused";
  }

  private static HttpRequest.Builder request(TestServer server, String path) {
    return HttpRequest.newBuilder(URI.create(server.url(path)));
  }

  @Test
  void manyWhoOpenThePageAtOnceAllGetIt() throws Exception {
    Limits strict =
        new Limits(
            TestServer.GENEROUS.crowd(),
            new Limits.Rate(1, 5),
            TestServer.OFTEN,
            Limits.USUAL.patience());
    try (TestServer small = TestServer.over(directory.resolve("pages"), strict)) {
      for (int i = 0; i < 50; i++)
        assertThat(TestServer.send(request(small, "/play")).statusCode()).isEqualTo(200);
      small.get("/api/games");
      assertThat(refusal(small, "/nowhere.js")).contains("TOO_MANY_REQUESTS");
    }
  }

  @Test
  void whoeverTalksTooMuchIsCutOff() throws Exception {
    Limits strict =
        new Limits(
            TestServer.GENEROUS.crowd(),
            TestServer.OFTEN,
            new Limits.Rate(1, 3),
            Limits.USUAL.patience());
    try (TestServer small = TestServer.over(directory.resolve("talk"), strict)) {
      String id = text(small.create("{\"game\":\"pig\"}"), "match.id");
      try (Client client = small.seated(id, "")) {
        talkUntilCutOff(client);
        assertThat(text(client.expect("refused"), "code")).isEqualTo("TOO_MANY_MESSAGES");
        assertThat(Client.number(client.expect("closed"), "code")).isEqualTo(4429);
      }
    }
  }

  /** Four are one too many; the server may hang up before the last of them is on its way. */
  private static void talkUntilCutOff(Client client) {
    try {
      for (int i = 0; i < 4; i++) client.send("ping", "");
    } catch (CompletionException hungUp) {
      assertThat(hungUp).hasMessageContaining("Output closed");
    }
  }

  /** What a request gets that no well-behaved client would send. */
  private static String raw(String line, String headers) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      String[] parts = headers.split("\n\n", 2);
      String head =
          line
              + " HTTP/1.1\r\n"
              + parts[0].replace("PORT", Integer.toString(server.port())).replace("\n", "\r\n")
              + "\r\n"
              + (parts[0].contains("Upgrade") ? "" : "Connection: close\r\n")
              + "\r\n"
              + (parts.length > 1 ? parts[1] : "");
      socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
      socket.getOutputStream().flush();
      socket.shutdownOutput();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
    }
  }
}
