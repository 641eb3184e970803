package dev.astragal.games.mir.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.Yard;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonReader;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The words and the order in which a malformed document is described. */
class StateSchemaTest {
  private static final String FIRST = "/entities/players/0";

  @Test
  void theYardIsWellFormedInBothProfiles() {
    assertThat(StateSchema.CONTRACT.errors(Yard.json())).isEmpty();
    assertThat(StateSchema.TACTICS.errors(Yard.json())).isEmpty();
  }

  @Test
  void anEmptyObjectLacksTenKeysInTheirOrder() {
    List<String> keys =
        List.of(
            "schemaVersion",
            "campaignId",
            "sessionId",
            "timestamp",
            "rng",
            "map",
            "entities",
            "combat",
            "log",
            "ui");
    assertThat(StateSchema.CONTRACT.errors(Json.Obj.EMPTY))
        .isEqualTo(
            keys.stream()
                .map(
                    key ->
                        "[SCHEMA] / must have required property '"
                            + key
                            + "' {\"missingProperty\":\""
                            + key
                            + "\"}")
                .toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"schemaVersion\":\"0.1.0\" | \"schemaVersion\":\"1.0\" | /schemaVersion must match pattern"
            + " \"^\\d+\\.\\d+\\.\\d+$\" {\"pattern\":\"^\\\\d+\\\\.\\\\d+\\\\.\\\\d+$\"}",
        "\"campaignId\":\"vec\" | \"campaignId\":\"\" | /campaignId must NOT have fewer than 1"
            + " characters {\"limit\":1}",
        "\"campaignId\":\"vec\" | \"campaignId\":7 | /campaignId must be string {\"type\":\"string\"}",
        "\"timestamp\":\"2026-01-01T00:00:00Z\" | \"timestamp\":\"now\" | /timestamp must match format"
            + " \"date-time\" {\"format\":\"date-time\"}",
        "\"mode\":\"seeded\" | \"mode\":\"lucky\" | /rng/mode must be equal to one of the allowed values"
            + " {\"allowedValues\":[\"manual\",\"seeded\"]}",
        "\"seed\":\"vector-1\" | \"seed\":1 | /rng/seed must be string,null"
            + " {\"type\":[\"string\",\"null\"]}",
        "\"width\":6 | \"width\":201 | /map/grid/size/width must be <= 200"
            + " {\"comparison\":\"<=\",\"limit\":200}",
        "\"width\":6 | \"width\":0 | /map/grid/size/width must be >= 1"
            + " {\"comparison\":\">=\",\"limit\":1}",
        "\"fogOfWarEnabled\":false | \"fogOfWarEnabled\":0 | /map/fogOfWarEnabled must be boolean"
            + " {\"type\":\"boolean\"}",
        "\"lastRolls\":[] | \"lastRolls\":{} | /rng/lastRolls must be array {\"type\":\"array\"}",
        "\"log\":{\"events\":[]} | \"log\":[] | /log must be object {\"type\":\"object\"}"
      })
  void oneFault(String piece, String replacement, String error) {
    assertThat(StateSchema.CONTRACT.errors(Yard.with(piece, replacement)))
        .containsExactly("[SCHEMA] " + error);
  }

  @Test
  void aNegativeFractionIsBothNoIntegerAndTooSmall() {
    assertThat(
            StateSchema.CONTRACT.errors(
                Yard.with("\"position\":{\"x\":1,\"y\":1}", "\"position\":{\"x\":-1.5,\"y\":1}")))
        .containsExactly(
            "[SCHEMA] " + FIRST + "/position/x must be integer {\"type\":\"integer\"}",
            "[SCHEMA] " + FIRST + "/position/x must be >= 0 {\"comparison\":\">=\",\"limit\":0}");
  }

  @Test
  void missingKeysComeFirstThenUnknownOnesThenThePartsInSchemaOrder() {
    Json document =
        Yard.with("\"id\":\"m1\",\"name\":\"Yard\",", "\"zeta\":1,\"name\":\"\",\"alpha\":2,");
    assertThat(StateSchema.CONTRACT.errors(document))
        .containsExactly(
            "[SCHEMA] /map must have required property 'id' {\"missingProperty\":\"id\"}",
            "[SCHEMA] /map must NOT have additional properties {\"additionalProperty\":\"zeta\"}",
            "[SCHEMA] /map must NOT have additional properties {\"additionalProperty\":\"alpha\"}",
            "[SCHEMA] /map/name must NOT have fewer than 1 characters {\"limit\":1}");
  }

