package dev.astragal.web;

import static dev.astragal.web.Client.number;
import static dev.astragal.web.Client.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.cli.Main;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreePath;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.journal.JournalWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Looking at recorded and live runs. */
@Timeout(240)
final class InspectorTest {
  @TempDir private static Path directory;

  @SuppressWarnings("NullAway.Init")
  private static TestServer server;

  private static String pig = "";

  @BeforeAll
  static void aRecordedGameOfPig() throws Exception {
    Path recordings = Files.createDirectories(directory.resolve("recordings"));
    record("pig", "hold20", recordings.resolve("pig-42.jsonl"));
    record("tictactoe", "random", recordings.resolve("crosses.jsonl"));
    record("delve", "balanced", recordings.resolve("delve.jsonl"));
    Files.writeString(recordings.resolve("notes.jsonl"), "not a journal");
    record("pig", "hold20", recordings.resolve("tampered.jsonl"));
    Path tampered = recordings.resolve("tampered.jsonl");
    Files.writeString(
        tampered, Files.readString(tampered).replaceFirst("\"face\":\\d", "\"face\":7"));
    server = TestServer.over(directory);
    pig = id("pig-42");
  }

  private static void record(String game, String bot, Path journal) {
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    StringWriter errors = new StringWriter();
    int code =
        Main.run(
            new String[] {
              "run", game, "--seed", "42", "--bot", bot, "--journal", journal.toString()
            },
            nowhere,
            new PrintWriter(errors));
    assertThat(code).as(errors.toString()).isZero();
  }

  private static String id(String name) {
    return rows(server.get("/api/runs"), "runs")
        .filter(run -> text(run, "name").equals(name))
        .map(run -> text(run, "id"))
        .findFirst()
        .orElseThrow();
  }

  @AfterAll
  static void closed() {
    server.close();
  }

  @Test
  void aRunTellsItsLengthSeedOutcomeAndEnd() {
    Tree run = server.get("/api/runs/" + pig);
    assertThat(text(run, "seed")).isEqualTo("42");
    assertThat(text(run, "outcome.code")).isEqualTo("won");
    assertThat(number(run, "steps")).isEqualTo(number(run, "inputs")).isGreaterThan(10);
    assertThat(rows(run, "markers").map(marker -> text(marker, "kind"))).containsExactly("END");
    assertThat(text(run, "divergence.same")).isEqualTo("true");
  }

  @Test
  void aStepTellsInputEventsDrawsAndChangedFields() {
    Tree step = server.get("/api/runs/" + pig + "/steps/1");
    assertThat(text(step, "input.choice")).isEqualTo("ROLL");
    assertThat(text(step, "events[0].kind")).isEqualTo("Rolled");
    assertThat(text(step, "draws[0].stream")).isEqualTo("dice");
    assertThat(number(step, "draws[0].odds.favourable")).isEqualTo(1);
    assertThat(number(step, "draws[0].odds.all")).isEqualTo(6);
    assertThat(text(step, "draws[0].result")).isEqualTo(text(step, "events[0].data.face"));
    assertThat(text(step, "changes[0].path")).isEqualTo("atRisk");
    assertThat(text(step, "changes[0].after")).isEqualTo(text(step, "state.atRisk"));
    assertThat(text(step, "prompt.choices[1].choice")).isEqualTo("HOLD");
    assertThat(text(step, "screen.panels[0].kind")).isEqualTo("meters");
  }

  @Test
  void aRecordingIsPlayedOnFromAnyStep() {
    Tree made =
        server.create("/api/runs/" + pig + "/play", "{\"at\":5,\"seat\":0,\"luck\":\"new\"}");
    String match = text(made, "match.id");
    assertThat(server.match(match).inputs()).isGreaterThanOrEqualTo(5);
    assertThat(text(server.get("/api/runs/" + pig + "/steps/5"), "state"))
        .isEqualTo(server.match(match).recording().at(5).state().text());
    assertThat(server.get("/api/matches").text()).doesNotContain(match);
    try (Client client = server.seated(match, text(made, "token"))) {
      Tree update = client.expect("update");
      while (text(update, "prompt.id").isEmpty()) update = client.expect("update");
      client.play(number(update, "prompt.id"), "\"HOLD\"");
    }
  }

