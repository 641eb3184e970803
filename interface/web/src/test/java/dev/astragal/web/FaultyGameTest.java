package dev.astragal.web;

import static dev.astragal.web.Client.number;
import static dev.astragal.web.Client.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A game whose rules fail harms nobody but its own match. */
@Timeout(240)
final class FaultyGameTest {
  @TempDir private static Path directory;

  @SuppressWarnings("NullAway.Init")
  private static Life server;

  @BeforeAll
  static void withTheGame() throws Exception {
    Path faulty = Path.of(FaultyGameTest.class.getResource("/faulty").toURI());
    server = Life.started(directory.toString(), faulty.toString());
  }

  @AfterAll
  static void killed() {
    server.close();
  }

  private record Match(String id, String token) {
    Client join() {
      return Client.connected(server.port()).hello(id, token);
    }
  }

  private static Match match() {
    Tree made = server.post("/api/matches", "{\"game\":\"faulty\"}");
    return new Match(text(made, "match.id"), text(made, "token"));
  }

  @ParameterizedTest
  @CsvSource({"STEAL, ILLEGAL_CHOICE", "SPOIL, POST_INVARIANT_FAILED"})
  void aRefusedChoiceLeavesTheMatchAsItWas(String choice, String code) {
    try (Client client = match().join()) {
      client.expect("update");
      client.answer(0, "\"" + choice + "\"");
      assertThat(text(client.expect("refused"), "code")).isEqualTo(code);
      client.play(0, "\"KEEP\"");
    }
  }

  @Test
  void aStateThatTimeHasSpoiledTakesNoChoice() {
    try (Client client = match().join()) {
      client.play(0, "\"ROT\"");
      Tree update = client.expect("update");
      while (text(update, "prompt.id").isEmpty() || number(update, "prompt.id") == 0)
        update = client.expect("update");
      client.answer(1, "\"KEEP\"");
      assertThat(text(client.expect("refused"), "code")).isEqualTo("INVALID_STATE");
    }
  }

  @Test
  void whileTimePassesAndNothingMayBeCommandedNothingIsAsked() {
    try (Client client = match().join()) {
      client.play(0, "\"SLEEP\"");
      client.answer(1, "\"KEEP\"");
      assertThat(text(client.expect("refused"), "code")).isEqualTo("NOTHING_ASKED");
    }
  }

  @Test
  void aRuleThatFailsEndsTheConnectionAndNotTheMatch() {
    Match match = match();
    try (Client client = match.join()) {
      client.answer(0, "\"CRASH\"");
      assertThat(text(client.expect("refused"), "code")).isEqualTo("FAILED");
      assertThat(number(client.expect("closed"), "code")).isEqualTo(4500);
    }
    try (Client back = match.join()) {
      assertThat(number(back.expect("update"), "status.inputs")).isZero();
      back.play(0, "\"KEEP\"");
    }
  }

  @Test
  void aMatchThatFailsByItselfStandsStillAndTheOthersGoOn() {
    Match failing = match();
    try (Client client = failing.join()) {
      client.play(0, "\"BURST\"");
      Tree refused = untilFailed(client);
      assertThat(text(refused, "code")).isEqualTo("MATCH_FAILED");
      assertThat(number(client.expect("closed"), "code")).isEqualTo(4500);
    }
    try (Client late = failing.join()) {
      assertThat(text(late.expect("refused"), "code")).isEqualTo("MATCH_FAILED");
    }
    try (Client elsewhere = match().join()) {
      elsewhere.play(0, "\"KEEP\"");
    }
  }

  @Test
  void aGameFromOutsideBringsItsArt() {
    Tree made = server.post("/api/matches", "{\"game\":\"faulty\"}");
    assertThat(text(made, "match.art")).isEqualTo("/games/faulty/art.js");
    assertThat(get("/games/faulty/art.js").statusCode()).isEqualTo(200);
    assertThat(get("/games/faulty/art.js").body()).contains("Art that a game from outside");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/games/faulty/../Faulty.class",
        "/games/faulty/%2e%2e/Faulty.class",
        "/games/faulty/..%2fFaulty.class",
        "/games/faulty//art.js",
        "/games/faulty/",
        "/games/faulty",
        "/games/pig/none.js",
        "/games/nobody/art.js"
      })
  void nothingButWhatIsInTheFolderIsServed(String path) {
    assertThat(get(path).statusCode()).isIn(400, 404);
  }

  private static HttpResponse<String> get(String path) {
    return TestServer.send(
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path)));
  }

  /** Time bursts the box soon, but not at once. */
  private static Tree untilFailed(Client client) {
    while (true) {
      String id = Long.toString(client.send("run", "\"speed\":1000"));
      Tree reply = client.next();
      while (!text(reply, "id").equals(id)) reply = client.next();
      if (text(reply, "type").equals("refused")) return reply;
    }
  }

  @Test
  void aMatchThatIsOverTakesNothing() {
    try (Client client = match().join()) {
      client.play(0, "\"END\"");
      assertThat(text(client.expect("ended"), "outcome.code")).isEqualTo("done");
      client.answer(1, "\"KEEP\"");
      assertThat(text(client.expect("refused"), "code")).isEqualTo("GAME_OVER");
    }
  }
}
