package dev.astragal.games.mir.later;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.ActionResult;
import dev.astragal.games.mir.Trace;
import dev.astragal.games.mir.Yard;
import dev.astragal.games.mir.json.JsonReader;
import dev.astragal.games.mir.json.JsonText;
import dev.astragal.games.mir.schema.StateSchema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the later engine does that the contract's does not, its defects among it. */
class LaterRulesTest {
  private static final String NO_CONDITIONS_OF_P1 = "\"movementSpeed\":4},\"conditions\":[]";
  private static final String NO_CONDITIONS_OF_N1 =
      "\"ac\":8,\"movementSpeed\":3},\"conditions\":[]";

  @Test
  void aSeedStartsTheGeneratorAnewAndForgetsItsRolls() {
    Trace trace = Later.yard();
    trace.apply(Yard.attack("p1", "n1"));
    ActionResult result = trace.apply(Later.seed("combat-42"));
    assertThat(JsonText.compact(Yard.payload(result)))
        .isEqualTo(
            "{\"previousSeed\":\"vector-1:702048754\",\"previousMode\":\"seeded\","
                + "\"nextSeed\":\"combat-42\",\"mode\":\"seeded\"}");
    assertThat(JsonText.compact(trace.state().json()))
        .contains("\"rng\":{\"mode\":\"seeded\",\"seed\":\"combat-42\",\"lastRolls\":[]}");
    trace.apply(Yard.attack("p1", "n1"));
    assertThat(trace.seed()).isEqualTo("combat-42:3116942865");
  }

  @Test
  void aManualGeneratorBecomesSeeded() {
    Trace trace =
        Later.yard(
            "\"mode\":\"seeded\",\"seed\":\"vector-1\"", "\"mode\":\"manual\",\"seed\":null");
    assertThat(JsonText.compact(Yard.payload(trace.apply(Later.seed("x")))))
        .startsWith("{\"previousSeed\":null,\"previousMode\":\"manual\"");
    assertThat(JsonText.compact(trace.state().json()))
        .contains("\"rng\":{\"mode\":\"seeded\",\"seed\":\"x\",\"lastRolls\":[]}");
  }

  @Test
  void aGuardIsGoneBeforeAnyEnemyActs() {
    Trace trace = fighting();
    trace.apply(Later.defend("p2"));
    assertThat(trace.state().roster().at("p2").conditions()).containsExactly("dodging");
    trace.apply(Yard.endTurn("p2"));
    assertThat(trace.state().roster().at("p2").conditions()).isEmpty();
    assertThat(JsonText.compact(trace.state().roster().at("p2").json()))
        .endsWith("\"conditionDurations\":{}}");
  }

  @Test
  void newTablesStandInTheOrderInWhichTheyWereMade() {
    Trace trace = Later.yard();
    trace.apply(Later.use("n1", "poison_strike", "p1"));
    trace.apply(Later.defend("n1"));
    assertThat(JsonText.compact(trace.state().roster().at("n1").json()))
        .endsWith(
            "\"abilityCooldowns\":{\"poison_strike\":2},\"conditionDurations\":{\"dodging\":1}}");
  }

  @Test
  void aPoisonedAttackerRollsTwiceAndKeepsTheLower() {
    Trace trace =
        Later.yard(NO_CONDITIONS_OF_P1, "\"movementSpeed\":4},\"conditions\":[\"poisoned\"]");
    ActionResult result = trace.apply(Yard.attack("p1", "n1"));
    assertThat(trace.state().dice().rolls().items().toString())
        .contains("Ann attack roll vs Orc", "Ann disadvantage re-roll");
    assertThat(JsonText.compact(Yard.payload(result)))
        .contains("\"rawRoll\":4", "\"disadvantage\":true");
  }

