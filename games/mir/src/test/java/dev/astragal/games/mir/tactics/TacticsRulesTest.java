package dev.astragal.games.mir.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.ActionResult;
import dev.astragal.games.mir.MirChoice;
import dev.astragal.games.mir.MirDocument;
import dev.astragal.games.mir.MirEngine;
import dev.astragal.games.mir.MirGame;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonReader;
import dev.astragal.games.mir.state.Entity;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** The rules of the tactics profile, one by one, with dice that are known. */
class TacticsRulesTest {
  private final Arena arena = new Arena();

  @Test
  void anAttackNeedsReach() {
    arena.fighter("A", 0, 0).fighter("b", 3, 0);
    assertRefused(attack("A", "b"), "[OUT_OF_RANGE] Target at distance 3, reach is 1");
    arena.stat("A", "attackRange", 3);
    assertAccepted(attack("A", "b"));
  }

  @Test
  void anAttackNeedsALineOfSight() {
    arena.fighter("A", 0, 0).fighter("b", 2, 0).stat("A", "attackRange", 5).wall(1, 0);
    assertRefused(attack("A", "b"), "[NO_LINE_OF_SIGHT] Target \"b\" is out of sight");
  }

  @Test
  void alliesAreNotAttacked() {
    arena.fighter("A", 0, 0).fighter("B", 1, 0).fighter("c", 3, 3);
    assertRefused(attack("A", "B"), "[INVALID_ACTION] Target \"B\" is an ally");
  }

