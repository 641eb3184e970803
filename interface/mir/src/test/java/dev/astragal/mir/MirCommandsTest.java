package dev.astragal.mir;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonReader;
import dev.astragal.games.mir.json.JsonText;
import dev.astragal.games.mir.json.StateHash;
import dev.astragal.runtime.content.BadInputException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The commands as a shell sees them. */
class MirCommandsTest {
  @TempDir Path folder = Path.of("");

  /** What a command printed and how it ended. */
  private record Ended(int code, String out, String err) {
    List<String> lines() {
      return out.lines().toList();
    }
  }

  @Test
  void applyAnswersEveryLineInTheContractsKeyOrder() {
    String request = request(Fixtures.STEP);
    Ended ended = run(request + "\n\n" + request(Fixtures.BLOCKED) + "\n", "apply");
    assertThat(ended.code).isZero();
    assertThat(ended.lines()).hasSize(2);
    assertThat(((Json.Obj) JsonReader.read(ended.lines().get(0))).keys())
        .containsExactly("nextState", "events", "success");
    assertThat(((Json.Obj) JsonReader.read(ended.lines().get(1))).keys())
        .containsExactly("nextState", "events", "success", "errors");
  }

  @Test
  void applyTakesOneObjectOverManyLinesToo() {
    String pretty = JsonText.pretty(JsonReader.read(request(Fixtures.STEP)));
    assertThat(run(pretty, "apply").lines())
        .isEqualTo(run(request(Fixtures.STEP), "apply").lines());
  }

  @Test
  void chainFeedsEachActionToTheStateBeforeIt() {
    Ended ended =
        run(
            request(Fixtures.STEP)
                + "\n{\"action\":"
                + Fixtures.BLOCKED
                + "}\n{\"action\":"
                + Fixtures.ATTACK
                + "}",
            "apply",
            "--chain");
    Json.Obj last = (Json.Obj) JsonReader.read(ended.lines().get(2));
    assertThat(last.object("nextState").object("log").items("events")).hasSize(3);
    assertThat(StateHash.of(((Json.Obj) JsonReader.read(ended.lines().get(1))).at("nextState")))
        .isEqualTo("90e62e9eb894e448");
  }

  @Test
  void theTacticsProfilePlaysTheSameDocumentsByOtherRules() {
    Ended ended = run(request(Fixtures.ATTACK), "apply", "--profile", "tactics");
    Json.Obj result = (Json.Obj) JsonReader.read(ended.lines().getFirst());
    Json.Obj event = (Json.Obj) result.items("events").getFirst();
    assertThat(event.object("payload").keys()).contains("rawRoll", "critical");
  }

  @Test
  void aLineThatIsNotJsonIsOneSentence() {
    Ended ended = run(request(Fixtures.STEP) + "\n{oops}", "apply");
    assertThat(ended.code).isEqualTo(2);
    assertThat(ended.err)
        .startsWith("request 2 is not JSON: line 1, column 2: expected a key in quotes");
  }

  @Test
  void validateNamesEveryFault() throws IOException {
    Path good = write("good.json", Fixtures.yardText());
    Path bad = write("bad.json", "{}");
    assertThat(run("", "validate", good.toString()).code).isZero();
    Ended ended = run("", "validate", good.toString(), bad.toString());
    assertThat(ended.code).isEqualTo(1);
    assertThat(ended.lines()).hasSize(12).first().asString().startsWith("ok");
  }

  @Test
  void hashPrintsSixteenDigits() throws IOException {
    Path yard = write("yard.json", Fixtures.yardText());
    assertThat(run("", "hash", yard.toString()).out).startsWith("d3b7b53f78fd6471  ");
  }

  @Test
  void aSessionIsRecordedAndReplayed() throws IOException {
    Path yard = write("yard.json", Fixtures.yardText());
    Ended recorded =
        run(
            Fixtures.STEP + "\n" + Fixtures.BLOCKED + "\n" + Fixtures.ATTACK,
            "bundle",
            "--state",
            yard.toString(),
            "--id",
            "test");
    Path bundle = write("test.replay.json", recorded.out);
    assertThat(run("", "replay", bundle.toString()).code).isZero();
    Path tampered = write("bad.replay.json", recorded.out.replace("\"x\": 2,", "\"x\": 0,"));
    Ended ended = run("", "replay", bundle.toString(), tampered.toString());
    assertThat(ended.code).isEqualTo(1);
    assertThat(ended.out).contains("PASS  ", "FAIL  ", "state hash mismatch");
  }

