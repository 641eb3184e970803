package dev.astragal.games.mir.tactics;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.MirChoice;
import dev.astragal.kernel.screen.Msg;
import org.junit.jupiter.api.Test;

/** What can be seen of a choice before it is taken. */
class OutlookTest {
  private final Arena arena = new Arena();

  @Test
  void aWayShowsItsCellsAndWhatItCosts() {
    arena.fighter("A", 0, 0).fighter("b", 5, 5).rough(1, 0).fights("A", "b");
    Outlook outlook = outlook(Arena.move("A", 1, 0, 2, 0));
    assertThat(outlook.walks(1, 0)).isTrue();
    assertThat(outlook.walks(2, 0)).isTrue();
    assertThat(outlook.walks(0, 0)).isFalse();
    assertThat(outlook.concerns(0, 0)).isTrue();
    assertThat(outlook.sentence()).isEqualTo(Msg.of("outlook.way", "cost", 3, "left", 1L));
  }

  @Test
  void aBlowShowsItsTargetAndTheOdds() {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).fights("A", "b");
    Outlook outlook = outlook(Arena.attack("A", "b"));
    assertThat(outlook.concerns(1, 0)).isTrue();
    assertThat(outlook.way()).isEmpty();
    assertThat(outlook.sentence()).isEqualTo(strike(55));
  }

  @Test
  void theOddsKnowConditionsAndLuckyBlows() {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).condition("A", "poisoned").fights("A", "b");
    assertThat(outlook(Arena.attack("A", "b")).sentence()).isEqualTo(strike(55 * 55 / 100));
    arena.stat("b", "ac", 99).condition("A", "blessed");
    assertThat(outlook(Arena.attack("A", "b")).sentence()).isEqualTo(strike(5));
    arena.stat("b", "ac", 0);
    assertThat(outlook(Arena.attack("A", "b")).sentence()).isEqualTo(strike(95));
  }

  @Test
  void anAbilityHasOddsOfItsOwn() {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).ability("A", "sneak_attack").fights("A", "b");
    assertThat(outlook(Arena.cast("A", "sneak_attack", "b")).sentence()).isEqualTo(strike(65));
  }

  @Test
  void aGuardSaysHowGoodItIs() {
    arena.fighter("A", 0, 0).fighter("b", 1, 0).fights("A", "b");
    assertThat(outlook(new MirChoice.Defend("A")).sentence())
        .isEqualTo(Msg.of("outlook.defend", "ac", 12L));
  }

  private Outlook outlook(MirChoice choice) {
    return Outlook.of(arena.rules(), arena.state(), choice);
  }

  private static Msg strike(int chance) {
    return Msg.of("outlook.strike", "name", Msg.literal("b"), "chance", chance);
  }
}
