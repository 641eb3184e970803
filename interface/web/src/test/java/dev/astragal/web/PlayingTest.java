package dev.astragal.web;

import static dev.astragal.web.Client.number;
import static dev.astragal.web.Client.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreePath;
import dev.astragal.runtime.content.JsonTrees;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A match from the lobby to its end. */
@Timeout(240)
final class PlayingTest {
  private static final String TWO = "\"seats\":[{\"kind\":\"you\"},{\"kind\":\"open\"}]";

  @TempDir private Path directory;

  @SuppressWarnings("NullAway.Init")
  private TestServer server;

  @BeforeEach
  void opened() throws Exception {
    server = TestServer.over(directory);
  }

  @AfterEach
  void closed() {
    server.close();
  }

  @Test
  void theLobbyListsGamesWithSeatsOptionsAndBots() {
    Tree games = server.get("/api/games");
    assertThat(number(games, "protocol")).isEqualTo(1);
    assertThat(games.text()).contains("id: pig", "hold20", "id: regrets", "id: delve", "ironman");
  }

  @Test
  void aMatchIsMadeJoinedPlayedAgainstABotAndEnds() {
    Tree made = server.create("{\"game\":\"pig\",\"seed\":\"7\"}");
    String id = text(made, "match.id");
    assertThat(text(made, "match.seats[1].bot")).isEqualTo("hold20");
    assertThat(text(made, "link")).isEqualTo("/play#match=" + id + "&token=" + text(made, "token"));
    try (Client you = server.connect().hello(id, text(made, "token"))) {
      Tree welcome = you.expect("welcome");
      assertThat(number(welcome, "seat")).isZero();
      Tree ended = playToTheEnd(you);
      assertThat(text(ended, "outcome.code")).isEqualTo("won");
      assertThat(text(ended, "seed")).isEqualTo("7");
    }
    assertThat(text(server.get("/api/matches/" + id), "status")).isEqualTo("finished");
    assertThat(text(server.get("/api/matches"), "matches[0].id")).isEqualTo(id);
  }

  /** Holds at once whenever asked: the bot wins. */
  private static Tree playToTheEnd(Client you) {
    while (true) {
      Tree message = you.next();
      switch (text(message, "type")) {
        case "ended" -> {
          return message;
        }
        case "update" -> {
          if (!text(message, "prompt.id").isEmpty())
            you.answer(number(message, "prompt.id"), "\"HOLD\"");
        }
        default -> {}
      }
    }
  }

  @Test
  void ofTwoAnswersToOnePromptTheSecondIsStale() {
    Tree made = server.create("{\"game\":\"pig\"," + TWO + "}");
    String id = text(made, "match.id");
    String token = text(made, "token");
    try (Client here = server.seated(id, token);
        Client there = server.seated(id, token)) {
      here.answer(0, "\"HOLD\"");
      there.answer(0, "\"HOLD\"");
      List<String> replies = List.of(reply(here), reply(there));
      assertThat(replies).containsExactlyInAnyOrder("ack", "STALE_PROMPT");
    }
    assertThat(server.match(id).inputs()).isEqualTo(1);
  }

  @Test
  void manyAnswersAtTheSameMomentAreTakenOnce() throws Exception {
    Tree made = server.create("{\"game\":\"pig\"," + TWO + "}");
    String id = text(made, "match.id");
    List<Client> clients = new ArrayList<>();
    for (int i = 0; i < 4; i++) clients.add(server.seated(id, text(made, "token")));
    List<Thread> threads =
        clients.stream()
            .map(client -> Thread.ofVirtual().start(() -> client.answer(0, "\"HOLD\"")))
            .toList();
    for (Thread thread : threads) thread.join();
    assertThat(clients.stream().map(PlayingTest::reply))
        .containsExactlyInAnyOrder("ack", "STALE_PROMPT", "STALE_PROMPT", "STALE_PROMPT");
    clients.forEach(Client::close);
    assertThat(server.match(id).inputs()).isEqualTo(1);
  }

  private static String reply(Client client) {
    while (true) {
      Tree message = client.next();
      if (text(message, "type").equals("ack")) return "ack";
      if (text(message, "type").equals("refused")) return text(message, "code");
    }
  }

