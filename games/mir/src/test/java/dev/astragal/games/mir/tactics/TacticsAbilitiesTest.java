package dev.astragal.games.mir.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.ActionResult;
import dev.astragal.games.mir.MirChoice;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonReader;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What can be used on whom in the tactics profile, and how often. */
class TacticsAbilitiesTest {
  private final Arena arena = new Arena();

  @Test
  void anAbilityMustBeKnownAndNotTooSoon() {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).ability("A", "shield_bash").fights("A", "b");
    arena.refuses(Arena.cast("A", "fly", "b"), "[INVALID_ACTION] Unknown ability \"fly\"");
    arena.refuses(
        Arena.cast("A", "constructor", "b"), "[INVALID_ACTION] Unknown ability \"constructor\"");
    arena.refuses(
        Arena.cast("A", "firebolt", "b"), "[INVALID_ACTION] Entity \"A\" does not know firebolt");
    arena.refuses(
        Arena.cast("A", "shield_bash", "A"),
        "[INVALID_ACTION] shield_bash targets enemies, not allies");
    MirState after = arena.accepts(Arena.cast("A", "shield_bash", "b"));
    after = arena.accepts(after, new MirChoice.EndTurn("A"));
    after = arena.accepts(after, new MirChoice.EndTurn("b"));
    arena.refuses(
        after,
        Arena.cast("A", "shield_bash", "b"),
        "[INVALID_ACTION] shield_bash on cooldown (2 turns)");
  }

  @Test
  void anAbilityThatOnlyPrintsLikeAKnownOneIsUnknown() {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).ability("A", "firebolt").fights("A", "b");
    Json listed =
        JsonReader.read(
            """
            {"type":"USE_ABILITY","casterId":"A","abilityId":["firebolt"],"targetId":"b"}\
            """);
    assertThat(arena.engine().applyAction(arena.state(), listed).errors())
        .containsExactly("[INVALID_ACTION] Unknown ability \"firebolt\"");
  }

  @Test
  void aBashThatHitsStuns() {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).ability("A", "shield_bash").seed("combat-42");
    MirState after = arena.accepts(Arena.cast("A", "shield_bash", "b"));
    assertThat(Arena.entity(after, "b").conditions()).containsExactly("stunned");
    assertThat(Arena.entity(after, "b").hp()).isEqualTo(7);
  }

  @Test
  void healingStopsAtFullHealth() {
    arena.fighter("A", 0, 0).fighter("b", 5, 5).ability("A", "healing_word").hp("A", 9);
    ActionResult result = arena.apply(Arena.cast("A", "healing_word", "A"));
    assertThat(Arena.event(result, "ABILITY_USED").at("healed")).isEqualTo(Json.of(1));
    assertThat(Arena.entity((MirState) result.nextState(), "A").hp()).isEqualTo(10);
  }

  @ParameterizedTest
  @CsvSource({
    "firebolt, 1d10, ''",
    "sneak_attack, 2d6, ''",
    "poison_strike, 1d4, poisoned",
    "shield_bash, 1d4, stunned",
    "trip, '', prone",
    "pitch_pot, '', burning"
  })
  void anAbilityThatHitsHurtsAndLeavesItsCondition(String ability, String dice, String left) {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).hp("b", 10).ability("A", ability);
    arena.seed("combat-42");
    MirState after = arena.accepts(Arena.cast("A", ability, "b"));
    assertThat(Arena.entity(after, "b").conditions())
        .containsExactlyElementsOf(left.isEmpty() ? List.of() : List.of(left));
    List<Json> rolls = after.dice().rolls().items();
    assertThat(((Json.Obj) rolls.getFirst()).text("formula")).isEqualTo("1d20");
    if (dice.isEmpty()) {
      assertThat(rolls).hasSize(1);
      assertThat(Arena.entity(after, "b").hp()).isEqualTo(10);
    } else {
      assertThat(((Json.Obj) rolls.get(1)).text("formula")).isEqualTo(dice);
      assertThat(Arena.entity(after, "b").hp()).isLessThan(10);
    }
  }

  @Test
  void aBlessingHelpsAnAllyForAWhile() {
    arena.fighter("A", 0, 0).fighter("B", 1, 0).fighter("c", 5, 5).ability("A", "bless");
    MirState after = arena.accepts(Arena.cast("A", "bless", "B"));
    assertThat(Arena.entity(after, "B").conditions()).containsExactly("blessed");
    arena.refuses(
        Arena.cast("A", "bless", "c"), "[INVALID_ACTION] bless targets allies, not enemies");
  }

  private List<String> offered(String actor) {
    MirState state = arena.state();
    return new TacticsChoices(arena.rules(), state, Arena.entity(state, actor))
        .list().stream()
            .filter(MirChoice.UseAbility.class::isInstance)
            .map(choice -> ((MirChoice.UseAbility) choice).targetId())
            .toList();
  }

  @Test
  void healingIsOfferedForTheHurtOnlyAndLegalForAll() {
    arena
        .fighter("A", 0, 0)
        .fighter("B", 1, 0)
        .fighter("c", 3, 0)
        .ability("A", "healing_word")
        .hp("B", 4)
        .fights("A", "B", "c");
    assertThat(offered("A")).containsExactly("B");
    arena.accepts(Arena.cast("A", "healing_word", "A"));
  }

  @Test
  void trippingIsOfferedWhileSomebodyElseCanStrikeBeforeTheOtherGetsUp() {
    arena.fighter("A", 0, 0).fighter("c", 1, 0).ability("A", "trip").fights("A", "c");
    assertThat(offered("A")).as("alone").isEmpty();
    arena.fighter("B", 2, 0).fights("A", "B", "c");
    assertThat(offered("A")).as("B is before c").containsExactly("c");
    arena.fights("A", "c", "B");
    assertThat(offered("A")).as("c gets up before B").isEmpty();
  }

  @Test
  void aBlessingThatStillLastsIsNotOfferedAgain() {
    arena.fighter("A", 0, 0).fighter("c", 5, 0).ability("A", "bless").fights("A", "c");
    assertThat(offered("A")).containsExactly("A");
    arena.lasting("A", "blessed", 3);
    assertThat(offered("A")).isEmpty();
    arena.lasting("A", "blessed", 1);
    assertThat(offered("A")).containsExactly("A");
  }
}
