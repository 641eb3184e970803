package dev.astragal.games.mir;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.json.Json;
import dev.astragal.kernel.game.Violations;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each of the 25 invariants, broken once. */
class InvariantsTest {
  @Test
  void theYardBreaksNone() {
    assertThat(broken(Yard.json())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      value = {
        "\"id\":\"p2\",\"kind\" | \"id\":\"p1\",\"kind\" | [UNIQUE_ENTITY_IDS] Duplicate entity id \"p1\"",
        "\"kind\":\"npc\" | \"kind\":\"object\""
            + " | [ENTITY_KIND_MATCH] \"n1\" in npcs has kind \"object\"",
        "\"hpCurrent\":9 | \"hpCurrent\":10 | [HP_BOUNDS] \"p2\": hpCurrent 10 not in [0, 9]",
        "\"hpCurrent\":5,\"hpMax\":5 | \"hpCurrent\":0,\"hpMax\":0 | [HP_MAX_POSITIVE] \"o1\": hpMax 0 < 1",
        "\"x\":2,\"y\":3 | \"x\":6,\"y\":3 | [POSITION_IN_BOUNDS] \"p2\" at (6,3) outside 6x5",
        "\"x\":2,\"y\":3 | \"x\":2,\"y\":2 | [NO_SOLID_OVERLAP] \"p2\" and \"o1\" both at (2,2)",
        "\"x\":2,\"y\":3 | \"x\":3,\"y\":1 | [NO_ENTITY_ON_BLOCKED] \"p2\" at (3,1) on blocked tile",
        "\"ac\":12,\"movementSpeed\":4},\"conditions\":[] | \"ac\":12,\"movementSpeed\":4},\"conditions\":[\"\"]"
            + " | [CONDITIONS_NON_EMPTY_STRINGS] \"p1\" conditions[0] is empty",
        "\"round\":0 | \"round\":2 | [COMBAT_MODE_CONSISTENCY] Exploration but round=2",
        "\"activeEntityId\":null | \"activeEntityId\":\"p1\""
            + " | [COMBAT_MODE_CONSISTENCY] Exploration but activeEntityId=\"p1\"",
        "\"initiativeOrder\":[] | \"initiativeOrder\":[\"p1\"]"
            + " | [COMBAT_MODE_CONSISTENCY] Exploration but initiativeOrder not empty",
        "\"x\":4,\"y\":3,\"type\" | \"x\":4,\"y\":9,\"type\" | [TERRAIN_IN_BOUNDS] Terrain (4,9) outside 6x5",
        "\"x\":4,\"y\":3,\"type\" | \"x\":3,\"y\":1,\"type\""
            + " | [TERRAIN_NO_DUPLICATES] Duplicate terrain at (3,1)",
        "\"seed\":\"vector-1\" | \"seed\":null"
            + " | [RNG_SEED_REQUIRED_WHEN_SEEDED] Seeded mode but seed is null/empty",
        "\"lastRolls\":[] | \"lastRolls\":[{\"resultTotal\":\"6\"}]"
            + " | [RNG_ROLL_VALUES_VALID] lastRolls[0]: resultTotal is not a number",
        "\"selectedEntityId\":null | \"selectedEntityId\":\"x\""
            + " | [UI_SELECTED_ENTITY_EXISTS] selectedEntityId \"x\" not found",
        "\"hoveredCell\":null | \"hoveredCell\":{\"x\":0,\"y\":5}"
            + " | [UI_HOVERED_CELL_IN_BOUNDS] hoveredCell (0,5) outside 6x5"
      })
  void oneBreach(String piece, String replacement, String violation) {
    assertThat(broken(Yard.with(piece, replacement))).containsExactly(violation);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      value = {
        "1 | null | [\"p1\"] | [COMBAT_ACTIVE_ENTITY_EXISTS] Combat but activeEntityId is null",
        "1 | \"\" | [\"p1\"] | [COMBAT_ACTIVE_ENTITY_EXISTS] Combat but activeEntityId is null",
        "1 | \"p1\" | [\"p2\"] | [COMBAT_ACTIVE_IN_INITIATIVE] activeEntityId \"p1\" not in initiativeOrder",
        "1 | \"p1\" | [\"p1\",\"x\"] | [COMBAT_INITIATIVE_ENTITIES_EXIST] \"x\" in initiativeOrder not found",
        "1 | \"p1\" | [\"p1\",\"p1\"] | [COMBAT_INITIATIVE_UNIQUE] Duplicate \"p1\" in initiativeOrder",
        "0 | \"p1\" | [\"p1\"] | [COMBAT_ROUND_POSITIVE] Combat but round=0"
      })
  void combat(String round, String active, String order, String violation) {
    assertThat(broken(fighting(round, active, order))).containsExactly(violation);
  }

  @Test
  void anActiveEntityNobodyKnows() {
    assertThat(broken(fighting("1", "\"x\"", "[\"p1\"]")))
        .containsExactly(
            "[COMBAT_ACTIVE_ENTITY_EXISTS] activeEntityId \"x\" not found",
            "[COMBAT_ACTIVE_IN_INITIATIVE] activeEntityId \"x\" not in initiativeOrder");
  }

  @Test
  void inventories() {
    Json.Obj document =
        Yard.with(
            "\"ac\":12,\"movementSpeed\":4},\"conditions\":[],\"inventory\":[]",
            "\"ac\":12,\"movementSpeed\":4},\"conditions\":[],\"inventory\":"
                + "[{\"id\":\"i\",\"qty\":0},{\"id\":\"i\",\"qty\":1}]");
    assertThat(broken(document))
        .containsExactly(
            "[INVENTORY_QTY_POSITIVE] \"p1\" item \"i\" qty 0 < 1",
            "[INVENTORY_IDS_UNIQUE_PER_ENTITY] \"p1\" duplicate item id \"i\"");
  }

  @Test
  void logsAreCheckedForIdsFirstAndForTimeThen() {
    Json.Obj document =
        Yard.with(
            "\"events\":[]",
            "\"events\":[{\"id\":\"b\",\"timestamp\":\"2\"},{\"id\":\"a\",\"timestamp\":\"1\"},"
                + "{\"id\":\"b\",\"timestamp\":\"3\"}]");
    assertThat(broken(document))
        .containsExactly(
            "[LOG_IDS_UNIQUE] Duplicate log id \"b\"",
            "[LOG_CHRONOLOGICAL] \"a\" timestamp before previous");
  }

  @Test
  void aMapWithoutCells() {
    assertThat(broken(Yard.with("\"width\":6", "\"width\":0")))
        .contains("[MAP_SIZE_POSITIVE] Map size 0x5 invalid");
  }

  private static Json.Obj fighting(String round, String active, String order) {
    return Yard.with(
        "\"mode\":\"exploration\",\"round\":0,\"activeEntityId\":null,\"initiativeOrder\":[]",
        "\"mode\":\"combat\",\"round\":"
            + round
            + ",\"activeEntityId\":"
            + active
            + ",\"initiativeOrder\":"
            + order);
  }

  private static List<String> broken(Json.Obj document) {
    Violations out = new Violations();
    Invariants.check(document, out);
    return out.all().stream().map(Object::toString).toList();
  }
}