  @Test
  void aTurnHasOneAction() {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).fights("A", "b");
    MirState after = assertAccepted(attack("A", "b"));
    assertRefused(after, attack("A", "b"), "[BUDGET_EXHAUSTED] Action already used this turn");
    assertRefused(
        after, new MirChoice.Defend("A"), "[BUDGET_EXHAUSTED] Action already used this turn");
  }

  @Test
  void movementMayBeSplitUntilTheSpeedIsUsed() {
    arena.fighter("A", 0, 0).fighter("b", 5, 5).fights("A", "b");
    MirState after = assertAccepted(move("A", 1, 0, 2, 0, 3, 0));
    after = assertAccepted(after, move("A", 4, 0));
    assertRefused(after, move("A", 5, 0), "[OUT_OF_RANGE] Movement cost 1 exceeds what is left, 0");
  }

  @Test
  void difficultGroundCostsTwoSteps() {
    arena.fighter("A", 0, 0).fighter("b", 5, 5).rough(1, 0).rough(2, 0).fights("A", "b");
    assertRefused(
        move("A", 1, 0, 2, 0, 3, 0), "[OUT_OF_RANGE] Movement cost 5 exceeds what is left, 4");
    assertThat(used(assertAccepted(move("A", 1, 0, 2, 0)))).isEqualTo(4);
  }

  @Test
  void theDeadCanBeClimbedOverButNotStoodOn() {
    arena
        .fighter("A", 0, 0)
        .fighter("b", 1, 0)
        .fighter("c", 5, 5)
        .condition("b", "dead")
        .hp("b", 0);
    arena.fights("A", "c");
    assertThat(used(assertAccepted(move("A", 1, 0, 2, 0)))).isEqualTo(3);
    assertRefused(move("A", 1, 0), "[OVERLAP] Step 0: (1,0) has no room to stand");
  }

  @Test
  void aStepMustBeACell() {
    arena.fighter("A", 0, 0).fighter("b", 5, 5);
    Json odd =
        JsonReader.read("{\"type\":\"MOVE\",\"entityId\":\"A\",\"path\":[{\"x\":0.5,\"y\":0.5}]}");
    assertThat(arena.engine().applyAction(arena.state(), odd).errors())
        .containsExactly("[INVALID_ACTION] Step 0 is not a cell");
  }

  @Test
  void aGuardLastsUntilTheGuardsNextTurn() {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).fights("A", "b");
    MirState guarded = assertAccepted(new MirChoice.Defend("A"));
    MirState theirs = assertAccepted(guarded, new MirChoice.EndTurn("A"));
    assertThat(entity(theirs, "A").conditions()).containsExactly("dodging");
    Json.Obj blow = event(arena.engine().applyAction(theirs, attack("b", "A")), "ATTACK_RESOLVED");
    assertThat(blow.at("effectiveAc")).isEqualTo(Json.of(12));
    MirState mine = assertAccepted(theirs, new MirChoice.EndTurn("b"));
    assertThat(entity(mine, "A").conditions()).isEmpty();
  }

  @Test
  void theStunnedOnlyEndTheirTurnAndThenRecover() {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).fights("A", "b").lasting("A", "stunned", 1);
    assertRefused(attack("A", "b"), "[INVALID_ACTION] Entity \"A\" is stunned and cannot act");
    assertThat(entity(assertAccepted(new MirChoice.EndTurn("A")), "A").conditions()).isEmpty();
  }

  @Test
  void thePoisonedTakeTheWorseOfTwoDice() {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).condition("A", "poisoned").seed("combat-42");
    ActionResult result = arena.engine().applyAction(arena.state(), attack("A", "b"));
    assertThat(event(result, "ATTACK_RESOLVED").at("rawRoll")).isEqualTo(Json.of(15));
    assertThat(event(result, "ATTACK_RESOLVED").at("disadvantage")).isEqualTo(Json.Literal.TRUE);
  }

  @Test
  void blessingsAndBonusesAddToTheDie() {
    arena
        .fighter("A", 0, 0)
        .fighter("b", 1, 0)
        .condition("A", "blessed")
        .stat("A", "attackBonus", 3);
    arena.seed("combat-42");
    Json.Obj blow =
        event(arena.engine().applyAction(arena.state(), attack("A", "b")), "ATTACK_RESOLVED");
    assertThat(blow.at("rawRoll")).isEqualTo(Json.of(17));
    assertThat(blow.at("attackRoll")).isEqualTo(Json.of(22));
  }

  @Test
  void aTwentyHitsWhateverTheArmourAndRollsTwiceTheDice() {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).stat("b", "ac", 99).seed("alpha");
    ActionResult result = arena.engine().applyAction(arena.state(), attack("A", "b"));
    Json.Obj blow = event(result, "ATTACK_RESOLVED");
    assertThat(blow.at("rawRoll")).isEqualTo(Json.of(20));
    assertThat(blow.at("critical")).isEqualTo(Json.Literal.TRUE);
    List<Json> rolls = ((MirState) result.nextState()).dice().rolls().items();
    assertThat(((Json.Obj) rolls.get(1)).text("formula")).isEqualTo("2d6");
  }

  @Test
  void lowArmourDoesNotHelpAgainstAMishap() {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).stat("b", "ac", 0).seed("tavern-skirmish-seed");
    Json.Obj blow =
        event(arena.engine().applyAction(arena.state(), attack("A", "b")), "ATTACK_RESOLVED");
    assertThat(blow.at("rawRoll")).isEqualTo(Json.of(1));
    assertThat(blow.at("hit")).isEqualTo(Json.Literal.FALSE);
  }

  @Test
  void thePolicyMayForbidLuckyBlows() {
    Arena gentle = new Arena("gentle");
    gentle.fighter("A", 0, 0).fighter("b", 1, 0).stat("b", "ac", 99).seed("alpha");
    Json.Obj blow =
        event(gentle.engine().applyAction(gentle.state(), attack("A", "b")), "ATTACK_RESOLVED");
    assertThat(blow.at("hit")).isEqualTo(Json.Literal.FALSE);
  }

  @Test
  void burningHurtsWhenATurnBeginsAndMayKill() {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).fighter("c", 5, 5).hp("b", 1);
    arena.lasting("b", "burning", 3).fights("A", "b", "c");
    MirState after = assertAccepted(new MirChoice.EndTurn("A"));
    assertThat(entity(after, "b").dead()).isTrue();
    assertThat(after.combat().activeId()).isEqualTo("c");
  }

  @Test
  void theDeadAreSkippedAndTheRoundIsCountedOnce() {
    arena
        .fighter("A", 0, 0)
        .fighter("b", 1, 0)
        .fighter("c", 5, 5)
        .condition("b", "dead")
        .hp("b", 0);
    arena.fights("c", "A", "b");
    MirState after = assertAccepted(new MirChoice.EndTurn("c"));
    after = assertAccepted(after, new MirChoice.EndTurn("A"));
    assertThat(after.combat().activeId()).isEqualTo("c");
    assertThat(after.combat().round()).isEqualTo(2);
  }

  @Test
  void theFightEndsWithTheLastEnemy() {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).hp("b", 1).seed("combat-42").fights("A", "b");
    ActionResult result = arena.engine().applyAction(arena.state(), attack("A", "b"));
    Json.Obj end = event(result, "COMBAT_ENDED");
    assertThat(end.text("winner")).isEqualTo("players");
    assertThat(end.at("livingPlayers")).isEqualTo(Json.texts(List.of("A")));
    assertThat(((MirState) result.nextState()).combat().fighting()).isFalse();
  }

  @Test
  void givingUpHandsTheFightToTheOthers() {
    arena.fighter("A", 0, 0).fighter("b", 5, 5).fights("A", "b");
    ActionResult result = arena.engine().applyAction(arena.state(), new MirChoice.Yield("A"));
    assertThat(event(result, "COMBAT_ENDED").text("winner")).isEqualTo("npcs");
  }

  @Test
  void anAbilityMustBeKnownAndNotTooSoon() {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).ability("A", "shield_bash").fights("A", "b");
    assertRefused(cast("A", "fly", "b"), "[INVALID_ACTION] Unknown ability \"fly\"");
    assertRefused(
        cast("A", "constructor", "b"), "[INVALID_ACTION] Unknown ability \"constructor\"");
    assertRefused(
        cast("A", "firebolt", "b"), "[INVALID_ACTION] Entity \"A\" does not know firebolt");
    assertRefused(
        cast("A", "shield_bash", "A"), "[INVALID_ACTION] shield_bash targets enemies, not allies");
    MirState after = assertAccepted(cast("A", "shield_bash", "b"));
    after = assertAccepted(after, new MirChoice.EndTurn("A"));
    after = assertAccepted(after, new MirChoice.EndTurn("b"));
    assertRefused(
        after, cast("A", "shield_bash", "b"), "[INVALID_ACTION] shield_bash on cooldown (2 turns)");
  }

  @Test
  void aBashThatHitsStuns() {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).ability("A", "shield_bash").seed("combat-42");
    MirState after = assertAccepted(cast("A", "shield_bash", "b"));
    assertThat(entity(after, "b").conditions()).containsExactly("stunned");
    assertThat(entity(after, "b").hp()).isEqualTo(7);
  }

  @Test
  void healingStopsAtFullHealth() {
    arena.fighter("A", 0, 0).fighter("b", 5, 5).ability("A", "healing_word").hp("A", 9);
    ActionResult result = arena.engine().applyAction(arena.state(), cast("A", "healing_word", "A"));
    assertThat(event(result, "ABILITY_USED").at("healed")).isEqualTo(Json.of(1));
    assertThat(entity((MirState) result.nextState(), "A").hp()).isEqualTo(10);
  }

  @Test
  void whoWalksIntoSomebodyInTheFogStopsInFrontOfThem() {
    arena.fighter("A", 0, 0).fighter("b", 0, 3).wall(0, 1).wall(1, 1).foggy().fights("A", "b");
    arena.stat("A", "movementSpeed", 12);
    MirChoice round = move("A", 1, 0, 2, 0, 2, 1, 2, 2, 1, 2, 0, 2, 0, 3);
    MirState after = assertAccepted(round);
    assertThat(entity(after, "A").x()).isZero();
    assertThat(entity(after, "A").y()).isEqualTo(2);
    assertThat(used(after)).isEqualTo(12);
  }

  @Test
  void afterManyRoundsTheFightIsADraw() {
    arena.fighter("A", 0, 0).fighter("b", 5, 5).fights("A", "b");
    MirState state = arena.state();
    while (state.combat().fighting()) {
      String active = String.valueOf(state.combat().activeId());
      state = assertAccepted(state, new MirChoice.EndTurn(active));
    }
    Json.Obj last = (Json.Obj) state.log().events().items().getLast();
    assertThat(last.object("payload").text("winner")).isEqualTo("none");
    assertThat(last.object("payload").at("finalRound")).isEqualTo(Json.of(31));
  }

  @Test
  void theEventsOfAStepRebuildItHereToo() {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).ability("A", "shield_bash").fights("A", "b");
    MirState state = arena.state();
    for (MirChoice choice :
        List.of(
            cast("A", "shield_bash", "b"),
            move("A", 0, 1),
            new MirChoice.EndTurn("A"),
            new MirChoice.EndTurn("b"),
            new MirChoice.Defend("A"),
            new MirChoice.EndTurn("A"))) {
      ActionResult result = arena.engine().applyAction(state, choice);
      MirState next = (MirState) result.nextState();
      assertThat(arena.engine().rebuild(state, result.record()).json()).isEqualTo(next.json());
      assertThat(arena.engine().read(next.json())).isInstanceOf(MirState.class);
      state = next;
    }
  }

  private void assertRefused(MirChoice choice, String reason) {
    assertRefused(arena.state(), choice, reason);
  }

  private void assertRefused(MirState state, MirChoice choice, String reason) {
    assertThat(arena.engine().applyAction(state, choice).errors()).containsExactly(reason);
  }

  private MirState assertAccepted(MirChoice choice) {
    return assertAccepted(arena.state(), choice);
  }

  private MirState assertAccepted(MirState state, MirChoice choice) {
    ActionResult result = arena.engine().applyAction(state, choice);
    assertThat(result.errors()).isEmpty();
    return (MirState) result.nextState();
  }

  private static MirChoice attack(String attacker, String target) {
    return new MirChoice.Attack(attacker, target);
  }

  private static MirChoice cast(String caster, String ability, String target) {
    return new MirChoice.UseAbility(caster, ability, target);
  }

  private static MirChoice move(String id, int... cells) {
    MirChoice.Step[] steps = new MirChoice.Step[cells.length / 2];
    for (int i = 0; i < steps.length; i++)
      steps[i] = new MirChoice.Step(cells[2 * i], cells[2 * i + 1]);
    return new MirChoice.Move(id, List.of(steps));
  }

  private static Entity entity(MirState state, String id) {
    return state.roster().at(id);
  }

  private static long used(MirState state) {
    return Actors.budget(state).movement();
  }

  private static Json.Obj event(ActionResult result, String type) {
    for (Json event : result.events())
      if (((Json.Obj) event).text("type").equals(type)) return ((Json.Obj) event).object("payload");
    throw new AssertionError(type + " is not among " + result.events() + result.errors());
  }

  /** A field of six by six to put a situation on. Capitals are players. */
  private static final class Arena {
    private final MirEngine engine;
    private Json.Obj document =
        new ScenarioSheet(
                "Arena",
                false,
                List.of("......", "......", "......", "......", "......", "......"),
                List.of())
            .document();

    Arena(String... overlays) {
      MirGame game = new MirGame();
      List<RunSpec.Overlay> layers =
          Arrays.stream(overlays)
              .map(name -> (RunSpec.Overlay) new RunSpec.Overlay.Named(name))
              .toList();
      RunSpec spec = new RunSpec("mir", new Seed("test"), 1, Map.of(), layers, Map.of());
      engine = MirEngine.of(MirGame.rules(GameLibrary.setup(game, spec)));
      seed("arena");
    }

    MirEngine engine() {
      return engine;
    }

    MirState state() {
      MirDocument read = engine.read(document);
      if (read instanceof MirDocument.Malformed(_, List<String> errors))
        throw new AssertionError(errors);
      return (MirState) read;
    }

    Arena fighter(String id, int x, int y) {
      boolean player = Character.isUpperCase(id.charAt(0));
      Json entity =
          JsonReader.read(
              """
              {"id":"%s","kind":"%s","name":"%s","position":{"x":%d,"y":%d},"size":"M",
               "stats":{"hpCurrent":10,"hpMax":10,"ac":10,"movementSpeed":4},"conditions":[],
               "inventory":[],"token":{"style":"mini","spriteKey":null},
               "controller":{"type":"ai","playerId":null}}"""
                  .formatted(id, player ? "player" : "npc", id, x, y));
      return group(player ? "players" : "npcs", entity);
    }

    private Arena group(String key, Json member) {
      Json.Obj groups = document.object("entities");
      List<Json> members = new ArrayList<>(groups.items(key));
      members.add(member);
      document = document.with("entities", groups.with(key, new Json.Arr(members)));
      return this;
    }

    Arena stat(String id, String key, long value) {
      return change(
          id, entity -> entity.with("stats", entity.object("stats").with(key, Json.of(value))));
    }

    Arena hp(String id, long value) {
      return stat(id, "hpCurrent", value);
    }

    Arena condition(String id, String condition) {
      return change(id, entity -> entity.with("conditions", Json.texts(List.of(condition))));
    }

    Arena lasting(String id, String condition, long turns) {
      condition(id, condition);
      return change(
          id,
          entity ->
              entity.with(
                  "conditionDurations", new Json.Obj(List.of(condition), List.of(Json.of(turns)))));
    }

    Arena ability(String id, String ability) {
      return change(id, entity -> entity.with("abilities", Json.texts(List.of(ability))));
    }

    private Arena change(String id, UnaryOperator<Json.Obj> change) {
      Json.Obj groups = document.object("entities");
      for (String key : List.of("players", "npcs"))
        groups =
            groups.with(
                key,
                new Json.Arr(
                    groups.items(key).stream()
                        .map(Json.Obj.class::cast)
                        .map(entity -> entity.text("id").equals(id) ? change.apply(entity) : entity)
                        .map(Json.class::cast)
                        .toList()));
      document = document.with("entities", groups);
      return this;
    }

    Arena wall(int x, int y) {
      return tile(x, y, "wall", true);
    }

    Arena rough(int x, int y) {
      return tile(x, y, "difficult", false);
    }

    private Arena tile(int x, int y, String type, boolean blocks) {
      Json.Obj map = document.object("map");
      List<Json> terrain = new ArrayList<>(map.items("terrain"));
      terrain.add(
          new Json.Obj(
              List.of("x", "y", "type", "blocksMovement", "blocksVision"),
              List.of(Json.of(x), Json.of(y), Json.of(type), Json.of(blocks), Json.of(blocks))));
      document = document.with("map", map.with("terrain", new Json.Arr(terrain)));
      return this;
    }

    Arena foggy() {
      document =
          document.with("map", document.object("map").with("fogOfWarEnabled", Json.Literal.TRUE));
      return this;
    }

    Arena seed(String seed) {
      document =
          document.with(
              "rng",
              document.object("rng").with("mode", Json.of("seeded")).with("seed", Json.of(seed)));
      return this;
    }

    Arena fights(String... order) {
      document =
          document.with(
              "combat",
              document
                  .object("combat")
                  .with("mode", Json.of("combat"))
                  .with("round", Json.of(1))
                  .with("activeEntityId", Json.of(order[0]))
                  .with("initiativeOrder", Json.texts(List.of(order))));
      return this;
    }
  }
}
