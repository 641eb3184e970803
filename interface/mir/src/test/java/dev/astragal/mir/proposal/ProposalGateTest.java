package dev.astragal.mir.proposal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.ActionResult;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonReader;
import dev.astragal.games.mir.json.JsonText;
import dev.astragal.games.mir.state.Side;
import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.mir.Fixtures;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What passes the gate, what does not, and that nothing hostile gets anywhere. */
class ProposalGateTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`` | Empty AI response",
        "`   ` | Empty AI response",
        "[1] | AI response must be a JSON object",
        "5 | AI response must be a JSON object",
        "{} | Missing or invalid 'type' field",
        "{\"type\":5} | Missing or invalid 'type' field",
        "{\"type\":\"\"} | Missing or invalid 'type' field",
        "{\"type\":\"INVALID\"} | AI declined: unknown reason",
        "{\"type\":\"INVALID\",\"reason\":\"no\"} | AI declined: no",
        "{\"type\":\"SET_SEED\",\"seed\":\"x\"} | Disallowed action type: \"SET_SEED\"",
        "{\"type\":\"DEFEND\",\"entityId\":\"p1\"} | Disallowed action type: \"DEFEND\"",
        "{\"type\":\"MOVE\"} | MOVE: missing or invalid 'entityId'",
        "{\"type\":\"MOVE\",\"entityId\":\"p1\"} | MOVE: missing or empty 'path' array",
        "{\"type\":\"MOVE\",\"entityId\":\"p1\",\"path\":[]} | MOVE: missing or empty 'path' array",
        "{\"type\":\"MOVE\",\"entityId\":\"p1\",\"path\":[{\"x\":1,\"y\":1},{\"x\":\"1\",\"y\":2}]}"
            + " | MOVE: path[1] must have numeric x and y",
        "{\"type\":\"MOVE\",\"entityId\":\"p1\",\"path\":[null]} | MOVE: path[0] must have numeric x and y",
        "{\"type\":\"ATTACK\",\"targetId\":\"p1\"} | ATTACK: missing or invalid 'attackerId'",
        "{\"type\":\"ATTACK\",\"attackerId\":\"p1\",\"targetId\":{}}"
            + " | ATTACK: missing or invalid 'targetId'",
        "{\"type\":\"END_TURN\",\"entityId\":1} | END_TURN: missing or invalid 'entityId'"
      })
  void refused(String answer, String reason) {
    assertThat(ProposalGate.judge(answer)).isEqualTo(new ProposalGate.Verdict.Refused(reason));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "Well: {\"type\":\"ROLL_INITIATIVE\",\"seed\":\"mine\"} done. | {\"type\":\"ROLL_INITIATIVE\"}",
        "{\"targetId\":\"n1\",\"attackerId\":\"p1\",\"damage\":99,\"type\":\"ATTACK\"}"
            + " | {\"type\":\"ATTACK\",\"attackerId\":\"p1\",\"targetId\":\"n1\"}",
        "{\"type\":\"MOVE\",\"entityId\":\"p1\",\"path\":[{\"y\":1.9,\"x\":0.2,\"z\":1}]}"
            + " | {\"type\":\"MOVE\",\"entityId\":\"p1\",\"path\":[{\"x\":0,\"y\":1}]}"
      })
  void strippedToTheActionAndItsOwnFields(String answer, String action) {
    assertThat(ProposalGate.judge(answer))
        .isInstanceOfSatisfying(
            ProposalGate.Verdict.Accepted.class,
            accepted -> assertThat(JsonText.compact(accepted.action())).isEqualTo(action));
  }

  @Test
  void whatIsNotJsonSaysWhere() {
    assertThat(ProposalGate.judge("I would rather not"))
        .isInstanceOfSatisfying(
            ProposalGate.Verdict.Refused.class,
            refused -> assertThat(refused.reason()).startsWith("Invalid JSON: line 1, column 1"));
    assertThat(ProposalGate.judge(null))
        .isEqualTo(new ProposalGate.Verdict.Refused("Empty AI response"));
  }

  @Test
  void answersHaveALimit() {
    String long200k = "x".repeat(ProposalGate.LENGTH_MAX + 1);
    assertThat(ProposalGate.judge(long200k))
        .isEqualTo(
            new ProposalGate.Verdict.Refused("AI response is longer than 200000 characters"));
  }

  @Test
  void nothingHostileBreaksTheGateOrPoisonsAState() {
    Rng rng = Luck.of(Seed.of(9).key(), List.of()).aside(Stream.of("hostile"));
    MirState state = (MirState) Fixtures.ENGINE.read(Fixtures.yard());
    int accepted = 0;
    for (int i = 0; i < 20_000; i++) {
      String answer = hostile(rng);
      if (!(ProposalGate.judge(answer) instanceof ProposalGate.Verdict.Accepted(Json.Obj action)))
        continue;
      accepted++;
      assertThat(action.keys()).isSubsetOf("type", "entityId", "path", "attackerId", "targetId");
      ActionResult result = Fixtures.ENGINE.applyAction(state, action);
      assertThat(((MirState) result.nextState()).sound()).as(answer).isTrue();
    }
    assertThat(accepted).isGreaterThan(300);
  }

  @Test
  void theProposerLearnsNothingItShouldNot() {
    MirState state =
        (MirState)
            Fixtures.ENGINE
                .applyAction(
                    Fixtures.ENGINE.read(Fixtures.yard()), JsonReader.read(Fixtures.ATTACK))
                .nextState();
    String view = JsonText.compact(ProposerView.of(state, Side.NPCS));
    assertThat(view)
        .doesNotContain("vector-1", "roll-1", "evt-", "seed", "log", "schemaVersion", "campaign")
        .contains("\"hp\":\"6/7\"", "\"blocking\":[{\"x\":3,\"y\":1}]");
  }

  @Test
  void whoStandsInTheFogIsNotInTheView() {
    Json.Obj foggy =
        (Json.Obj)
            JsonReader.read(
                Fixtures.yardText()
                    .replace("\"fogOfWarEnabled\":false", "\"fogOfWarEnabled\":true")
                    .replace(
                        "{\"x\":3,\"y\":1,\"type\":\"blocked\",\"blocksMovement\":true}",
                        "{\"x\":1,\"y\":3,\"type\":\"wall\",\"blocksMovement\":true,\"blocksVision\":true}")
                    .replace("\"position\":{\"x\":2,\"y\":3}", "\"position\":{\"x\":1,\"y\":4}"));
    MirState state = (MirState) Fixtures.ENGINE.read(foggy);
    String view = JsonText.compact(ProposerView.of(state, Side.NPCS));
    assertThat(view).contains("\"id\":\"p1\"").doesNotContain("\"id\":\"p2\"");
  }

  private static String hostile(Rng rng) {
    String text =
        rng.pick(
            List.of(
                Fixtures.STEP,
                Fixtures.ATTACK,
                Fixtures.BLOCKED,
                "{\"type\":\"ROLL_INITIATIVE\",\"__proto__\":{\"type\":\"SET_SEED\"}}",
                "{\"type\":\"MOVE\",\"entityId\":\"p1\",\"path\":[{\"x\":1e999,\"y\":-1e999}]}",
                "{\"type\":\"MOVE\",\"entityId\":\"p1\",\"path\":[{\"x\":0.999,\"y\":1.5}]}",
                "{\"type\":\"MOVE\",\"type\":\"SET_SEED\",\"seed\":\"x\"}",
                "{\"type\":\"ATTACK\",\"attackerId\":\"constructor\",\"targetId\":\"__proto__\"}",
                "[".repeat(5_000),
                "{\"a\":".repeat(3_000) + "}".repeat(3_000)));
    StringBuilder mutated = new StringBuilder(text);
    for (int edits = rng.below(3); edits > 0 && !mutated.isEmpty(); edits--) {
      int at = rng.below(mutated.length());
      switch (rng.below(4)) {
        case 0 -> mutated.deleteCharAt(at);
        case 1 -> mutated.setCharAt(at, (char) rng.below(0x10000));
        case 2 ->
            mutated.insert(at, rng.pick(List.of("\"", "{", "}", "[", "null", "\\u0000", "9e9")));
        default -> mutated.insert(at, mutated.substring(0, Math.min(at, 20)));
      }
    }
    return mutated.toString();
  }
}
