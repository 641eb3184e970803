package dev.astragal.games.mir.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.MirChoice;
import dev.astragal.games.mir.MirState;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.JsonReader;
import org.junit.jupiter.api.Test;

/** Where somebody may go in the tactics profile, and what it costs. */
class TacticsMovementTest {
  private final Arena arena = new Arena();

  @Test
  void movementMayBeSplitUntilTheSpeedIsUsed() {
    arena.fighter("A", 0, 0).fighter("b", 5, 5).fights("A", "b");
    MirState after = arena.accepts(Arena.move("A", 1, 0, 2, 0, 3, 0));
    after = arena.accepts(after, Arena.move("A", 4, 0));
    arena.refuses(
        after, Arena.move("A", 5, 0), "[OUT_OF_RANGE] Movement cost 1 exceeds what is left, 0");
  }

  @Test
  void difficultGroundCostsTwoSteps() {
    arena.fighter("A", 0, 0).fighter("b", 5, 5).rough(1, 0).rough(2, 0).fights("A", "b");
    arena.refuses(
        Arena.move("A", 1, 0, 2, 0, 3, 0),
        "[OUT_OF_RANGE] Movement cost 5 exceeds what is left, 4");
    assertThat(Arena.used(arena.accepts(Arena.move("A", 1, 0, 2, 0)))).isEqualTo(4);
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
    assertThat(Arena.used(arena.accepts(Arena.move("A", 1, 0, 2, 0)))).isEqualTo(3);
    arena.refuses(Arena.move("A", 1, 0), "[OVERLAP] Step 0: (1,0) has no room to stand");
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
  void whoWalksIntoSomebodyInTheFogStopsInFrontOfThem() {
    arena.fighter("A", 0, 0).fighter("b", 0, 3).wall(0, 1).wall(1, 1).foggy().fights("A", "b");
    arena.stat("A", "movementSpeed", 12);
    MirChoice round = Arena.move("A", 1, 0, 2, 0, 2, 1, 2, 2, 1, 2, 0, 2, 0, 3);
    MirState after = arena.accepts(round);
    assertThat(Arena.entity(after, "A").x()).isZero();
    assertThat(Arena.entity(after, "A").y()).isEqualTo(2);
    assertThat(Arena.used(after)).isEqualTo(12);
  }
}