  @Test
  void movesAreListedAndFound() {
    Tree all = server.get("/api/runs/" + pig + "/moves?from=0");
    assertThat(text(all, "moves[0].label")).startsWith("Roll");
    assertThat(text(all, "moves[0].events[0]")).contains("rolls a");
    assertThat(number(all, "moves[1].step")).isEqualTo(2);
    Tree found = server.get("/api/runs/" + pig + "/moves?from=0&find=HOLD%20AND");
    assertThat(rows(found, "moves").map(move -> text(move, "label")))
        .isNotEmpty()
        .allMatch(label -> label.startsWith("Hold and"));
    assertThat(server.refusal("/api/runs/" + pig + "/moves?from=x", "")).isEqualTo("400 BAD_FIELD");
  }

  @Test
  void scrubbingBackGivesTheSameStepAgain() {
    String path = "/api/runs/" + pig + "/steps/";
    Tree third = server.get(path + 3);
    server.get(path + 9);
    assertThat(server.get(path + 3)).isEqualTo(third);
    assertThat(rows(server.get(path + 0), "draws")).isEmpty();
  }

  @Test
  void aChoiceIsExplained() {
    String path = "/api/runs/" + pig + "/steps/0/why?choice=";
    assertThat(text(server.get(path + encoded("\"ROLL\"")), "legal")).isEqualTo("true");
    Tree other = server.get(path + encoded("\"ROLL\"") + "&seat=1");
    assertThat(text(other, "code")).isEqualTo("NOT_YOUR_TURN");
    assertThat(server.refusal(path + encoded("\"JUMP\""), "")).isEqualTo("400 BAD_CHOICE");
  }

  @Test
  void futuresWithNewLuckPartWhereItIsFirstDrawn() {
    String delve = id("delve");
    for (int at : new int[] {10, 60}) {
      String fork =
          text(
              server.create(
                  "/api/runs/" + delve + "/forks", "{\"at\":" + at + ",\"luck\":\"new\"}"),
              "run.id");
      Tree found = server.get("/api/runs/" + delve + "/compare/" + fork);
      long common = number(found, "common");
      assertThat(common).isGreaterThanOrEqualTo(at);
      assertThat(text(found, "first.a")).isNotEqualTo(text(found, "first.b"));
      assertThat(text(server.get("/api/runs/" + delve + "/steps/" + common), "state"))
          .isEqualTo(text(server.get("/api/runs/" + fork + "/steps/" + common), "state"));
    }
  }

  @Test
  void twoStepsAreCompared() {
    Tree diff = server.get("/api/runs/" + pig + "/diff?from=0&to=1");
    assertThat(rows(diff, "changes").map(change -> text(change, "path"))).containsExactly("atRisk");
  }

  @Test
  void aForkWithTheSameLuckAndTheSameBotsHasTheSameFuture() {
    Tree fork = fork("{\"at\":5,\"luck\":\"same\",\"bot\":\"hold20\"}");
    assertThat(text(fork, "run.parent.at")).isEqualTo("5");
    Tree compared = server.get("/api/runs/" + pig + "/compare/" + text(fork, "run.id"));
    assertThat(number(compared, "common")).isEqualTo(number(fork, "run.steps"));
    assertThat(rows(compared, "changes")).isEmpty();
  }

  @Test
  void aForkWithNewLuckOrAnotherChoicePartsThere() {
    for (String how :
        new String[] {
          "{\"at\":4,\"luck\":\"new\",\"salt\":3}",
          "{\"at\":4,\"luck\":\"same\",\"choice\":\"HOLD\",\"bot\":\"random\"}"
        }) {
      Tree fork = fork(how);
      String id = text(fork, "run.id");
      Tree compared = server.get("/api/runs/" + pig + "/compare/" + id);
      assertThat(number(compared, "common")).isBetween(3L, 4L);
      assertThat(text(compared, "b.outcome.code")).isEqualTo("won");
      assertThat(server.get("/api/runs/" + id + "/steps/2").text())
          .contains(text(server.get("/api/runs/" + pig + "/steps/2"), "hash"));
    }
  }

  private static Tree fork(String body) {
    HttpResponse<String> response = server.post("/api/runs/" + pig + "/forks", body);
    assertThat(response.statusCode()).as(response.body()).isEqualTo(201);
    return JsonTrees.read(response.body(), "fork");
  }

  @Test
  void whatDoesNotExistIsSaidSo() {
    String path = "/api/runs/" + pig;
    assertThat(server.refusal("/api/runs/nothing", "")).isEqualTo("404 NO_SUCH_RUN");
    assertThat(server.refusal(path + "/steps/100000", "")).isEqualTo("404 NO_SUCH_STEP");
    assertThat(server.refusal(path + "/nothing", "")).isEqualTo("404 NOT_FOUND");
    assertThat(server.refusal(path + "/steps/x", "")).isEqualTo("400 BAD_FIELD");
    assertThat(server.refusal(path + "/steps/99999999999999999999", "")).isEqualTo("400 BAD_FIELD");
    assertThat(server.refusal(path + "/steps/0?seat=7", "")).isEqualTo("400 BAD_FIELD");
    assertThat(server.refusal(path + "/diff?from=1", "")).isEqualTo("400 BAD_FIELD");
    assertThat(server.refusal(path + "/compare/" + id("crosses"), "")).isEqualTo("409 OTHER_GAME");
  }

