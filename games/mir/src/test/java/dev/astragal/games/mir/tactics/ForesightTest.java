package dev.astragal.games.mir.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.MirChoice;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.state.Entity;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the greedy player makes of a situation. */
class ForesightTest {
  private static MirChoice best(Arena arena, MirState state, String actor) {
    return new Foresight(arena.rules(), state, Arena.entity(state, actor)).best();
  }

  /** Whether {@code enemy} could strike before the next turn of who stands there. */
  private static boolean inReach(Arena arena, MirState state, String who, String enemy) {
    Entity somebody = Arena.entity(state, who);
    Danger danger = new Danger(arena.rules(), state, somebody, List.of(Arena.entity(state, enemy)));
    return danger.at(somebody.x(), somebody.y()) > 0;
  }

  @Test
  void ofTwoWithinReachItStrikesTheOneThatMayDie() {
    Arena arena =
        new Arena()
            .fighter("A", 2, 2)
            .fighter("y", 1, 2)
            .fighter("z", 3, 2)
            .hp("z", 2)
            .fights("A", "y", "z");
    assertThat(best(arena, arena.state(), "A")).isEqualTo(Arena.attack("A", "z"));
  }

  @Test
  void anArcherStrikesFromWhereNobodyReachesIt() {
    Arena arena =
        new Arena()
            .fighter("A", 2, 0)
            .stat("A", "attackRange", 5)
            .fighter("z", 2, 2)
            .stat("z", "movementSpeed", 1)
            .fights("A", "z");
    MirState state = arena.state();
    MirChoice way = best(arena, state, "A");
    assertThat(way).isInstanceOf(MirChoice.Move.class);
    MirState there = arena.accepts(state, way);
    assertThat(inReach(arena, state, "A", "z")).isTrue();
    assertThat(inReach(arena, there, "A", "z")).isFalse();
    assertThat(best(arena, there, "A")).isEqualTo(Arena.attack("A", "z"));
  }

  @Test
  void whoHasStruckStepsOutOfReach() {
    Arena arena =
        new Arena()
            .fighter("A", 2, 2)
            .fighter("z", 3, 2)
            .stat("z", "movementSpeed", 1)
            .fights("A", "z");
    MirState struck = arena.accepts(Arena.attack("A", "z"));
    MirState away = arena.accepts(struck, best(arena, struck, "A"));
    assertThat(inReach(arena, away, "A", "z")).isFalse();
    assertThat(best(arena, away, "A")).isEqualTo(new MirChoice.EndTurn("A"));
  }

  @Test
  void whoCannotStrikeYetLetsTheOthersCome() {
    Arena arena = new Arena().fighter("A", 0, 0).fighter("z", 5, 5).fights("A", "z");
    MirState state = arena.state();
    MirChoice choice = best(arena, state, "A");
    MirState after = choice instanceof MirChoice.Move ? arena.accepts(state, choice) : state;
    assertThat(inReach(arena, after, "A", "z")).isFalse();
  }

  @Test
  void theStunnedOnlyEndTheirTurn() {
    Arena arena =
        new Arena()
            .fighter("A", 2, 2)
            .condition("A", "stunned")
            .fighter("z", 3, 2)
            .fights("A", "z");
    assertThat(best(arena, arena.state(), "A")).isEqualTo(new MirChoice.EndTurn("A"));
  }
}
