package dev.astragal.mir.bundle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.ActionResult;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonReader;
import dev.astragal.games.mir.json.JsonText;
import dev.astragal.games.mir.schema.WorldSchema;
import dev.astragal.mir.Fixtures;
import org.junit.jupiter.api.Test;

/** A campaign record of the older world becomes a state the engine plays on. */
class BootstrapTest {
  private static final String RECORD =
      """
      {"meta":{"schemaVersion":"1.0.0","createdAt":"2026-02-01T00:00:00Z"},
       "session":{"id":"s-1","name":"First","status":"active"},
       "ruleset":{"system":"5e","edition":"lite"},
       "timeline":{"currentTime":"dusk","turn":3},
       "world":{"name":"Vale"},
       "map":{"name":"The  Old Mill","dimensions":{"width":5,"height":4},
         "tiles":[{"x":0,"y":0,"terrain":"Wall"},{"x":1,"y":1,"terrain":"mud"},
           {"x":2,"y":2,"terrain":"grass"}]},
       "entities":[
         {"id":"ann","name":"Ann","type":"player","stats":{"hp":12,"ac":15,"speed":5},
          "conditions":["blessed"],"position":{"x":1,"y":0}},
         {"id":"orc","name":"Orc","type":"monster","role":"enemy"},
         {"id":"box","name":"Box","type":"chest","position":{"x":3,"y":3}}],
       "inventory":{"items":[]},"quests":[],"flags":{"night":true},
       "rng":{"seed":42,"lastRoll":{"sides":20,"result":7}},
       "logs":[{"id":"l-1","message":"They meet.","level":"info","timestamp":"2026-02-01T00:00:00Z"}]}
      """;

  private final Json.Obj record = (Json.Obj) JsonReader.read(RECORD);

  @Test
  void theRecordHasTheFormOfItsSchema() {
    assertThat(WorldSchema.errors(record)).isEmpty();
    assertThat(WorldSchema.errors(record.without("quests")))
        .containsExactly(
            "[SCHEMA] / must have required property 'quests' {\"missingProperty\":\"quests\"}");
    assertThat(
            WorldSchema.errors(
                record.with("flags", JsonReader.read("{\"a\":1,\"b\":null,\"c\":[]}"))))
        .containsExactly(
            "[SCHEMA] /flags/c must be boolean,string,number,null"
                + " {\"type\":[\"boolean\",\"string\",\"number\",\"null\"]}");
  }

  @Test
  void mapPeopleAndLogAreTakenOverAndTheRestIsTheUsual() {
    MirState state = (MirState) Fixtures.ENGINE.read(Bootstrap.state(record));
    assertThat(JsonText.compact(state.json()))
        .startsWith(
            "{\"schemaVersion\":\"0.1.0\",\"campaignId\":\"s-1\",\"sessionId\":\"s-1\","
                + "\"timestamp\":\"2026-02-01T00:00:00Z\","
                + "\"rng\":{\"mode\":\"seeded\",\"seed\":\"42\",\"lastRolls\":[]},"
                + "\"map\":{\"id\":\"map-the-old-mill\"")
        .contains("\"type\":\"blocked\",\"blocksMovement\":true,\"blocksVision\":true")
        .contains("\"type\":\"difficult\",\"blocksMovement\":false")
        .contains("\"type\":\"BOOTSTRAP_LOG\",\"payload\":{\"message\":\"They meet.\"}");
    assertThat(state.roster().at("ann").hp()).isEqualTo(12);
    assertThat(state.roster().at("orc").hpMax()).isEqualTo(20);
    assertThat(state.roster().at("orc").ac()).isEqualTo(14);
    assertThat(state.roster().at("orc").speed()).isEqualTo(6);
    assertThat(state.roster().at("box").side().key()).isEqualTo("objects");
  }

  /** The log of a record that was played on is later than its beginning. */
  @Test
  void theStateIsAsLateAsTheRecordSoThatTheFirstActionFindsTheLogInOrder() {
    Json.Obj played =
        (Json.Obj)
            JsonReader.read(
                RECORD
                    .replace(
                        "\"createdAt\":\"2026-02-01T00:00:00Z\"",
                        "\"createdAt\":\"2026-02-01T00:00:00Z\",\"updatedAt\":\"2026-02-03T00:00:00Z\"")
                    .replace(
                        "\"level\":\"info\",\"timestamp\":\"2026-02-01T00:00:00Z\"",
                        "\"level\":\"info\",\"timestamp\":\"2026-02-02T00:00:00Z\""));
    Json.Obj state = Bootstrap.state(played);
    assertThat(state.text("timestamp")).isEqualTo("2026-02-03T00:00:00Z");
    ActionResult result =
        Fixtures.ENGINE.applyAction(
            Fixtures.ENGINE.read(state),
            JsonReader.read(
                "{\"type\":\"MOVE\",\"entityId\":\"ann\",\"path\":[{\"x\":1,\"y\":1}]}"));
    assertThat(result.errors()).isEmpty();
    assertThat(result.success()).isTrue();
  }

  @Test
  void whoHasNoPlaceGetsTheFirstFreeCell() {
    MirState state = (MirState) Fixtures.ENGINE.read(Bootstrap.state(record));
    assertThat(state.roster().at("orc").x()).isEqualTo(2);
    assertThat(state.roster().at("orc").y()).isZero();
  }
}
