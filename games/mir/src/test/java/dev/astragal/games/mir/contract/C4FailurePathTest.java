package dev.astragal.games.mir.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.ActionResult;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.Yard;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonReader;
import dev.astragal.games.mir.json.JsonText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class C4FailurePathTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "null | [INVALID_ACTION] Action must be a non-null object | {\"type\":\"UNKNOWN\"}",
        "\"MOVE\" | [INVALID_ACTION] Action must be a non-null object | {\"type\":\"UNKNOWN\"}",
        "[] | [INVALID_ACTION] Unknown action type \"undefined\" | {\"type\":\"UNKNOWN\"}",
        "{} | [INVALID_ACTION] Unknown action type \"undefined\" | {\"type\":\"UNKNOWN\"}",
        "{\"type\":null} | [INVALID_ACTION] Unknown action type \"null\" | {\"type\":\"UNKNOWN\"}",
        "{\"type\":5} | [INVALID_ACTION] Unknown action type \"5\" | {\"type\":5}",
        "{\"type\":{}} | [INVALID_ACTION] Unknown action type \"[object Object]\" | {\"type\":{}}",
        "{\"type\":\"FLY\"} | [INVALID_ACTION] Unknown action type \"FLY\" | {\"type\":\"FLY\"}",
        "{\"type\":\"DEFEND\",\"entityId\":\"p1\"} | [INVALID_ACTION] Unknown action type \"DEFEND\""
            + " | {\"type\":\"DEFEND\",\"entityId\":\"p1\"}",
        "{\"type\":\"MOVE\"} | [INVALID_ACTION] MOVE requires entityId | {\"type\":\"MOVE\"}",
        "{\"type\":\"MOVE\",\"entityId\":\"p1\"} | [INVALID_ACTION] MOVE requires path array"
            + " | {\"type\":\"MOVE\",\"entityId\":\"p1\"}",
        "{\"type\":\"MOVE\",\"entityId\":\"p1\",\"path\":[]} | [PATH_EMPTY] MOVE path is empty"
            + " | {\"type\":\"MOVE\",\"entityId\":\"p1\"}",
        "{\"type\":\"MOVE\",\"entityId\":5,\"path\":[{}]} | [ENTITY_NOT_FOUND] Entity \"5\" not found"
            + " | {\"type\":\"MOVE\",\"entityId\":5}",
        "{\"type\":\"ATTACK\",\"targetId\":\"n1\"} | [INVALID_ACTION] ATTACK requires attackerId"
            + " | {\"type\":\"ATTACK\",\"targetId\":\"n1\"}",
        "{\"type\":\"ATTACK\",\"attackerId\":\"p1\",\"targetId\":\"\"}"
            + " | [INVALID_ACTION] ATTACK requires targetId"
            + " | {\"type\":\"ATTACK\",\"attackerId\":\"p1\"}",
        "{\"type\":\"ATTACK\",\"attackerId\":\"p1\",\"targetId\":\"p1\"}"
            + " | [SELF_ATTACK] Entity \"p1\" cannot attack itself"
            + " | {\"type\":\"ATTACK\",\"attackerId\":\"p1\",\"targetId\":\"p1\"}",
        "{\"type\":\"ATTACK\",\"attackerId\":\"x\",\"targetId\":\"p1\"}"
            + " | [ENTITY_NOT_FOUND] Attacker \"x\" not found"
            + " | {\"type\":\"ATTACK\",\"attackerId\":\"x\",\"targetId\":\"p1\"}",
        "{\"type\":\"ATTACK\",\"attackerId\":\"p1\",\"targetId\":\"x\"}"
            + " | [ENTITY_NOT_FOUND] Target \"x\" not found"
            + " | {\"type\":\"ATTACK\",\"attackerId\":\"p1\",\"targetId\":\"x\"}",
        "{\"type\":\"END_TURN\"} | [INVALID_ACTION] END_TURN requires entityId"
            + " | {\"type\":\"END_TURN\"}",
        "{\"type\":\"END_TURN\",\"entityId\":\"p1\"} | [COMBAT_NOT_ACTIVE] No combat is active"
            + " | {\"type\":\"END_TURN\",\"entityId\":\"p1\"}"
      })
  void oneReasonAndASummaryOfTheAction(String action, String reason, String summary) {
    ActionResult result = Yard.apply(action);
    assertThat(result.success()).isFalse();
    assertThat(result.errors()).containsExactly(reason);
    Json.Obj payload = Yard.payload(result);
    assertThat(JsonText.compact(payload.at("action"))).isEqualTo(summary);
    assertThat(payload.at("reasons")).isEqualTo(Json.texts(result.errors()));
  }

  @Test
  void nothingButTheLogChanges() {
    ActionResult result = Yard.apply(Yard.move("p1", 3, 3));
    Json.Obj next = (Json.Obj) result.nextState().json();
    assertThat(JsonText.compact(next.with("log", Yard.json().at("log")))).isEqualTo(Yard.text());
    assertThat(next.object("log").items("events")).hasSize(1);
  }

  @Test
  void outOfTurnIsFoundBeforeAnybodyLooksWhetherTheActorExists() {
    MirState fighting = Yard.after(Yard.INITIATIVE);
    assertThat(Yard.apply(fighting, Yard.move("ghost", 0, 0)).errors())
        .containsExactly(
            "[NOT_YOUR_TURN] It is not \"ghost\"'s turn (active: \""
                + fighting.combat().activeId()
                + "\")");
  }

  @Test
  void deadActorsAndDeadTargets() {
    MirState state =
        Yard.state(
            Yard.with(
                "\"stats\":{\"hpCurrent\":7,\"hpMax\":7,\"ac\":8,\"movementSpeed\":3},\"conditions\":[]",
                "\"stats\":{\"hpCurrent\":0,\"hpMax\":7,\"ac\":8,\"movementSpeed\":3},\"conditions\":[\"dead\"]"));
    assertThat(Yard.apply(state, Yard.move("n1", 0, 2)).errors())
        .containsExactly("[DEAD_ENTITY] Entity \"n1\" is dead");
    assertThat(Yard.apply(state, Yard.attack("n1", "p1")).errors())
        .containsExactly("[DEAD_ENTITY] Attacker \"n1\" is dead");
    assertThat(Yard.apply(state, Yard.attack("p1", "n1")).errors())
        .containsExactly("[TARGET_DEAD] Target \"n1\" is already dead");
  }

  @Test
  void steppingOffTheMap() {
    assertThat(Yard.apply(Yard.move("p1", 1, 0, 1, -1)).errors())
        .containsExactly("[OUT_OF_RANGE] Step 1: (1,-1) outside map 6x5");
  }

  @Test
  void withNobodyAliveThereIsNoFight() {
    Json nobody =
        Yard.json()
            .with("entities", JsonReader.read("{\"players\":[],\"npcs\":[],\"objects\":[]}"));
    assertThat(Yard.apply(Yard.state(nobody), Yard.INITIATIVE).errors())
        .containsExactly("[NO_PARTICIPANTS] No living entities to participate in combat");
  }

  @Test
  void aResultThatBreaksAnInvariantIsRolledBack() {
    MirState state = Yard.state(foreignLog("evt-0002", "2026-01-01T00:00:00Z"));
    ActionResult result = Yard.apply(state, Yard.move("p1", 0, 1));
    assertThat(result.errors())
        .containsExactly("[POST_INVARIANT_FAILED] [LOG_IDS_UNIQUE] Duplicate log id \"evt-0002\"");
    assertThat(((MirState) result.nextState()).roster().at("p1").x()).isEqualTo(1);
  }

  @Test
  void aCollidingLogIdPoisonsTheRejectionTooAsInTheReference() {
    MirState state = Yard.state(foreignLog("evt-0002", "2026-01-01T00:00:00Z"));
    ActionResult rejected = Yard.apply(state, Yard.move("p1", 0, 1));
    assertThat(Yard.apply(rejected.nextState(), Yard.INITIATIVE).errors())
        .containsExactly("[PRE_INVARIANT] [LOG_IDS_UNIQUE] Duplicate log id \"evt-0002\"");
  }

  @Test
  void aClockBehindTheLogPoisonsTheRejectionTooAsInTheReference() {
    MirState state = Yard.state(foreignLog("later", "2026-06-01T00:00:00Z"));
    ActionResult rejected = Yard.apply(state, Yard.INITIATIVE);
    assertThat(rejected.errors())
        .containsExactly(
            "[POST_INVARIANT_FAILED] [LOG_CHRONOLOGICAL] \"evt-0002\" timestamp before previous");
    assertThat(Yard.apply(rejected.nextState(), Yard.INITIATIVE).nextState())
        .isSameAs(rejected.nextState());
  }

  private static Json foreignLog(String id, String timestamp) {
    return Yard.with(
        "\"log\":{\"events\":[]}",
        "\"log\":{\"events\":[{\"id\":\""
            + id
            + "\",\"timestamp\":\""
            + timestamp
            + "\",\"type\":\"session_start\",\"payload\":{}}]}");
  }
}