  @Test
  void aSeatIsTakenOnceAndTheOwnerFillsTheRestWithBots() {
    Tree made =
        server.create(
            "{\"game\":\"pig\",\"seats\":[{\"kind\":\"you\"},{\"kind\":\"open\"},{\"kind\":\"open\"}]}");
    String path = "/api/matches/" + text(made, "match.id");
    Tree joined = JsonTrees.read(server.post(path + "/join", "{\"seat\":2}").body(), "joined");
    assertThat(number(joined, "seat")).isEqualTo(2);
    HttpResponse<String> taken = server.post(path + "/join", "{\"seat\":2}");
    assertThat(taken.statusCode()).isEqualTo(409);
    assertThat(taken.body()).contains("NO_OPEN_SEAT");
    HttpResponse<String> stranger = fill(path, "nobody", "{}");
    assertThat(stranger.statusCode()).isEqualTo(401);
    assertThat(stranger.body()).contains("WRONG_TOKEN");
    HttpResponse<String> strangeBot = fill(path, text(made, "owner"), "{\"bot\":\"hal\"}");
    assertThat(strangeBot.statusCode()).isEqualTo(400);
    assertThat(strangeBot.body()).contains("BAD_SETUP");
    assertThat(fill(path, text(made, "owner"), "{}").statusCode()).isEqualTo(200);
    assertThat(text(server.get(path), "seats[1].bot")).isEqualTo("hold20");
    assertThat(server.post(path + "/join", "{}").statusCode()).isEqualTo(409);
    assertThat(server.post("/api/matches/none/join", "{}").body()).contains("NO_SUCH_MATCH");
  }

  private HttpResponse<String> fill(String path, String owner, String body) {
    return TestServer.send(
        HttpRequest.newBuilder(URI.create(server.url(path + "/fill")))
            .header("Content-Type", "application/json")
            .header("Authorization", "Bearer " + owner)
            .POST(HttpRequest.BodyPublishers.ofString(body)));
  }

  @Test
  void botsAlonePlayToTheEndByThemselves() {
    Tree made =
        server.create("{\"game\":\"pig\",\"seats\":[{\"kind\":\"bot\"},{\"kind\":\"bot\"}]}");
    assertThat(text(made, "token")).isEmpty();
    try (Client watching = server.connect().hello(text(made, "match.id"), "")) {
      assertThat(text(watching.expect("ended"), "outcome.code")).isEqualTo("won");
    }
  }

  @Test
  void afterTheEndEveryAnswerIsRefused() {
    Tree made = server.create("{\"game\":\"pig\"}");
    String id = text(made, "match.id");
    try (Client you = server.connect().hello(id, text(made, "token"))) {
      playToTheEnd(you);
      you.answer(server.match(id).inputs(), "\"ROLL\"");
      assertThat(text(you.expect("refused"), "code")).isEqualTo("GAME_OVER");
    }
  }

  @Test
  void whereNothingWasAnsweredNothingCanBeTakenBack() {
    Tree made = server.create("{\"game\":\"pig\"}");
    try (Client you = server.connect().hello(text(made, "match.id"), text(made, "token"))) {
      you.expect("update");
      you.send("undo", "");
      assertThat(text(you.expect("refused"), "code")).isEqualTo("NOTHING_TO_TAKE_BACK");
    }
  }

  @Test
  void inPracticeOnePersonTakesBackTheLastAnswerAndWhatBotsDidSince() {
    Tree made = server.create("{\"game\":\"pig\",\"seed\":\"3\",\"practice\":true}");
    assertThat(text(made, "match.practice")).isEqualTo("true");
    String id = text(made, "match.id");
    try (Client you = server.connect().hello(id, text(made, "token"))) {
      long before = server.hash(id);
      assertThat(number(you.expect("update"), "prompt.id")).isZero();
      you.answer(0, "\"HOLD\"");
      Tree asked = you.expect("update");
      while (text(asked, "prompt.id").isEmpty()) asked = you.expect("update");
      assertThat(number(asked, "status.inputs")).isGreaterThan(1);
      you.send("undo", "");
      Tree back = you.expect("update");
      while (number(back, "status.inputs") != 0) back = you.expect("update");
      assertThat(text(back, "resync")).isEqualTo("true");
      assertThat(server.hash(id)).isEqualTo(before);
    }
  }

