package dev.astragal.web;

import static dev.astragal.web.Client.number;
import static dev.astragal.web.Client.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What whoever runs a server may do while it runs. */
@Timeout(120)
final class OperatorTest {
  private static final String TOKEN = "a-token-of-the-operator";
  private static final Path LIMITS =
      Path.of(System.getProperty("astragal.root"), "docs/reference/limits.yaml");

  @TempDir private Path directory;

  private static Tree look(TestServer server) {
    return JsonTrees.read(server.response("/api/operator", TOKEN).body(), "operator");
  }

  private static HttpResponse<String> order(TestServer server, String path, String body) {
    return TestServer.send(
        HttpRequest.newBuilder(URI.create(server.url("/api/operator" + path)))
            .header("Content-Type", "application/json")
            .header("Authorization", "Bearer " + TOKEN)
            .POST(HttpRequest.BodyPublishers.ofString(body)));
  }

  @Test
  void withoutTheTokenThereIsNothingToSee() throws Exception {
    try (TestServer server = TestServer.over(directory)) {
      assertThat(server.refusal("/api/operator", TOKEN)).isEqualTo("404 NOT_FOUND");
    }
    try (TestServer server = TestServer.operated(directory, TOKEN)) {
      assertThat(server.refusal("/api/operator", "a guess")).isEqualTo("401 WRONG_TOKEN");
      assertThat(server.refusal("/api/operator", "")).isEqualTo("401 WRONG_TOKEN");
    }
  }

  @Test
  void aMatchThatIsEndedSendsEverybodyAwayAndIsGone() throws Exception {
    try (TestServer server = TestServer.operated(directory, TOKEN)) {
      Tree made = server.create("{\"game\":\"pig\"}");
      String id = text(made, "match.id");
      try (Client you = server.seated(id, text(made, "token"))) {
        assertThat(text(look(server), "matches[0].attended")).isEqualTo("true");
        assertThat(order(server, "/matches/" + id + "/end", "{}").statusCode()).isEqualTo(200);
        assertThat(text(you.expect("refused"), "code")).isEqualTo("NO_SUCH_MATCH");
        assertThat(number(you.expect("closed"), "code")).isEqualTo(4404);
      }
      assertThat(server.refusal("/api/matches/" + id, "")).isEqualTo("404 NO_SUCH_MATCH");
      assertThat(text(look(server), "matches")).isEqualTo("[]");
    }
  }

  @Test
  void whoIsBannedIsSentAwayAndNotAnsweredUntilLetInAgain() throws Exception {
    try (TestServer server = TestServer.operated(directory, TOKEN)) {
      assertThat(from(server, "203.0.113.7").statusCode()).isEqualTo(200);
      assertThat(order(server, "/bans", "{\"address\":\"203.0.113.7\"}").statusCode())
          .isEqualTo(200);
      assertThat(from(server, "203.0.113.7").body()).contains("BANNED");
      assertThat(from(server, "203.0.113.8").statusCode()).isEqualTo(200);
      assertThat(text(look(server), "banned[0]")).isEqualTo("203.0.113.7");
      order(server, "/bans", "{\"address\":\"203.0.113.7\",\"lift\":true}");
      assertThat(from(server, "203.0.113.7").statusCode()).isEqualTo(200);
      assertThat(order(server, "/bans", "{\"address\":\"loopback\"}").body()).contains("BAD_FIELD");
    }
  }

  private static HttpResponse<String> from(TestServer server, String address) {
    return TestServer.send(
        HttpRequest.newBuilder(URI.create(server.url("/api/games")))
            .header("X-Forwarded-For", address));
  }

  @Test
  void whoAProxyHasSignedInPlaysUnderThatName() throws Exception {
    try (TestServer server = TestServer.signedIn(directory, "X-Forwarded-User")) {
      HttpRequest.Builder request =
          HttpRequest.newBuilder(URI.create(server.url("/api/matches")))
              .header("Content-Type", "application/json")
              .header("X-Forwarded-User", "grace")
              .POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"pig\",\"name\":\"Eve\"}"));
      assertThat(TestServer.send(request).body()).contains("grace").doesNotContain("Eve");
    }
  }

  @Test
  void theDocumentedLimitsAreTheUsualOnes() {
    assertThat(ServerFile.read(LIMITS).over(Limits.USUAL)).isEqualTo(Limits.USUAL);
  }

  @Test
  void whatTheFileSaysGoesBeforeWhatIsUsual() throws Exception {
    Path file = directory.resolve("limits.yaml");
    Files.writeString(file, "matchesKept: 7\nkeepDays: 3\nbanned: [203.0.113.9]\n");
    ServerFile said = ServerFile.read(file);
    assertThat(said.over(Limits.USUAL).keeping().matches()).isEqualTo(7);
    assertThat(said.over(Limits.USUAL).keeping().unchanged())
        .contains(java.time.Duration.ofDays(3));
    assertThat(said.banned()).containsExactly("203.0.113.9");
  }
}
