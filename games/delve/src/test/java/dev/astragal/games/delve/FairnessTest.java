package dev.astragal.games.delve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.delve.DelveChoice.Reply;
import dev.astragal.games.delve.orders.PositionIntent;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Run;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FairnessTest {
  private static Dungeon healing(String... rows) {
    return Dungeon.of(rows)
        .potion("minor_hp_pot")
        .order(new DelveChoice.SetAutoHeal(Optional.of(50)))
        .hp(8)
        .inCombat();
  }

  private static boolean drank(Run<DelveState, DelveChoice, DelveEvent> run) {
    return Dungeon.advance(run, 1).stream().anyMatch(ActionEvent.PotionDrunk.class::isInstance);
  }

  @Test
  void autoHealDrinksWhenOneEnemyIsInView() {
    assertThat(drank(healing("######", "#.@g.#", "######").run())).isTrue();
  }

  @Test
  void autoHealHappensOncePerEncounter() {
    var run =
        healing("######", "#.@g.#", "######").with(state -> state.progress.healUsed = true).run();
    assertThat(drank(run)).isFalse();
  }

  @Test
  void autoHealNeedsAPotion() {
    var run =
        healing("######", "#.@g.#", "######")
            .with(state -> java.util.Arrays.fill(state.loadout.potions, 0))
            .run();
    assertThat(drank(run)).isFalse();
  }

  @Test
  void autoHealDoesNotHappenAgainstSeveralUnlessInRetreat() {
    assertThat(drank(healing("######", "#g@g.#", "######").run())).isFalse();
    assertThat(
            drank(
                healing("######", "#g@g.#", "######")
                    .with(state -> state.progress.retreating = true)
                    .run()))
        .isTrue();
  }

  @Test
  void fallingToTheThresholdAsksOnceAndOnlyOnTheWayDown() {
    var run = Dungeon.of("######", "#.@C.#", "######").hp(9).inCombat().run();
    Dungeon.advance(run, 10);
    assertThat(Dungeon.prompt(run).kind()).isEqualTo("hp-threshold-reached");
    assertThat(Dungeon.prompt(run).choices(Seat.first()).list())
        .containsExactly(Reply.CONTINUE, Reply.RETREAT);
    Dungeon.answer(run, Reply.CONTINUE);
    Dungeon.advance(run, 100);
    assertThat(run.state().question().stands()).isFalse();
  }

  @Test
  void aFleeingPolicyRetreatsWithoutAsking() {
    var run =
        Dungeon.of("########", "#_...@C#", "########")
            .order(new DelveChoice.SetPositionIntent(PositionIntent.FLEE_TO_NEAREST_EXPLORED_TILE))
            .hp(9)
            .inCombat()
            .run();
    List<DelveEvent> events = Dungeon.advance(run, 12);
    assertThat(events).contains(new EncounterEvent.RetreatBegan());
  }

  @Test
  void underFireFromSeveralAFleeingHeroStepsIntoADoorway() {
    var run =
        Dungeon.of(
                "#########",
                "###.....#",
                "###.....#",
                "#..@...r#",
                "###....r#",
                "###.....#",
                "#########")
            .inCombat()
            .with(state -> state.progress.retreating = true)
            .run();
    run.passTime();
    assertThat(run.state().heroCell()).isEqualTo(Dungeon.cell(run.state(), 2, 3));
  }

  @Test
  void theTraceKeepsTheLastThirtyTwoTurns() {
    var run = Dungeon.of("#####", "#@..#", "#####").run();
    Dungeon.advance(run, 40);
    assertThat(run.state().trace().size()).isEqualTo(ThreatTrace.CAPACITY);
    ThreatTrace.Row newest = run.state().trace().row(0);
    assertThat(newest.tick()).isEqualTo(390);
    assertThat(newest.visibleEnemies()).isZero();
    assertThat(newest.nearest()).isEqualTo(-1);
    assertThat(run.state().trace().row(31).tick()).isEqualTo(80);
  }

  @Test
  void thePlansOfAutoExploreAreKeptForTheOverlay() {
    var run = Dungeon.of("########", "#@....>#", "########").run();
    Dungeon.advance(run, 3);
    assertThat(run.state().segments().size()).isEqualTo(1);
    assertThat(run.state().segments().segment(0))
        .isEqualTo(
            new SegmentTrace.Segment(0, AutoReason.STAIRS, Dungeon.cell(run.state(), 6, 1), 5));
  }

  @Test
  void aTraceRowTellsEnemiesDistanceRetreatAndDamage() {
    ThreatTrace trace = new ThreatTrace();
    trace.push(77, 3, 2, true, 5, ThreatTrace.Cause.POISON);
    assertThat(trace.row(0))
        .isEqualTo(new ThreatTrace.Row(77, 3, 2, true, 5, ThreatTrace.Cause.POISON));
  }

  @Test
  void aDeathIsRecappedWithItsCodeAndTheLastTurns() {
    var run = Dungeon.of("######", "#.@C.#", "######").hp(3).inCombat().run();
    Dungeon.advance(run, 100);
    var summary =
        run
            .kernel()
            .rules()
            .present(run.state(), dev.astragal.kernel.game.Seat.of(0))
            .panels()
            .stream()
            .filter(panel -> panel.id().equals("summary"))
            .findFirst()
            .orElseThrow();
    assertThat(summary.toString()).contains("DMG_HP_ZERO").contains("trace.trouble");
  }
}