  @Test
  void whoeverHasSeenTheDieTakesNothingBackAlone() {
    Tree made = server.create("{\"game\":\"pig\"}");
    try (Client you = server.seated(text(made, "match.id"), text(made, "token"))) {
      you.play(0, "\"ROLL\"");
      you.send("undo", "");
      Tree refused = you.expect("refused");
      assertThat(text(refused, "code")).isEqualTo("LEARNED_SINCE");
      assertThat(text(refused, "message")).startsWith("You have learned something since.");
    }
  }

  @Test
  void withOthersAtTheTableTakingBackNeedsTheirConsent() {
    Tree made = server.create("{\"game\":\"pig\"," + TWO + "}");
    String id = text(made, "match.id");
    Tree joined =
        JsonTrees.read(
            server.post("/api/matches/" + id + "/join", "{\"name\":\"Ada\"}").body(), "joined");
    assertThat(text(joined, "match.seats[1].name")).isEqualTo("Ada");
    try (Client you = server.seated(id, text(made, "token"));
        Client ada = server.seated(id, text(joined, "token"))) {
      you.play(0, "\"ROLL\"");
      you.send("undo", "");
      until(ada, "takeBack.asked", "0");
      until(you, "takeBack.asked", "0");
      ada.send("agree", "\"yes\":false");
      until(you, "takeBack.asked", Tree.none().text());
      assertThat(server.match(id).inputs()).isEqualTo(1);
      you.send("undo", "");
      until(ada, "takeBack.asked", "0");
      ada.send("agree", "\"yes\":true");
      until(you, "status.inputs", "0");
      assertThat(server.match(id).takenBack()).isEqualTo(1);
    }
  }

  private static void until(Client client, String path, String value) {
    while (!text(client.expect("update"), path).equals(value)) {
      // another update will tell
    }
  }

  @Test
  void timePassesOnlyWhileSomebodySitsAtTheTable() {
    Tree made = server.create("{\"game\":\"delve\",\"seed\":\"5\"}");
    String id = text(made, "match.id");
    try (Client you = server.connect().hello(id, text(made, "token"))) {
      you.expect("welcome");
      Tree update = you.expect("update");
      while (text(update, "status.kind").equals("awaiting")) {
        you.answer(number(update, "prompt.id"), firstChoice(update));
        update = you.expect("update");
      }
      you.send("pause", "");
      while (!text(update, "time.running").equals("false")) update = you.expect("update");
      long tick = number(update, "status.tick");
      if (text(update, "status.kind").equals("running")) {
        you.send("advance", "\"ticks\":1");
        update = you.expect("update");
        assertThat(number(update, "status.tick")).isEqualTo(tick + 1);
      }
    }
  }

  @Test
  void ordersAreGivenWhileTimeStandsStill() {
    Tree made = server.create("{\"game\":\"delve\",\"seed\":\"5\"}");
    try (Client you = server.connect().hello(text(made, "match.id"), text(made, "token"))) {
      you.send("run", "\"speed\":1");
      Tree update = untilRunning(you);
      String order = command(update);
      while (!refusal(you, you.answer(number(update, "prompt.id"), order)).equals("NOT_PAUSED"))
        update = untilRunning(you);
      you.send("pause", "");
      while (!text(update, "time.running").equals("false")) update = you.expect("update");
      you.play(number(update, "prompt.id"), order);
    }
  }

  private static Tree untilRunning(Client you) {
    Tree update = you.expect("update");
    while (!text(update, "status.kind").equals("running")) {
      you.answer(number(update, "prompt.id"), firstChoice(update));
      update = you.expect("update");
    }
    return update;
  }

  /** The code with which a message was refused; nothing where it was taken. */
  private static String refusal(Client client, long id) {
    Tree reply = client.next();
    while (!text(reply, "id").equals(Long.toString(id))) reply = client.next();
    return text(reply, "code");
  }

  @Test
  void whereTheGameForbidsItNothingIsTakenBack() {
    Tree made = server.create("{\"game\":\"delve\"}");
    try (Client you = server.seated(text(made, "match.id"), text(made, "token"))) {
      assertThat(refusal(you, you.send("undo", ""))).isEqualTo("NO_TAKING_BACK");
    }
  }

  private static String command(Tree update) {
    return JsonTrees.write(TreePath.parse("prompt.commands[0].choice").find(update).orElseThrow());
  }

  private static String firstChoice(Tree update) {
    return JsonTrees.write(TreePath.parse("prompt.choices[0].choice").find(update).orElseThrow());
  }
}
