package dev.astragal.games.delve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class StarterFloorRunTest {
  private static Run<DelveState, DelveChoice, DelveEvent> run() {
    return Dungeon.KERNEL.begin(Seed.of(42));
  }

  @Test
  void aNormalRunMeetsADoorAndAHazardWayWithinTwoHundredAndFiftyTicks() {
    var run = run();
    List<String> kinds = new ArrayList<>();
    Dungeon.play(
        run,
        "balanced",
        state -> {
          kinds.add(state.question().kind().name());
          return state.intent().reason() == AutoReason.THREAT_AVOIDANCE;
        });
    assertThat(kinds).contains("DOOR_BLOCKED");
    assertThat(run.state().progress().floor()).isEqualTo(1);
    assertThat(run.state().progress().clock()).isLessThanOrEqualTo(250);
  }

  @Test
  void theFirstRoomsLeadToAnEncounterWithSeveralEnemies() {
    var run = run();
    Dungeon.play(run, "balanced", state -> state.question().enemies().size() >= 2);
    assertThat(run.state().progress().floor()).isEqualTo(1);
    assertThat(run.state().question().enemies().size()).isGreaterThanOrEqualTo(2);
  }

  @Test
  void exploreInterruptChooseResume() {
    var run = run();
    Dungeon.advance(run, 100);
    assertThat(Dungeon.prompt(run).kind()).isEqualTo("door-blocked");
    assertThat(run.promptId()).isZero();
    Dungeon.answer(run, DelveChoice.Reply.OPEN_DOOR);
    Dungeon.advance(run, 100);
    assertThat(Dungeon.prompt(run).kind()).isEqualTo("enemy-encounter");
    assertThat(run.promptId()).isEqualTo(1);
  }

  @Test
  void aFixedSeedGivesTheSameIntentsEveryTime() {
    assertThat(trace()).isEqualTo(trace()).isNotEmpty();
  }

  private static List<DelveEvent> trace() {
    var run = run();
    List<DelveEvent> events = new ArrayList<>();
    Dungeon.play(
        run,
        "balanced",
        state -> {
          events.addAll(run.events());
          return false;
        });
    return events;
  }
}
