package dev.astragal.games.delve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.delve.DelveChoice.Reply;
import dev.astragal.games.delve.content.DangerTag;
import dev.astragal.games.delve.rules.ThreatSummary;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.Ints;
import dev.astragal.runtime.player.Players;
import java.util.List;
import org.junit.jupiter.api.Test;

class EncounterTest {
  private static final String[] BETWEEN_TWO = {
    "#######", "#..g..#", "#..@g.#", "#.....#", "#######"
  };

  @Test
  void theFirstSightingInterruptsBeforeAnythingElseHappens() {
    var run = Dungeon.of("##########", "#@......g#", "##########").run();
    List<DelveEvent> events = Dungeon.advance(run, 5);
    assertThat(events).hasSize(1);
    assertThat(Dungeon.prompt(run).kind()).isEqualTo("enemy-encounter");
    assertThat(run.state().progress().clock()).isZero();
  }

  @Test
  void twoAdjacentEnemiesAreListedInAStableOrder() {
    var run = Dungeon.of(BETWEEN_TWO).run();
    Dungeon.advance(run, 1);
    assertThat(run.state().question().enemies()).isEqualTo(Ints.of(1, 2));
  }

  @Test
  void fightTakesOnThePrimaryEnemyOnly() {
    var run = Dungeon.of(BETWEEN_TWO).run();
    Dungeon.advance(run, 1);
    Dungeon.answer(run, Reply.FIGHT);
    assertThat(run.state().actors().engaged(1)).isTrue();
    assertThat(run.state().actors().engaged(2)).isFalse();
  }

  @Test
  void avoidLeavesAnotherAdjacentEnemyFreeToInterrupt() {
    var run = Dungeon.of("#####", "##g##", "#g@##", "#####").run();
    Dungeon.advance(run, 1);
    Dungeon.answer(run, Reply.AVOID);
    assertThat(run.state().actors().suppressed(1)).isTrue();
    assertThat(run.state().actors().suppressed(2)).isFalse();
    Dungeon.advance(run, 10);
    assertThat(run.state().question().enemies()).isEqualTo(Ints.of(2));
  }

  @Test
  void suppressionEndsWhenTheEnemyIsOutOfReach() {
    var run =
        Dungeon.of("########", "#@....g#", "########")
            .with(
                state -> {
                  state.actors.flags[1] = Actors.SIGHTED | Actors.SUPPRESSED;
                })
            .run();
    List<DelveEvent> events = Dungeon.advance(run, 1);
    assertThat(events).contains(new EncounterEvent.SuppressionEnded(1));
  }

  @Test
  void whenOneFallsTheOtherStillInterrupts() {
    var run = Dungeon.of(BETWEEN_TWO).with(state -> state.actors.hp[1] = 1).run();
    Dungeon.advance(run, 1);
    Dungeon.answer(run, Reply.FIGHT);
    Dungeon.advance(run, 20);
    assertThat(run.state().actors().alive(1)).isFalse();
    assertThat(run.state().question().enemies()).isEqualTo(Ints.of(2));
  }

  @Test
  void avoidAlwaysTakesTimeSoThatItCannotPingPong() {
    var run = Dungeon.of(BETWEEN_TWO).order(new DelveChoice.SetRetreatHpThreshold(0)).run();
    int avoided = 0;
    while (run.state().actors().alive(Actors.HERO)) {
      Dungeon.advance(run, 50);
      if (!run.state().question().stands()) break;
      int before = run.state().actors().nextActionTick(Actors.HERO);
      Dungeon.answer(run, Reply.AVOID);
      Dungeon.advance(run, 20);
      boolean fell = !run.state().actors().alive(Actors.HERO);
      assertThat(
              fell
                  || run.state().question().stands()
                  || run.state().actors().nextActionTick(Actors.HERO) > before)
          .isTrue();
      avoided++;
    }
    assertThat(avoided).isGreaterThan(2);
  }

