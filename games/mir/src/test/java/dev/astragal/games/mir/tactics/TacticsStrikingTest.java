package dev.astragal.games.mir.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.ActionResult;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.json.Json;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Blows of the tactics profile: reach, sight, armour, and luck. */
class TacticsStrikingTest {
  private final Arena arena = new Arena();

  @Test
  void anAttackNeedsReach() {
    arena.fighter("A", 0, 0).fighter("b", 3, 0);
    arena.refuses(Arena.attack("A", "b"), "[OUT_OF_RANGE] Target at distance 3, reach is 1");
    arena.stat("A", "attackRange", 3);
    arena.accepts(Arena.attack("A", "b"));
  }

  @Test
  void anAttackNeedsALineOfSight() {
    arena.fighter("A", 0, 0).fighter("b", 2, 0).stat("A", "attackRange", 5).wall(1, 0);
    arena.refuses(Arena.attack("A", "b"), "[NO_LINE_OF_SIGHT] Target \"b\" is out of sight");
  }

  @Test
  void alliesAreNotAttacked() {
    arena.fighter("A", 0, 0).fighter("B", 1, 0).fighter("c", 3, 3);
    arena.refuses(Arena.attack("A", "B"), "[INVALID_ACTION] Target \"B\" is an ally");
  }

  @Test
  void thePoisonedTakeTheWorseOfTwoDice() {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).condition("A", "poisoned").seed("combat-42");
    ActionResult result = arena.apply(Arena.attack("A", "b"));
    assertThat(Arena.event(result, "ATTACK_RESOLVED").at("rawRoll")).isEqualTo(Json.of(15));
    assertThat(Arena.event(result, "ATTACK_RESOLVED").at("disadvantage"))
        .isEqualTo(Json.Literal.TRUE);
  }

  @Test
  void blessingsAndBonusesAddToTheDie() {
    arena
        .fighter("A", 0, 0)
        .fighter("b", 1, 0)
        .condition("A", "blessed")
        .stat("A", "attackBonus", 3);
    arena.seed("combat-42");
    Json.Obj blow = Arena.event(arena.apply(Arena.attack("A", "b")), "ATTACK_RESOLVED");
    assertThat(blow.at("rawRoll")).isEqualTo(Json.of(17));
    assertThat(blow.at("attackRoll")).isEqualTo(Json.of(22));
  }

  @Test
  void aTwentyHitsWhateverTheArmourAndRollsTwiceTheDice() {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).stat("b", "ac", 99).seed("alpha");
    ActionResult result = arena.apply(Arena.attack("A", "b"));
    Json.Obj blow = Arena.event(result, "ATTACK_RESOLVED");
    assertThat(blow.at("rawRoll")).isEqualTo(Json.of(20));
    assertThat(blow.at("critical")).isEqualTo(Json.Literal.TRUE);
    List<Json> rolls = ((MirState) result.nextState()).dice().rolls().items();
    assertThat(((Json.Obj) rolls.get(1)).text("formula")).isEqualTo("2d6");
  }

  @Test
  void lowArmourDoesNotHelpAgainstAMishap() {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).stat("b", "ac", 0).seed("tavern-skirmish-seed");
    Json.Obj blow = Arena.event(arena.apply(Arena.attack("A", "b")), "ATTACK_RESOLVED");
    assertThat(blow.at("rawRoll")).isEqualTo(Json.of(1));
    assertThat(blow.at("hit")).isEqualTo(Json.Literal.FALSE);
  }

  @Test
  void thePolicyMayForbidLuckyBlows() {
    Arena gentle = new Arena("gentle");
    gentle.fighter("A", 0, 0).fighter("b", 1, 0).stat("b", "ac", 99).seed("alpha");
    Json.Obj blow = Arena.event(gentle.apply(Arena.attack("A", "b")), "ATTACK_RESOLVED");
    assertThat(blow.at("hit")).isEqualTo(Json.Literal.FALSE);
  }

  @Test
  void theProneAreEasierToHitFromTheNextCellOnly() {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).condition("b", "prone");
    Json.Obj near = Arena.event(arena.apply(Arena.attack("A", "b")), "ATTACK_RESOLVED");
    assertThat(near.at("effectiveAc")).isEqualTo(Json.of(8));
    Arena far = new Arena();
    far.fighter("A", 0, 0).fighter("b", 3, 0).condition("b", "prone").stat("A", "attackRange", 4);
    Json.Obj shot = Arena.event(far.apply(Arena.attack("A", "b")), "ATTACK_RESOLVED");
    assertThat(shot.at("effectiveAc")).isEqualTo(Json.of(10));
  }

  @Test
  void theStunnedAreEasierToHit() {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).condition("b", "stunned");
    Json.Obj blow = Arena.event(arena.apply(Arena.attack("A", "b")), "ATTACK_RESOLVED");
    assertThat(blow.at("effectiveAc")).isEqualTo(Json.of(8));
  }
}