  @Test
  void conditionsCountAsOftenAsTheyAreListed() {
    Trace trace =
        Later.yard(
            NO_CONDITIONS_OF_P1,
            "\"movementSpeed\":4},\"conditions\":[\"blessed\",\"blessed\"]",
            NO_CONDITIONS_OF_N1,
            "\"ac\":8,\"movementSpeed\":3},\"conditions\":[\"stunned\",\"dodging\",\"dodging\"]");
    assertThat(JsonText.compact(Yard.payload(trace.apply(Yard.attack("p1", "n1")))))
        .contains("\"attackModifier\":4,\"attackRoll\":12", "\"acModifier\":2,\"effectiveAc\":10");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "n1 | constructor | p1 | [INVALID_ACTION] Unknown ability \"constructor\"",
        "n9 | firebolt | p1 | [ENTITY_NOT_FOUND] Caster \"n9\" not found",
        "n1 | firebolt | p9 | [ENTITY_NOT_FOUND] Target \"p9\" not found",
        "p2 | shield_bash | n1 | [OUT_OF_RANGE] Target at distance 2, ability range is 1",
        "p1 | firebolt | p2 | [INVALID_ACTION] Firebolt targets enemies, not allies",
        "p1 | healing_word | n1 | [INVALID_ACTION] Healing Word targets allies, not enemies"
      })
  void abilitiesRefused(String caster, String ability, String target, String reason) {
    Trace trace = Later.yard("\"position\":{\"x\":2,\"y\":3}", "\"position\":{\"x\":3,\"y\":3}");
    assertThat(trace.apply(Later.use(caster, ability, target)).errors()).containsExactly(reason);
  }

  @Test
  void anAbilityThatRestsIsRefusedUntilItHasRested() {
    Trace trace = Later.yard();
    trace.apply(Later.use("p1", "healing_word", "p1"));
    assertThat(trace.apply(Later.use("p1", "healing_word", "p1")).errors())
        .containsExactly("[INVALID_ACTION] Healing Word on cooldown (1 turns)");
  }

  @Test
  void theDeadAreHealedAndStayDead() {
    Trace trace =
        Later.yard(
            "\"hpCurrent\":9,\"hpMax\":9,\"ac\":10,\"movementSpeed\":3},\"conditions\":[]",
            "\"hpCurrent\":0,\"hpMax\":9,\"ac\":10,\"movementSpeed\":3},\"conditions\":[\"dead\"]");
    assertThat(trace.apply(Later.use("p1", "healing_word", "p2")).success()).isTrue();
    assertThat(trace.state().roster().at("p2").hp()).isPositive();
    assertThat(trace.state().roster().at("p2").dead()).isTrue();
  }

  @Test
  void fireHurtsWhoseTurnBegins() {
    Trace trace =
        fighting(NO_CONDITIONS_OF_P1, "\"movementSpeed\":4},\"conditions\":[\"burning\"]");
    ActionResult result = trace.apply(Yard.endTurn("p2"));
    assertThat(result.events().toString()).contains("CONDITION_DAMAGE", "TURN_ENDED");
    assertThat(trace.state().roster().at("p1").hp()).isBetween(8L, 11L);
  }

  @Test
  void climbingOverTheDeadCostsTwo() {
    Trace trace =
        Later.yard(
            "\"hpCurrent\":7,\"hpMax\":7,\"ac\":8,\"movementSpeed\":3},\"conditions\":[]",
            "\"hpCurrent\":0,\"hpMax\":7,\"ac\":8,\"movementSpeed\":3},\"conditions\":[\"dead\"]");
    assertThat(trace.apply(Yard.move("p1", 1, 2, 1, 3, 1, 4, 0, 4)).errors())
        .containsExactly("[OUT_OF_RANGE] Movement cost 5 exceeds movementSpeed 4");
    assertThat(trace.apply(Yard.move("p1", 1, 2, 1, 3, 1, 4)).success()).isTrue();
  }

  @Test
  void theDeadAreSkippedAndAFightOfOneSideEndsAtOnce() {
    Trace trace =
        Later.yard(
            "\"hpCurrent\":7,\"hpMax\":7,\"ac\":8,\"movementSpeed\":3},\"conditions\":[]",
            "\"hpCurrent\":0,\"hpMax\":7,\"ac\":8,\"movementSpeed\":3},\"conditions\":[\"dead\"]");
    ActionResult result = trace.apply(Yard.INITIATIVE);
    assertThat(result.events().toString()).contains("INITIATIVE_ROLLED", "COMBAT_ENDED");
    assertThat(JsonText.compact(trace.state().json()))
        .contains(
            "\"combat\":{\"mode\":\"exploration\",\"round\":0,\"activeEntityId\":null,"
                + "\"initiativeOrder\":[],\"turnBudget\":{\"movementUsed\":0,\"actionUsed\":0,"
                + "\"bonusActionUsed\":0}}");
  }

  @ParameterizedTest
  @CsvSource({
    "2026-02-30T18:00:00Z, true",
    "2026-02-11T24:00:00Z, true",
    "2026-02-11T24:00:00.5Z, false",
    "2026-02-11T23:59:60Z, false",
    "2026-02-11t18:00:00z, false",
    "2026-02-11 18:00:00Z, false",
    "2026-02-11T18:00:00-0200, false",
    "2026-02-11T18:00:00-02:00, true",
    "2026-02-11T18:00:00, false",
    "2026-02-11T18:00:00+24:00, false"
  })
  void momentsItTakes(String moment, boolean taken) {
    String text = Yard.text().replace("2026-01-01T00:00:00Z", moment);
    assertThat(StateSchema.LATER.errors(JsonReader.read(text))).hasSize(taken ? 0 : 1);
  }

  private static Trace fighting(String... replaced) {
    Trace trace = Later.yard(replaced);
    trace.apply(Yard.attack("p1", "n1"));
    trace.apply(Yard.INITIATIVE);
    return trace;
  }
}
