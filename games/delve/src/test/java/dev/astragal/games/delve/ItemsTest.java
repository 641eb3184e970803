package dev.astragal.games.delve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.delve.DelveChoice.Reply;
import dev.astragal.games.delve.map.Tile;
import dev.astragal.games.delve.orders.ResourceAggression;
import dev.astragal.games.delve.rules.Combat;
import dev.astragal.games.delve.rules.Timing;
import dev.astragal.kernel.run.Run;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each item does what its sentence says. */
class ItemsTest {
  /** A hero on an item, with a guard it has already decided to leave alone far away. */
  private static Dungeon on(String item) {
    return Dungeon.of("##########", "#........#", "#@......C#", "#........#", "##########")
        .item(1, 2, item)
        .with(
            state -> {
              state.actors.flags[1] = Actors.SIGHTED;
              state.actors.next[1] = 7;
            });
  }

  private static Run<DelveState, DelveChoice, DelveEvent> kept(String item) {
    var run = on(item).run();
    Dungeon.advance(run, 1);
    assertThat(Dungeon.prompt(run).kind()).isEqualTo("loot-found");
    Dungeon.answer(run, Reply.KEEP_LOOT);
    assertThat(run.state().map().itemAt(run.state().heroCell())).isNegative();
    return run;
  }

  private static int attackWith(String weapon) {
    return Combat.heroAttack(kept(weapon).state());
  }

  @Test
  void theRustySwordAddsTwo() {
    assertThat(attackWith("rusty_sword")).isEqualTo(7);
  }

  @Test
  void theIronMaceAddsFour() {
    assertThat(attackWith("iron_mace")).isEqualTo(9);
  }

  @Test
  void theSteelLongswordAddsSix() {
    assertThat(attackWith("steel_longsword")).isEqualTo(11);
  }

  @Test
  void thePhaseDaggerAddsThreeAndIgnoresDefense() {
    assertThat(attackWith("phase_dagger")).isEqualTo(8);
    assertThat(Combat.heroDamage(kept("phase_dagger").state(), 1)).isEqualTo(8);
  }

  @Test
  void theBloodAxeAddsSixAndGivesOneHealthPerKill() {
    assertThat(attackWith("blood_axe")).isEqualTo(11);
    var run = Dungeon.of("#####", "#@g.#", "#####").weapon("blood_axe").hp(10).inCombat().run();
    run.passTime();
    assertThat(run.state().actors().alive(1)).isFalse();
    assertThat(run.state().actors().hp(Actors.HERO)).isEqualTo(11);
  }

  @Test
  void theMinorPotionIsStowedAndRestoresTen() {
    assertThat(drunk("minor_hp_pot", 5)).isEqualTo(15);
    assertThat(drunk("minor_hp_pot", 20)).isEqualTo(24);
  }

  @Test
  void theMajorPotionIsStowedAndRestoresTwentyFive() {
    assertThat(drunk("major_hp_pot", 1)).isEqualTo(24);
  }

  private static int drunk(String potion, int hp) {
    var run = on(potion).hp(hp).run();
    Dungeon.advance(run, 1);
    assertThat(run.state().loadout().potions(run.state().content().itemNamed(potion))).isEqualTo(1);
    run =
        Dungeon.of("#####", "#@.g#", "#####")
            .potion(potion)
            .hp(hp)
            .inCombat()
            .with(state -> state.progress.thresholdCrossed = true)
            .run();
    Dungeon.advance(run, 1);
    Dungeon.answer(run, Reply.DRINK_POTION);
    run.passTime();
    return run.state().actors().hp(Actors.HERO);
  }

  @Test
  void theTeleportRuneTradesPlacesWithTheNearestEnemyAndLooksAround() {
    var run = kept("teleport_rune");
    assertThat(run.state().heroCell()).isEqualTo(Dungeon.cell(run.state(), 8, 2));
    assertThat(run.state().actors().cell(1)).isEqualTo(Dungeon.cell(run.state(), 1, 2));
    assertThat(run.state().map().visible(Dungeon.cell(run.state(), 9, 2))).isTrue();
  }

  @Test
  void theFortificationScrollWallsUpWhatItCanWithoutCuttingAnythingOff() {
    var run = kept("fortification_scroll");
    long walls =
        List.of(
                Dungeon.cell(run.state(), 1, 1),
                Dungeon.cell(run.state(), 2, 2),
                Dungeon.cell(run.state(), 1, 3))
            .stream()
            .filter(cell -> Tile.kind(run.state().map().tile(cell)) == Tile.WALL)
            .count();
    assertThat(walls).isEqualTo(2);
  }

  @Test
  void theStasisHourglassDelaysEveryEnemyInViewByFifty() {
    assertThat(kept("stasis_hourglass").state().actors().nextActionTick(1)).isEqualTo(57);
  }

  @Test
  void theMagneticLurePullsEveryEnemyInViewAStepCloser() {
    var state = kept("magnetic_lure").state();
    assertThat(state.map().distance(state.actors().cell(1), state.heroCell())).isEqualTo(6);
  }

  @Test
  void theSmokeBombMakesAllForgetAndDelaysThoseInView() {
    var run = kept("smoke_bomb");
    assertThat(run.state().actors().sighted(1)).isFalse();
    assertThat(run.state().trace().size()).isZero();
    assertThat(run.state().actors().nextActionTick(1)).isEqualTo(11 + 20);
  }

