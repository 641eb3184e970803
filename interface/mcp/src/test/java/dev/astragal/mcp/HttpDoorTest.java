package dev.astragal.mcp;

import static dev.astragal.mcp.AgentClient.quoted;
import static dev.astragal.mcp.AgentClient.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.store.DirectoryStore;
import dev.astragal.web.Limits;
import dev.astragal.web.Place;
import dev.astragal.web.WebServer;
import dev.astragal.web.agent.AgentsMay;
import dev.astragal.web.match.OwnPolicies;
import dev.astragal.web.operator.Bans;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Agents on a server that people play on. */
@Timeout(120) // an answer that never comes is a failure, not a wait
class HttpDoorTest {
  private static final Limits.Rate OFTEN = new Limits.Rate(10_000, 10_000);
  private static final int AGENTS_MAX = 20;
  private static final String BANNED = "203.0.113.9";

  @TempDir private Path folder;
  private WebServer server;

  @BeforeEach
  void start() throws Exception {
    start(AgentsMay.PLAY, OFTEN);
  }

  private void start(AgentsMay may, Limits.Rate requests) throws Exception {
    if (server != null) server.close();
    Limits limits =
        new Limits(
            new Limits.Crowd(50, 100, AGENTS_MAX, 100, 4, 50),
            requests,
            OFTEN,
            Limits.USUAL.patience());
    server =
        WebServer.start(
            new Place(
                InetAddress.getLoopbackAddress(),
                "127.0.0.1",
                0,
                Optional.of("https://games.example.org")),
            new DirectoryStore(folder.resolve("matches")),
            Optional.empty(),
            Optional.empty(),
            OwnPolicies.NONE,
            limits,
            Optional.empty(),
            new Bans(Set.of(BANNED)),
            may);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private AgentClient agent() {
    return AgentClient.greeted(server.port(), "192.0.2.1");
  }

  /** What the interface for browsers answers. */
  private Tree made(String body) {
    HttpResponse<String> response =
        AgentClient.sent(
            HttpRequest.newBuilder(URI.create(server.address() + "api/matches"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(quoted(body))));
    assertThat(response.statusCode()).as(response.body()).isEqualTo(201);
    return JsonTrees.read(response.body(), "made");
  }

  private Tree seen(String match) {
    HttpResponse<String> response =
        AgentClient.sent(
            HttpRequest.newBuilder(URI.create(server.address() + "api/matches/" + match)));
    return JsonTrees.read(response.body(), "match");
  }

  @Test
  void anAgentPlaysAWholeMatchWithAPersonAndEverybodySeesWhatItIs() throws Exception {
    Tree made = made("{'game':'pig','name':'Ann','seats':[{'kind':'you'},{'kind':'open'}]}");
    String id = text(made, "match.id");
    AgentClient agent = agent();
    assertThat(JsonTrees.write(agent.done("tables", "{}"))).contains(id, "Ann (person)");
    try (PersonAtTheTable ann = new PersonAtTheTable(server.port(), id, text(made, "token"))) {
      Tree seen = agent.done("join", "{'match':'" + id + "','name':'Bot-o-mat'}");
      assertThat(text(seen, "seat")).isEqualTo("2");
      assertThat(text(seen(id), "seats[1].kind")).isEqualTo("agent");
      assertThat(text(seen(id), "seats[1].name")).isEqualTo("Bot-o-mat");
      Thread playing = Thread.ofVirtual().start(() -> holdAlways(ann));
      List<String> told = new ArrayList<>();
      String at = "{'match':'" + id + "'";
      for (int answers = 0; !text(seen, "state").equals("over"); told.add(JsonTrees.write(seen)))
        seen =
            text(seen, "state").equals("asked")
                ? agent.done(
                    "answer",
                    at
                        + ",'prompt':"
                        + text(seen, "prompt")
                        + ",'number':"
                        + (++answers % 3 == 0 ? 2 : 1)
                        + "}")
                : agent.done("wait", at + "}");
      playing.join();
      told.removeLast();
      assertThat(text(agent.done("look", at + "}"), "state")).isEqualTo("over");
      String seed = text(seen(id), "seed");
      assertThat(seed).isNotBlank();
      assertThat(told).noneMatch(one -> one.contains(seed) || one.contains(text(made, "owner")));
    }
  }

  /** Ann never dares to roll. */
  private static void holdAlways(PersonAtTheTable ann) {
    String asked = "";
    while (true) {
      Tree message =
          ann.next(one -> text(one, "type").equals("ended") || !text(one, "prompt.id").isEmpty());
      if (text(message, "type").equals("ended")) return;
      String prompt = text(message, "prompt.id");
      if (!prompt.equals(asked)) ann.send("answer", "'prompt':" + prompt + ",'choice':'HOLD'");
      asked = prompt;
    }
  }

  @Test
  void whoeverLeavesMakesRoomForABotOrForAnybody() {
    AgentClient agent = agent();
    Tree first = agent.done("begin", "{'game':'pig','free':1}");
    String id = text(first, "match");
    agent.done("leave", "{'match':'" + id + "','to':'anybody'}");
    assertThat(text(seen(id), "seats[0].kind")).isEqualTo("open");
    assertThat(agent.refused("look", "{'match':'" + id + "'}")).contains("you do not sit");
    agent.done("join", "{'match':'" + id + "'}");
    agent.done("leave", "{'match':'" + id + "'}");
    assertThat(text(seen(id), "seats[0].kind")).isEqualTo("bot");
  }

  @Test
  void aSeatIsTakenAgainWithItsTokenAfterTheServerAndTheSessionAreGone() throws Exception {
    AgentClient agent = agent();
    Tree first = agent.done("begin", "{'game':'pig','name':'Ada'}");
    String id = text(first, "match");
    String token = text(first, "token");
    agent.done(
        "answer", "{'match':'" + id + "','number':1,'prompt':" + text(first, "prompt") + "}");
    Tree before = agent.done("look", "{'match':'" + id + "'}");
    start();
    AgentClient again = agent();
    String wrong = "{'match':'" + id + "','token':'" + "x".repeat(token.length()) + "'}";
    assertThat(again.refused("resume", wrong)).contains("token");
    Tree after = again.done("resume", "{'match':'" + id + "','token':'" + token + "'}");
    assertThat(text(after, "name")).isEqualTo("Ada");
    assertThat(text(after, "prompt")).isEqualTo(text(before, "prompt"));
    assertThat(text(after, "screen")).isEqualTo(text(before, "screen"));
  }

  @Test
  void whoeverHandsTheirSeatToAnAgentIsSeenToHaveDoneSo() {
    Tree made = made("{'game':'pig','name':'Ann'}");
    String id = text(made, "match.id");
    assertThat(text(seen(id), "seats[0].kind")).isEqualTo("human");
    agent().done("resume", "{'match':'" + id + "','token':'" + text(made, "token") + "'}");
    assertThat(text(seen(id), "seats[0].kind")).isEqualTo("agent");
    assertThat(text(seen(id), "seats[0].name")).isEqualTo("Ann");
  }

  @Test
  void whatIsSaidAtTheTableIsHeard() {
    AgentClient one = agent();
    AgentClient other = AgentClient.greeted(server.port(), "192.0.2.2");
    String id = text(one.done("begin", "{'game':'pig','free':1,'name':'Ada'}"), "match");
    other.done("join", "{'match':'" + id + "','name':'Bob'}");
    other.done("say", "{'match':'" + id + "','text':'good luck'}");
    assertThat(JsonTrees.write(one.done("look", "{'match':'" + id + "'}")))
        .contains("Bob says: \\\"good luck\\\"");
  }

  @Test
  void anothersSessionAndAnothersMatchAreNobodys() {
    AgentClient ada = agent();
    String id = text(ada.done("begin", "{'game':'regrets','seed':'7'}"), "match");
    AgentClient eve = AgentClient.greeted(server.port(), "192.0.2.66");
    for (String tool : List.of("look", "answer", "notes", "leave", "say", "wait", "consider")) {
      String more =
          switch (tool) {
            case "answer" -> ",'prompt':0,'number':1";
            case "consider" -> ",'number':1";
            case "say" -> ",'text':'hello'";
            default -> "";
          };
      assertThat(eve.refused(tool, "{'match':'" + id + "'" + more + "}")).contains("do not sit");
    }
    eve.use(ada.session());
    assertThat(eve.post(quoted("{'jsonrpc':'2.0','id':1,'method':'tools/list'}")).statusCode())
        .isEqualTo(404);
    assertThat(AgentClient.sent(eve.builder().DELETE()).statusCode()).isEqualTo(404);
    ada.done("look", "{'match':'" + id + "'}");
    assertThat(AgentClient.sent(ada.builder().DELETE()).statusCode()).isEqualTo(204);
    assertThat(ada.post(quoted("{'jsonrpc':'2.0','id':1,'method':'tools/list'}")).statusCode())
        .isEqualTo(404);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{",
        "[]",
        "7",
        "{}",
        "{'jsonrpc':'2.0','id':1,'method':'initialize','params':[]}",
        "{'jsonrpc':'2.0','id':1,'method':'tools/list'}",
        "\u0000\u001b"
      })
  void whateverIsWrongIsRefusedInALine(String body) {
    HttpResponse<String> response = new AgentClient(server.port(), "192.0.2.1").post(quoted(body));
    assertThat(response.statusCode()).isBetween(400, 499);
    assertThat(response.body()).hasLineCount(1).doesNotContain("Exception", "dev.astragal");
  }

  @Test
  void largeAndDeepBodiesAreRefused() {
    AgentClient agent = agent();
    assertThat(agent.post("x".repeat(100_000)).statusCode()).isEqualTo(413);
    assertThat(agent.post("[".repeat(60_000)).statusCode()).isEqualTo(400);
    agent.done("games", "{}");
  }

  @Test
  void theRulesOfTheServerHoldForAgentsToo() throws Exception {
    AgentClient banned = new AgentClient(server.port(), BANNED);
    assertThat(banned.greet().statusCode()).isEqualTo(403);
    AgentClient agent = agent();
    HttpRequest.Builder foreign = agent.builder().header("Origin", "https://evil.example");
    assertThat(
            AgentClient.sent(foreign.POST(HttpRequest.BodyPublishers.ofString("{}"))).statusCode())
        .isEqualTo(403);
    HttpRequest.Builder plain =
        HttpRequest.newBuilder(URI.create(server.address() + "mcp"))
            .header("Content-Type", "text/plain")
            .POST(HttpRequest.BodyPublishers.ofString("{}"));
    assertThat(AgentClient.sent(plain).statusCode()).isEqualTo(415);
    assertThat(AgentClient.sent(agent.builder().GET()).statusCode()).isEqualTo(405);
    for (int more = 1; more < AGENTS_MAX; more++) agent();
    assertThat(new AgentClient(server.port(), "192.0.2.1").greet().statusCode()).isEqualTo(429);
    assertThat(new AgentClient(server.port(), "192.0.2.7").greet().statusCode()).isEqualTo(200);
    start(AgentsMay.PLAY, new Limits.Rate(1, 10));
    List<Integer> statuses = new ArrayList<>();
    AgentClient eager = agent();
    for (int i = 0; i < 30; i++)
      statuses.add(eager.post(quoted("{'jsonrpc':'2.0','id':1,'method':'ping'}")).statusCode());
    assertThat(statuses).contains(200, 429).doesNotContain(500);
  }

  @Test
  void onlyWhereTheyMayStudyAgentsHaveADesignersTools() throws Exception {
    String list = quoted("{'jsonrpc':'2.0','id':1,'method':'tools/list'}");
    assertThat(agent().post(list).body()).contains("\"join\"").doesNotContain("\"sweep\"");
    start(AgentsMay.STUDY, OFTEN);
    AgentClient agent = agent();
    assertThat(agent.post(list).body()).contains("\"sweep\"");
    assertThat(text(agent.done("sweep", "{'game':'pig','runs':100}"), "game")).isEqualTo("pig");
    start(AgentsMay.NOTHING, OFTEN);
    assertThat(new AgentClient(server.port(), "192.0.2.1").greet().statusCode()).isEqualTo(404);
  }
}