  @Test
  void noChainOfAnswersStandsStillForEver() {
    int longest = 0;
    for (int seed = 0; seed < 300; seed++) {
      var run = Dungeon.KERNEL.begin(Seed.of(seed));
      Rng rng = Players.luck(Seed.of(seed), 0);
      int still = 0;
      int clock = 0;
      while (run.state().progress().ending() == Ending.NONE) {
        if (run.state().question().stands()) {
          run.choose(Seat.of(0), Dungeon.prompt(run).choices(Seat.first()).sample(rng));
          still = run.state().progress().clock() == clock ? still + 1 : 0;
          longest = Math.max(longest, still);
        } else {
          run.passTime();
        }
        if (run.state().progress().clock() != clock) still = 0;
        clock = run.state().progress().clock();
      }
    }
    assertThat(longest).isLessThan(16);
  }

  @Test
  void theThreatSummaryListsEachTagOnceAndAlwaysInTheSameOrder() {
    var state = Dungeon.of("########", "#.a.@.h#", "#..r...#", "########").state();
    ThreatSummary threat = ThreatSummary.of(state, Ints.of(1, 2, 3));
    assertThat(threat.dangerTags())
        .containsExactly(DangerTag.MELEE, DangerTag.RANGED, DangerTag.POISON, DangerTag.BURST);
    assertThat(threat).isEqualTo(ThreatSummary.of(state, Ints.of(1, 2, 3)));
    assertThat(ThreatSummary.of(state, Ints.of(3, 1, 2)).dangerTags())
        .isEqualTo(threat.dangerTags());
    assertThat(threat.visibleEnemies()).isEqualTo(3);
    assertThat(threat.nearestDistance()).isEqualTo(2);
  }

  @Test
  void theOpeningPreviewNamesABetterReserveWeaponAndItsPrice() {
    var dungeon = Dungeon.of("#######", "#@...g#", "#######").weapon("rusty_sword");
    assertThat(ThreatSummary.of(dungeon.state(), Ints.of(1)).opening().action())
        .isEqualTo(ThreatSummary.OpeningAction.HOLD_CURRENT_LOADOUT);
    dungeon.with(state -> state.loadout.weapons[1] = state.content().itemNamed("blood_axe"));
    assertThat(ThreatSummary.of(dungeon.state(), Ints.of(1)).opening())
        .isEqualTo(
            new ThreatSummary.OpeningPreview(ThreatSummary.OpeningAction.SWAP_TO_RESERVE, 10));
  }

  @Test
  void aHurtHeroIsRetreatEligibleAtTheThreshold() {
    var dungeon =
        Dungeon.of("#######", "#@...g#", "#######")
            .with(state -> state.actors.maxHp[Actors.HERO] = 20);
    assertThat(ThreatSummary.of(dungeon.hp(7).state(), Ints.of(1)).retreatEligible()).isTrue();
    assertThat(ThreatSummary.of(dungeon.hp(8).state(), Ints.of(1)).retreatEligible()).isFalse();
  }

  @Test
  void theBossHasAnInterruptOfItsOwn() {
    var run = Dungeon.of("########", "#@....W#", "########").run();
    Dungeon.advance(run, 1);
    assertThat(Dungeon.prompt(run).kind()).isEqualTo("boss-encounter");
  }

  @Test
  void anAvoidedEnemyIsWalkedAround() {
    var run =
        Dungeon.of("#########", "#@..A..>#", "#.......#", "#.......#", "#########")
            .with(state -> state.actors.flags[1] = Actors.SIGHTED | Actors.AVOIDED)
            .run();
    for (DelveEvent event : Dungeon.advance(run, 6)) {
      if (event instanceof ActionEvent.Moved(int actor, int to, _, _) && actor == Actors.HERO)
        assertThat(run.state().map().distance(to, Dungeon.cell(run.state(), 4, 1)))
            .isGreaterThan(1);
    }
  }
}
