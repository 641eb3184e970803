package dev.astragal.games.mir;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonReader;
import dev.astragal.games.mir.json.JsonText;
import dev.astragal.games.mir.json.StateHash;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

/** Whole traces of the reference engine, state hashes and all. */
class TraceVectorsTest {
  private Trace trace = new Trace(Yard.ENGINE, Yard.json());

  @Test
  void theYardIsReadAndHashedAsTheReferenceDoes() {
    assertThat(StateHash.of(Yard.json())).isEqualTo("d3b7b53f78fd6471");
    assertThat(Yard.text(Yard.state())).isEqualTo(Yard.text());
  }

  @Test
  void fourteenActionsInTheYard() throws Exception {
    trace.accepted(Yard.move("p1", 2, 1), "7e9e1eee35c6dea4");
    trace.rejected(
        Yard.move("p1", 3, 1),
        "[BLOCKED_CELL] Step 0: (3,1) is blocked terrain",
        "90e62e9eb894e448");
    trace.rejected(
        Yard.move("p1", 2, 2), "[OVERLAP] Step 0: (2,2) is occupied", "d68c04acc431fc42");
    trace.rejected(
        Yard.move("p1", 1, 0),
        "[DIAGONAL_MOVE] Step 0: (2,1)→(1,0) is not cardinal",
        "9caf008914ae4ecb");
    trace.rejected(
        Yard.move("p1", 1, 1, 0, 1, 0, 2, 0, 3, 0, 4),
        "[OUT_OF_RANGE] Path length 5 exceeds movementSpeed 4",
        "7acee880bae9b1da");
    trace.accepted(Yard.attack("p1", "n1"), "3fcfa4ee943c9014");
    assertThat(trace.seed()).isEqualTo("vector-1:702048754");
    trace.accepted(Yard.INITIATIVE, "bc8ee63f58ca1451");
    assertThat(trace.seed()).isEqualTo("vector-1:27381481");
    trace.rejected(
        Yard.INITIATIVE, "[COMBAT_ALREADY_ACTIVE] Combat is already active", "71660ac635657fbc");
    trace.accepted(Yard.endTurn("p2"), "881708b25c53d214");
    trace.accepted(Yard.attack("p1", "n1"), "7f1fd71455a0093a");
    assertThat(trace.seed()).isEqualTo("vector-1:413780108");
    trace.accepted(Yard.endTurn("p1"), "ed706167da5bc1c9");
    trace.accepted(Yard.endTurn("n1"), "cf3e0c0d31ccde17");
    trace.accepted(Yard.attack("p2", "n1"), "08fbdd41ee20fbc7");
    assertThat(trace.seed()).isEqualTo("vector-1:1007744754");
    trace.accepted(Yard.endTurn("p2"), "49c0f5288aec318e");
    String text = Yard.text(trace.state());
    assertThat(text).hasSize(5108);
    assertThat(sha256(text))
        .isEqualTo("509c13120c2ed827697ae87f754f5e9273e63325624cef1eca2bb7d568e4f87e");
  }

  @Test
  void theContractsFirstExampleWithTheDieItsGeneratorGives() {
    trace = new Trace(Yard.ENGINE, WorkedExamples.attack().json());
    ActionResult result = trace.apply(Yard.attack("pc-seren", "npc-barkeep"));
    assertThat(JsonText.compact(Yard.payload(result)))
        .isEqualTo(
            "{\"attackerId\":\"pc-seren\",\"targetId\":\"npc-barkeep\",\"attackRoll\":17,"
                + "\"targetAc\":10,\"hit\":true,\"damage\":5,\"targetHpAfter\":3}");
    assertThat(trace.seed()).isEqualTo("combat-42:3116942865");
    assertThat(trace.hash()).isEqualTo("2ab6c08075c16c8a");
  }

  @Test
  void theContractsSecondExample() {
    trace = new Trace(Yard.ENGINE, WorkedExamples.blockedMove().json());
    trace.rejected(
        Yard.move("pc-seren", 3, 2),
        "[BLOCKED_CELL] Step 0: (3,2) is blocked terrain",
        "fec8681317419c19");
    Json event = trace.state().log().events().items().getFirst();
    assertThat(event)
        .isEqualTo(
            JsonReader.read(
                """
                {"id": "evt-0001", "timestamp": "2026-02-11T18:00:00.000Z",
                 "type": "ACTION_REJECTED",
                 "payload": {"action": {"type": "MOVE", "entityId": "pc-seren"},
                   "reasons": ["[BLOCKED_CELL] Step 0: (3,2) is blocked terrain"]}}"""));
  }

  private static String sha256(String text) throws Exception {
    return HexFormat.of()
        .formatHex(
            MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
  }
}