  @Test
  void aTurnIsWrittenAndVerified() throws IOException {
    Path yard = write("yard.json", Fixtures.yardText());
    Path action = write("action.json", Fixtures.ATTACK);
    Path turn = folder.resolve("turn");
    assertThat(
            run(
                    "",
                    "turn",
                    "--state",
                    yard.toString(),
                    "--action",
                    action.toString(),
                    "--out",
                    turn.toString())
                .out)
        .contains("accepted");
    assertThat(run("", "verify", turn.toString()).out).startsWith("PASS: replay matches bundle");
    Path events = turn.resolve("events.json");
    Files.writeString(events, Files.readString(events).replace("\"damage\": 1", "\"damage\": 2"));
    Ended ended = run("", "verify", turn.toString());
    assertThat(ended.code).isEqualTo(1);
    assertThat(ended.out).contains("differs in events.json");
  }

  @Test
  void aProposalIsStrippedAndThenJudgedByTheEngine() throws IOException {
    Path yard = write("yard.json", Fixtures.yardText());
    Ended ended =
        run(
            "I will " + Fixtures.BLOCKED,
            "propose",
            "--side",
            "players",
            "--state",
            yard.toString());
    assertThat(ended.out).contains("[DIAGONAL_MOVE]");
    Ended refused = run("{\"type\":\"SET_SEED\"}", "propose", "--state", yard.toString());
    assertThat(refused.code).isEqualTo(1);
    assertThat(refused.err).contains("Disallowed action type: \"SET_SEED\"");
  }

  @Test
  void aProgramThatPlaysTheOthersMovesNoPlayerInAFightOrOutsideOne() throws IOException {
    Path yard = write("yard.json", Fixtures.yardText());
    for (String action : List.of(Fixtures.STEP, Fixtures.ATTACK)) {
      Ended ended = run(action, "propose", "--side", "npcs", "--state", yard.toString());
      assertThat(ended.code).isEqualTo(1);
      assertThat(ended.out).isEmpty();
      assertThat(ended.err).contains("\"p1\" is not one of the npcs");
    }
    String own = "{\"type\":\"MOVE\",\"entityId\":\"n1\",\"path\":[{\"x\":0,\"y\":2}]}";
    assertThat(run(own, "propose", "--side", "npcs", "--state", yard.toString()).code).isZero();
  }

  @Test
  void aRecordThatCannotBeTakenOverIsReportedBesideTheDocument() throws IOException {
    Ended ended = run("", "bootstrap", write("record.json", "{}").toString());
    assertThat(ended.code).isEqualTo(1);
    assertThat(ended.out).isEmpty();
    assertThat(ended.err).contains("FAIL", "[SCHEMA] / must have required property 'meta'");
  }

  @Test
  void verifyingSomethingElseSaysWhatIsExpected() throws IOException {
    Files.createDirectory(folder.resolve("old"));
    write("old/state_in.json", "{}");
    write("old/rules_report.json", "{}");
    for (Path other : List.of(folder.resolve("old"), write("x.replay.json", "{}")))
      assertThat(run("", "verify", other.toString()).err)
          .contains(other + " is not a turn bundle: it has no", "'mir replay'");
  }

  @Test
  void theSchemaOfEachProfileIsPrinted() {
    for (Profile profile : Profile.values())
      assertThat(run("", "schema", "--profile", profile.toString()).out)
          .startsWith("{")
          .contains("\"schemaVersion\"");
    assertThat(run("", "schema").out).isNotEqualTo(run("", "schema", "--profile", "later").out);
  }

  @Test
  void withStatesOnStdoutFaultsGoToStderr() throws IOException {
    Ended ended = run("", "scenario", "--state", write("broken.scenario.json", "{}").toString());
    assertThat(ended.code).isEqualTo(1);
    assertThat(ended.out).isEmpty();
    assertThat(ended.err).contains("Missing or invalid meta field");
  }

  private static String request(String action) {
    return "{\"state\":" + Fixtures.yardText() + ",\"action\":" + action + "}";
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.writeString(file, text);
    return file;
  }

  private static Ended run(String input, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    CommandLine line =
        MirCommand.line(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
    line.setOut(new PrintWriter(out, true));
    line.setErr(new PrintWriter(err, true));
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setExecutionExceptionHandler(
        (problem, _, _) -> {
          if (!(problem instanceof BadInputException)) throw problem;
          err.write(String.valueOf(problem.getMessage()));
          return 2;
        });
    return new Ended(line.execute(args), out.toString(), err.toString());
  }
}
