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
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Looking at matches that are not over: who may, and what they see. */
@Timeout(240)
final class LiveInspectionTest {
  @TempDir private static Path directory;

  @SuppressWarnings("NullAway.Init")
  private static TestServer server;

  @BeforeAll
  static void open() throws Exception {
    server = TestServer.over(directory);
  }

  @AfterAll
  static void closed() {
    server.close();
  }

  @Test
  void aMatchThatIsNotOverIsNoRecording(@TempDir Path place) throws Exception {
    try (TestServer playing = TestServer.over(place)) {
      String match = text(playing.create("{\"game\":\"pig\"}"), "match.id");
      Path kept = place.resolve("matches");
      Path shown = Files.createDirectories(place.resolve("recordings"));
      try (Stream<Path> files = Files.list(kept)) {
        for (Path file : files.filter(Files::isRegularFile).toList())
          Files.copy(file, shown.resolve(file.getFileName()));
      }
      assertThat(shown.resolve(match + ".jsonl")).exists();
      assertThat(text(playing.get("/api/runs"), "runs")).isEqualTo("[]");
    }
  }

  @Test
  void aLiveMatchOfOnePersonIsForItsOwnerAndOfSeveralForNobody() {
    Tree alone = server.create("{\"game\":\"pig\"}");
    String path = "/api/runs/" + text(alone, "match.id");
    assertThat(server.refusal(path, "")).isEqualTo("401 WRONG_TOKEN");
    assertThat(server.refusal(path, text(alone, "token"))).isEqualTo("401 WRONG_TOKEN");
    assertThat(server.response(path, text(alone, "owner")).statusCode()).isEqualTo(200);
    Tree shared =
        server.create("{\"game\":\"pig\",\"seats\":[{\"kind\":\"you\"},{\"kind\":\"open\"}]}");
    String secret = "/api/runs/" + text(shared, "match.id");
    assertThat(server.refusal(secret, text(shared, "owner"))).isEqualTo("403 NOT_OVER");
    assertThat(server.get("/api/runs").text()).doesNotContain(text(shared, "match.id"));
  }

  @Test
  void aLiveMatchIsSeenAsItGoesOnAndAsItIsTakenBack() {
    Tree made = server.create("{\"game\":\"pig\",\"seed\":\"3\",\"practice\":true}");
    String id = text(made, "match.id");
    String owner = text(made, "owner");
    try (Client you = server.connect().hello(id, text(made, "token"))) {
      Tree before = about(id, owner);
      assertThat(text(before, "live")).isEqualTo("true");
      assertThat(number(before, "steps")).isZero();
      you.play(0, "\"ROLL\"");
      Tree after = about(id, owner);
      assertThat(number(after, "steps")).isEqualTo(1);
      assertThat(number(after, "takenBack")).isZero();
      assertThat(text(step(id, owner, 1), "input.choice")).isEqualTo("ROLL");
      you.send("undo", "");
      you.expect("ack");
      you.expect("ack");
      Tree back = about(id, owner);
      assertThat(number(back, "steps")).isZero();
      assertThat(number(back, "takenBack")).isEqualTo(1);
      you.play(0, "\"HOLD\"");
      assertThat(text(step(id, owner, 1), "input.choice")).isEqualTo("HOLD");
    }
  }

  @Test
  void aForkOfALiveMatchKeepsItsPastWhateverBecomesOfTheMatch() {
    Tree made = server.create("{\"game\":\"pig\",\"seed\":\"3\",\"practice\":true}");
    String id = text(made, "match.id");
    String owner = text(made, "owner");
    try (Client you = server.connect().hello(id, text(made, "token"))) {
      you.play(0, "\"ROLL\"");
      Tree rolled = step(id, owner, 1);
      HttpResponse<String> forked =
          TestServer.send(
              HttpRequest.newBuilder(URI.create(server.url("/api/runs/" + id + "/forks")))
                  .header("Content-Type", "application/json")
                  .header("Authorization", "Bearer " + owner)
                  .POST(HttpRequest.BodyPublishers.ofString("{\"at\":1,\"luck\":\"new\"}")));
      String fork = text(JsonTrees.read(forked.body(), "fork"), "run.id");
      you.send("undo", "");
      you.expect("ack");
      you.expect("ack");
      assertThat(text(step(fork, "", 1), "hash")).isEqualTo(text(rolled, "hash"));
      assertThat(text(about(fork, ""), "live")).isEqualTo("false");
    }
  }

  private static Tree about(String run, String owner) {
    return JsonTrees.read(server.response("/api/runs/" + run, owner).body(), "about");
  }

  private static Tree step(String run, String owner, int step) {
    return JsonTrees.read(
        server.response("/api/runs/" + run + "/steps/" + step, owner).body(), "step");
  }
}
