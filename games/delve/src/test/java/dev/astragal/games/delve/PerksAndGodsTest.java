package dev.astragal.games.delve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.delve.DelveChoice.Reply;
import dev.astragal.games.delve.rules.Combat;
import dev.astragal.games.delve.rules.PerkOffer;
import dev.astragal.games.delve.rules.Timing;
import dev.astragal.kernel.game.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each perk and each god does what its sentence says. */
class PerksAndGodsTest {
  private static final String[] DUEL = {"######", "#.@g.#", "######"};

  @Test
  void toughnessAddsFiveHealth() {
    var run = Dungeon.of("#####", "#@..#", "#####").item(1, 1, "toughness").run();
    Dungeon.advance(run, 1);
    Dungeon.answer(run, Reply.KEEP_LOOT);
    assertThat(run.state().actors().maxHp(Actors.HERO)).isEqualTo(29);
    assertThat(run.state().actors().hp(Actors.HERO)).isEqualTo(29);
  }

  @Test
  void swiftTakesATickOffEveryAction() {
    assertThat(Timing.actionCost(Dungeon.of(DUEL).perk("swift").state(), Actors.HERO)).isEqualTo(9);
  }

  @Test
  void berserkerRhythmAddsThreeAttackWithBareHandsOnly() {
    assertThat(Combat.heroAttack(Dungeon.of(DUEL).perk("berserker_rhythm").state())).isEqualTo(8);
    assertThat(
            Combat.heroAttack(
                Dungeon.of(DUEL).perk("berserker_rhythm").weapon("rusty_sword").state()))
        .isEqualTo(7);
  }

  @Test
  void pacifistsBountyRewardsAFloorWithoutKills() {
    assertThat(afterDescent(0)).containsExactly(29, 29);
    assertThat(afterDescent(1)).containsExactly(24, 9);
  }

  private static int[] afterDescent(int kills) {
    var run =
        Dungeon.of("#####", "#.>.#", "#####")
            .perk("pacifists_bounty")
            .hp(9)
            .with(
                state -> {
                  state.actors.cell[Actors.HERO] = state.map.stairs;
                  state.progress.floorKills = kills;
                  state.progress.camped = true;
                })
            .run();
    Dungeon.advance(run, 1);
    Dungeon.answer(run, Reply.DESCEND_BRANCH_A);
    return new int[] {
      run.state().actors().maxHp(Actors.HERO), run.state().actors().hp(Actors.HERO)
    };
  }

  @Test
  void snipersEyeAddsThreeToTheFirstStrikeOnAFloor() {
    var run = Dungeon.of(DUEL).perk("snipers_eye").inCombat().run();
    assertThat(Combat.heroAttack(run.state())).isEqualTo(8);
    run.passTime();
    assertThat(((ActionEvent.Struck) run.events().get(0)).damage()).isEqualTo(8);
    assertThat(Combat.heroAttack(run.state())).isEqualTo(5);
  }

  @Test
  void ironWillAddsTwoDefense() {
    assertThat(Combat.heroDefense(Dungeon.of(DUEL).perk("iron_will").state())).isEqualTo(2);
  }

  @Test
  void bloodlustHealsTwoPerKill() {
    var run =
        Dungeon.of(DUEL)
            .perk("bloodlust")
            .hp(10)
            .with(state -> state.actors.hp[1] = 1)
            .inCombat()
            .run();
    run.passTime();
    assertThat(run.state().actors().hp(Actors.HERO)).isEqualTo(12);
  }

  @Test
  void scoutSeesTwoTilesFarther() {
    assertThat(Dungeon.of(DUEL).state().sightRadius()).isEqualTo(10);
    assertThat(Dungeon.of(DUEL).perk("scout").state().sightRadius()).isEqualTo(12);
  }

  @Test
  void recklessStrikeAddsFourAttackAndTakesTwoDefense() {
    var state = Dungeon.of(DUEL).perk("reckless_strike").state();
    assertThat(Combat.heroAttack(state)).isEqualTo(9);
    assertThat(Combat.heroDefense(state)).isEqualTo(-2);
  }

  @Test
  void shadowStepMakesAvoidingABlink() {
    assertThat(avoiding(Dungeon.of(DUEL_HALL).perk("shadow_step")))
        .anyMatch(ActionEvent.Blinked.class::isInstance);
    assertThat(avoiding(Dungeon.of(DUEL_HALL))).noneMatch(ActionEvent.Blinked.class::isInstance);
  }

  private static final String[] DUEL_HALL = {
    "##########", "#^.......#", "#...@g...#", "#........#", "##########"
  };

  private static List<DelveEvent> avoiding(Dungeon dungeon) {
    var run = dungeon.run();
    Dungeon.advance(run, 1);
    Dungeon.answer(run, Reply.AVOID);
    return Dungeon.advance(run, 1);
  }

  @Test
  void theVeilBlinksToTheFarthestSafeTileInReach() {
    var run = Dungeon.of(DUEL_HALL).god("veil").run();
    Dungeon.advance(run, 1);
    Dungeon.answer(run, Reply.AVOID);
    run.passTime();
    int here = Dungeon.cell(run.state(), 4, 2);
    assertThat(run.state().map().distance(here, run.state().heroCell())).isEqualTo(4);
    assertThat(run.state().heroCell()).isNotEqualTo(Dungeon.cell(run.state(), 1, 1));
  }

  @Test
  void theForgeGivesTwoHealthAtOnceAndTwoDefenseForGood() {
    var run = Dungeon.of("#####", "#@..#", "#####").with(state -> state.progress.floor = 2).run();
    Dungeon.advance(run, 1);
    assertThat(Dungeon.prompt(run).kind()).isEqualTo("god-offer");
    Dungeon.answer(run, new DelveChoice.ChooseGod("forge"));
    assertThat(run.state().actors().maxHp(Actors.HERO)).isEqualTo(26);
    assertThat(Combat.heroDefense(run.state())).isEqualTo(2);
  }

  @Test
  void aNewFloorOffersThreePerksTheHeroLacksAndTakesOne() {
    var dungeon =
        Dungeon.of("#####", "#@..#", "#####")
            .god("veil")
            .perk("swift")
            .with(state -> state.progress.floor = 2);
    List<Integer> offered = PerkOffer.of(dungeon.state());
    assertThat(offered).hasSize(3).doesNotContain(dungeon.state().content().perkNamed("swift"));
    var run = dungeon.run();
    Dungeon.advance(run, 1);
    assertThat(Dungeon.prompt(run).kind()).isEqualTo("perk-choice");
    Dungeon.answer(run, Dungeon.prompt(run).choices(Seat.first()).get(2));
    assertThat(run.state().loadout().hasPerk(offered.get(2))).isTrue();
    Dungeon.advance(run, 1);
    assertThat(run.state().question().stands()).isFalse();
  }

  @Test
  void bladeAndPerkAddUp() {
    var state =
        Dungeon.of("######", "#.@C.#", "######")
            .weapon("phase_dagger")
            .perk("reckless_strike")
            .perk("snipers_eye")
            .state();
    assertThat(Combat.heroDamage(state, 1)).isEqualTo(5 + 3 + 4 + 3);
  }
}
