package dev.astragal.games.mir.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.ActionResult;
import dev.astragal.games.mir.MirChoice;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.json.Json;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How turns pass in the tactics profile, what wears off, and when a fight is over. */
class TacticsTurnsTest {
  private final Arena arena = new Arena();

  @Test
  void aTurnHasOneAction() {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).fights("A", "b");
    MirState after = arena.accepts(Arena.attack("A", "b"));
    arena.refuses(
        after, Arena.attack("A", "b"), "[BUDGET_EXHAUSTED] Action already used this turn");
    arena.refuses(
        after, new MirChoice.Defend("A"), "[BUDGET_EXHAUSTED] Action already used this turn");
  }

  @Test
  void aGuardLastsUntilTheGuardsNextTurn() {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).fights("A", "b");
    MirState guarded = arena.accepts(new MirChoice.Defend("A"));
    MirState theirs = arena.accepts(guarded, new MirChoice.EndTurn("A"));
    assertThat(Arena.entity(theirs, "A").conditions()).containsExactly("dodging");
    Json.Obj blow =
        Arena.event(arena.engine().applyAction(theirs, Arena.attack("b", "A")), "ATTACK_RESOLVED");
    assertThat(blow.at("effectiveAc")).isEqualTo(Json.of(12));
    MirState mine = arena.accepts(theirs, new MirChoice.EndTurn("b"));
    assertThat(Arena.entity(mine, "A").conditions()).isEmpty();
  }

  @Test
  void theStunnedOnlyEndTheirTurnAndThenRecover() {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).fights("A", "b").lasting("A", "stunned", 1);
    arena.refuses(
        Arena.attack("A", "b"), "[INVALID_ACTION] Entity \"A\" is stunned and cannot act");
    assertThat(Arena.entity(arena.accepts(new MirChoice.EndTurn("A")), "A").conditions()).isEmpty();
  }

  @Test
  void burningHurtsWhenATurnBeginsAndMayKill() {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).fighter("c", 5, 5).hp("b", 1);
    arena.lasting("b", "burning", 3).fights("A", "b", "c");
    MirState after = arena.accepts(new MirChoice.EndTurn("A"));
    assertThat(Arena.entity(after, "b").dead()).isTrue();
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
    MirState after = arena.accepts(new MirChoice.EndTurn("c"));
    after = arena.accepts(after, new MirChoice.EndTurn("A"));
    assertThat(after.combat().activeId()).isEqualTo("c");
    assertThat(after.combat().round()).isEqualTo(2);
  }

  @Test
  void theFightEndsWithTheLastEnemy() {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).hp("b", 1).seed("combat-42").fights("A", "b");
    ActionResult result = arena.apply(Arena.attack("A", "b"));
    Json.Obj end = Arena.event(result, "COMBAT_ENDED");
    assertThat(end.text("winner")).isEqualTo("players");
    assertThat(end.at("livingPlayers")).isEqualTo(Json.texts(List.of("A")));
    assertThat(((MirState) result.nextState()).combat().fighting()).isFalse();
  }

  @Test
  void givingUpHandsTheFightToTheOthers() {
    arena.fighter("A", 0, 0).fighter("b", 5, 5).fights("A", "b");
    ActionResult result = arena.apply(new MirChoice.Yield("A"));
    assertThat(Arena.event(result, "COMBAT_ENDED").text("winner")).isEqualTo("npcs");
  }

  @Test
  void afterManyRoundsTheFightIsADraw() {
    arena.fighter("A", 0, 0).fighter("b", 5, 5).fights("A", "b");
    MirState state = arena.state();
    while (state.combat().fighting()) {
      String active = String.valueOf(state.combat().activeId());
      state = arena.accepts(state, new MirChoice.EndTurn(active));
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
            Arena.cast("A", "shield_bash", "b"),
            Arena.move("A", 0, 1),
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
}