  @Test
  void aDamagedRecordingSaysWhereAndNotWhereItLies() {
    HttpResponse<String> response = server.response("/api/runs/" + id("tampered"), "");
    assertThat(response.statusCode()).isEqualTo(409);
    assertThat(response.body())
        .contains("UNREADABLE", "tampered.jsonl is damaged: line 2")
        .doesNotContain(directory.toString());
  }

  @Test
  void aRecordingThatDoesNotReplayTellsWhereItPartsAndWhoMadeIt() {
    Path recordings = directory.resolve("recordings");
    JournalFile file = JournalReader.read(recordings.resolve("pig-42.jsonl"));
    JournalLine.Header header = file.header();
    JournalLine.Header foreign =
        new JournalLine.Header(header.format(), "other", header.content(), header.spec());
    try (JournalWriter writer =
        JournalWriter.create(recordings.resolve("foreign.jsonl"), foreign)) {
      for (JournalLine line : file.lines())
        writer.append(
            line instanceof JournalLine.Input input && input.seq() == 5 ? wrong(input) : line);
    }
    String path = "/api/runs/" + id("foreign");
    Tree divergence = server.get(path + "/divergence");
    assertThat(text(divergence, "same")).isEqualTo("false");
    assertThat(number(divergence, "input")).isEqualTo(5);
    assertThat(text(divergence, "makers")).contains("was made by build other");
    assertThat(number(divergence, "step")).isEqualTo(5);
    assertThat(text(divergence, "recorded")).isNotEqualTo(text(divergence, "replayed"));
    assertThat(number(server.get(path + "/steps/5"), "step")).isEqualTo(5);
    assertThat(number(server.get(path + "/steps/6"), "step"))
        .as("what follows is shown as it was recorded")
        .isEqualTo(6);
  }

  private static JournalLine.Input wrong(JournalLine.Input input) {
    return new JournalLine.Input(
        input.seq(),
        input.tick(),
        input.seat(),
        input.prompt(),
        input.choice(),
        input.refused(),
        OptionalLong.of(input.hash().orElseThrow() + 1),
        input.events());
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private static Stream<Tree> rows(Tree tree, String path) {
    return TreePath.parse(path).find(tree).orElseThrow() instanceof Tree.Rows rows
        ? rows.items().stream()
        : Stream.empty();
  }

  @Test
  void aJournalGoesOutAndComesInAgainButAForkHasNone() {
    Tree saved = server.get("/api/runs/" + pig + "/journal");
    assertThat(text(saved, "name")).startsWith("pig-").endsWith(".jsonl");
    Tree opened = server.create("/api/runs", JsonTrees.write(saved));
    assertThat(number(opened, "run.steps"))
        .isEqualTo(number(server.get("/api/runs/" + pig), "steps"));
    assertThat(text(opened, "run.divergence.same")).isEqualTo("true");
    Tree fork = server.create("/api/runs/" + pig + "/forks", "{\"at\": 0}");
    HttpResponse<String> none =
        TestServer.send(
            HttpRequest.newBuilder(
                URI.create(server.url("/api/runs/" + text(fork, "run.id") + "/journal"))));
    assertThat(none.body()).contains("NO_JOURNAL");
    assertThat(server.post("/api/runs", "{\"name\": \"x\", \"journal\": \"no\"}").body())
        .contains("UNREADABLE");
  }

  @Test
  void aGameOfASweepIsPlayedAgainAsTheCommandPlaysIt() {
    Tree opened =
        server.create(
            "/api/runs/bots",
            """
            {"spec": {"game": "pig", "seed": "42", "seats": 2}, "bots": ["hold20"]}
            """);
    Tree again = server.get("/api/runs/" + text(opened, "run.id") + "/steps/5");
    assertThat(text(again, "hash"))
        .isEqualTo(text(server.get("/api/runs/" + pig + "/steps/5"), "hash"));
    assertThat(
            server
                .post(
                    "/api/runs/bots",
                    "{\"spec\": {\"game\": \"pig\", \"seed\": \"1\", \"seats\": 2}, \"bots\": []}")
                .body())
        .contains("BAD_FIELD");
  }
}