  @Test
  void aHoveredCellThatIsNeitherCellNorNull() {
    assertThat(
            StateSchema.CONTRACT.errors(
                Yard.with("\"hoveredCell\":null", "\"hoveredCell\":{\"x\":-1}")))
        .containsExactly(
            "[SCHEMA] /ui/hoveredCell must have required property 'y' {\"missingProperty\":\"y\"}",
            "[SCHEMA] /ui/hoveredCell/x must be >= 0 {\"comparison\":\">=\",\"limit\":0}",
            "[SCHEMA] /ui/hoveredCell must be null {\"type\":\"null\"}",
            "[SCHEMA] /ui/hoveredCell must match exactly one schema in oneOf"
                + " {\"passingSchemas\":null}");
  }

  @Test
  void aFacingMayBeNullButNotUp() {
    String place = "\"position\":{\"x\":1,\"y\":1}";
    assertThat(
            StateSchema.CONTRACT.errors(
                Yard.with(place, "\"position\":{\"x\":1,\"y\":1,\"facing\":null}")))
        .isEmpty();
    assertThat(
            StateSchema.CONTRACT.errors(
                Yard.with(place, "\"position\":{\"x\":1,\"y\":1,\"facing\":\"up\"}")))
        .containsExactly(
            "[SCHEMA] "
                + FIRST
                + "/position/facing must be equal to one of the allowed values"
                + " {\"allowedValues\":[\"N\",\"E\",\"S\",\"W\",null]}");
  }

  @Test
  void theTacticsProfileKnowsMoreKeysAndChecksThem() {
    Json document =
        Yard.with(
            "\"movementSpeed\":4},\"conditions\":[]",
            "\"movementSpeed\":4,\"damageDice\":[1]},\"conditions\":[],"
                + "\"abilityCooldowns\":{\"a/b~c\":-1}");
    assertThat(StateSchema.TACTICS.errors(document))
        .containsExactly(
            "[SCHEMA] "
                + FIRST
                + "/stats/damageDice must NOT have fewer than 2 items {\"limit\":2}",
            "[SCHEMA] "
                + FIRST
                + "/abilityCooldowns/a~1b~0c must be >= 0 {\"comparison\":\">=\",\"limit\":0}");
  }

  @Test
  void wholeNumbersMayBeWrittenWithAPointAndMayOverflow() {
    assertThat(StateSchema.CONTRACT.errors(Yard.with("\"cellSize\":5", "\"cellSize\":5.0")))
        .isEmpty();
    assertThat(StateSchema.CONTRACT.errors(Yard.with("\"cellSize\":5", "\"cellSize\":1e999")))
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "2026-02-30T18:00:00Z, false",
    "2026-02-11t18:00:00z, true",
    "2026-02-11T24:00:00Z, false",
    "2026-02-11 18:00:00Z, true",
    "2026-02-11T23:59:60Z, true",
    "2026-02-11T22:59:60Z, false",
    "2026-02-11T23:59:60-01:00, false",
    "2026-02-12T00:59:60+01:00, true",
    "2026-02-11T18:00:00-0200, true",
    "2026-02-11T18:00:00+02, true",
    "2026-02-11T18:00:00, false",
    "2026-02-11T18:00:00+24:00, false",
    "2024-02-29T00:00:00.123Z, true",
    "2026-02-29T00:00:00Z, false",
    "1900-02-29T00:00:00Z, false",
    "2000-02-29T00:00:00Z, true",
    "2026-13-01T00:00:00Z, false",
    "2026-01-01TT00:00:00Z, false"
  })
  void momentsInTime(String text, boolean accepted) {
    assertThat(DateTimes.isDateTime(text)).isEqualTo(accepted);
  }

  @Test
  void arraysAndWordsAreNoState() {
    assertThat(StateSchema.CONTRACT.errors(JsonReader.read("[]")))
        .containsExactly("[SCHEMA] / must be object {\"type\":\"object\"}");
  }
}