  @Test
  void theShrapnelBombTakesFiveFromEveryEnemyInViewAndItsKillsDoNotCount() {
    assertThat(kept("shrapnel_bomb").state().actors().hp(1)).isEqualTo(13);
    var run = on("shrapnel_bomb").with(state -> state.actors.hp[1] = 5).perk("bloodlust").run();
    Dungeon.advance(run, 1);
    Dungeon.answer(run, Reply.KEEP_LOOT);
    assertThat(run.state().actors().alive(1)).isFalse();
    assertThat(run.state().progress().kills()).isZero();
  }

  @Test
  void theHastePotionHalvesThePriceOfActionsForAHundredTicks() {
    var state = kept("haste_potion").state();
    assertThat(Timing.actionCost(state, Actors.HERO)).isEqualTo(5);
    state.progress.clock = 100;
    assertThat(Timing.actionCost(state, Actors.HERO)).isEqualTo(10);
  }

  @Test
  void theIronSkinPotionAddsFiveHealthNowAndForGood() {
    var state = kept("iron_skin_potion").state();
    assertThat(state.actors().maxHp(Actors.HERO)).isEqualTo(29);
    assertThat(state.actors().hp(Actors.HERO)).isEqualTo(29);
  }

  @Test
  void weaponsFillThePrimarySlotThenTheReserveThenReplaceTheOneInHand() {
    var run =
        Dungeon.of("#####", "#@..#", "#####")
            .weapon("rusty_sword")
            .item(1, 1, "steel_longsword")
            .run();
    Dungeon.advance(run, 1);
    Dungeon.answer(run, Reply.KEEP_LOOT);
    var content = run.state().content();
    assertThat(run.state().loadout().weapon(Loadout.RESERVE))
        .isEqualTo(content.itemNamed("steel_longsword"));
    run =
        Dungeon.of("#####", "#@..#", "#####")
            .weapon("rusty_sword")
            .with(state -> state.loadout.weapons[1] = content.itemNamed("iron_mace"))
            .item(1, 1, "steel_longsword")
            .run();
    Dungeon.advance(run, 1);
    Dungeon.answer(run, Reply.KEEP_LOOT);
    assertThat(run.state().loadout().weapon(Loadout.PRIMARY))
        .isEqualTo(content.itemNamed("steel_longsword"));
  }

  @Test
  void triflesAreSettledWithoutAsking() {
    var run =
        Dungeon.of("######", "#@...#", "######")
            .weapon("iron_mace")
            .with(state -> state.loadout.weapons[1] = state.content().itemNamed("blood_axe"))
            .item(1, 1, "rusty_sword")
            .run();
    List<DelveEvent> events = Dungeon.advance(run, 1);
    assertThat(events).contains(new GrowthEvent.ItemDiscarded(0, "rusty_sword"));
    assertThat(run.state().question().stands()).isFalse();
  }

  @Test
  void aFullBeltLeavesPotionsLying() {
    var dungeon = Dungeon.of("######", "#@...#", "######").item(1, 1, "minor_hp_pot");
    for (int i = 0; i < 3; i++) dungeon.potion("minor_hp_pot");
    assertThat(Dungeon.advance(dungeon.run(), 1))
        .contains(new GrowthEvent.ItemDiscarded(0, "minor_hp_pot"));
  }

  @Test
  void resourceAggressionChoosesThePotion() {
    assertThat(drinks(ResourceAggression.CONSERVE, 15)).isEqualTo("minor_hp_pot");
    assertThat(drinks(ResourceAggression.BALANCED, 15)).isEqualTo("minor_hp_pot");
    assertThat(drinks(ResourceAggression.BALANCED, 5)).isEqualTo("major_hp_pot");
    assertThat(drinks(ResourceAggression.BURN, 15)).isEqualTo("major_hp_pot");
  }

  private static String drinks(ResourceAggression aggression, int hp) {
    var run =
        Dungeon.of("#####", "#@.g#", "#####")
            .potion("minor_hp_pot")
            .potion("major_hp_pot")
            .order(new DelveChoice.SetResourceAggression(aggression))
            .hp(hp)
            .inCombat()
            .with(state -> state.progress.thresholdCrossed = true)
            .run();
    Dungeon.advance(run, 1);
    Dungeon.answer(run, Reply.DRINK_POTION);
    return Dungeon.advance(run, 1).stream()
        .filter(ActionEvent.PotionDrunk.class::isInstance)
        .map(event -> ((ActionEvent.PotionDrunk) event).potion())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theTablesHoldWhatWasPromised() {
    var content = Dungeon.KERNEL.begin(dev.astragal.kernel.seed.Seed.of(1)).state().content();
    assertThat(content.items()).hasSize(15);
    assertThat(content.perks()).hasSize(10);
    assertThat(content.gods()).hasSize(2);
    assertThat(content.enemies().stream().filter(enemy -> !enemy.boss())).hasSize(8);
    assertThat(content.enemies().stream().filter(enemy -> enemy.boss())).hasSize(1);
  }

  @Test
  void theWeirdnessQuotaIsMet() {
    var content = Dungeon.KERNEL.begin(dev.astragal.kernel.seed.Seed.of(1)).state().content();
    assertThat(content.items().stream().filter(item -> item.weird()).count())
        .isGreaterThanOrEqualTo(5);
    assertThat(content.perks().stream().filter(perk -> perk.mechanic()).count())
        .isGreaterThanOrEqualTo(3);
  }
}
