package dev.astragal.games.delve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.delve.orders.PositionIntent;
import dev.astragal.games.delve.orders.Stance;
import dev.astragal.games.delve.orders.TargetTag;
import dev.astragal.games.delve.rules.Combat;
import dev.astragal.games.delve.rules.Timing;
import dev.astragal.kernel.game.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;

class CombatTest {
  private static Dungeon duel(char enemy) {
    return Dungeon.of("######", "#.@" + enemy + ".#", "######");
  }

  private static int damage(Dungeon dungeon) {
    return Combat.heroDamage(dungeon.state(), 1);
  }

  @Test
  void damageIsAttackLessDefenseAndAtLeastOne() {
    assertThat(damage(duel('g'))).isEqualTo(5);
    assertThat(damage(duel('C'))).isEqualTo(3);
    assertThat(damage(duel('C').weapon("rusty_sword"))).isEqualTo(5);
    assertThat(damage(duel('C').order(new DelveChoice.SetStance(Stance.DEFENSIVE)))).isEqualTo(2);
  }

  @Test
  void stancesTradeAttackForDefense() {
    var state = duel('g').state();
    assertThat(Combat.heroAttack(state)).isEqualTo(5);
    assertThat(Combat.heroDefense(state)).isZero();
    var aggressive = duel('g').order(new DelveChoice.SetStance(Stance.AGGRESSIVE)).state();
    assertThat(Combat.heroAttack(aggressive)).isEqualTo(7);
    assertThat(Combat.heroDefense(aggressive)).isEqualTo(-1);
    var defensive = duel('g').order(new DelveChoice.SetStance(Stance.DEFENSIVE)).state();
    assertThat(Combat.heroAttack(defensive)).isEqualTo(4);
    assertThat(Combat.heroDefense(defensive)).isEqualTo(2);
  }

  @Test
  void theStanceDecidesHowManyBlowsAGoblinTakes() {
    assertThat(blowsToKill(Stance.AGGRESSIVE)).isEqualTo(2);
    assertThat(blowsToKill(Stance.DEFENSIVE)).isEqualTo(3);
  }

  private static int blowsToKill(Stance stance) {
    var run = duel('g').order(new DelveChoice.SetStance(stance)).inCombat().run();
    int blows = 0;
    while (run.state().actors().alive(1)) {
      run.passTime();
      if (run.events().get(0) instanceof ActionEvent.Struck struck && struck.actor() == Actors.HERO)
        blows++;
    }
    return blows;
  }

  @Test
  void thePriorityDecidesWhoIsStruckFirst() {
    assertThat(firstStruck(List.of(TargetTag.NEAREST, TargetTag.LOWEST_HP))).isEqualTo(2);
    assertThat(firstStruck(List.of(TargetTag.NEAREST))).isEqualTo(1);
  }

  private static int firstStruck(List<TargetTag> priority) {
    var run =
        Dungeon.of("#####", "##g##", "##@g#", "#####")
            .order(new DelveChoice.SetTargetPriority(priority))
            .with(state -> state.actors.hp[2] = 3)
            .inCombat()
            .run();
    run.passTime();
    return ((ActionEvent.Struck) run.events().get(0)).target();
  }

  @Test
  void theEarliestThenTheFasterThenTheUpperLeftActsNext() {
    var state = Dungeon.of("#######", "#@.g.h#", "#..g..#", "#######").inCombat().state();
    state.actors.next[Actors.HERO] = 5;
    assertThat(Timing.nextActor(state)).isEqualTo(2);
    state.actors.next[2] = 9;
    assertThat(Timing.nextActor(state)).isEqualTo(1);
    state.actors.next[1] = 9;
    assertThat(Timing.nextActor(state)).isEqualTo(3);
    state.actors.next[3] = 9;
    assertThat(Timing.nextActor(state)).isEqualTo(Actors.HERO);
  }

  @Test
  void fastActorsActMoreOften() {
    var state = Dungeon.of("#########", "#@ghaCAGS#", "#########").state();
    int[] costs = new int[8];
    for (int actor = 0; actor < 8; actor++) costs[actor] = Timing.actionCost(state, actor);
    assertThat(costs).containsExactly(10, 8, 6, 10, 11, 20, 12, 8);
  }

  @Test
  void swappingWeaponsCostsTenTicksInWhichEnemiesAct() {
    assertThat(actorsAfterPrompt(false)).startsWith(Actors.HERO);
    assertThat(actorsAfterPrompt(true)).startsWith(1);
  }

  private static List<Integer> actorsAfterPrompt(boolean swap) {
    var run =
        duel('g')
            .with(
                state -> {
                  state.actors.next[1] = 4;
                  state.loadout.weapons[1] = state.content().itemNamed("iron_mace");
                })
            .run();
    Dungeon.advance(run, 1);
    if (swap) Dungeon.answer(run, new DelveChoice.SwapActiveWeapon());
    Dungeon.answer(run, DelveChoice.Reply.FIGHT);
    if (swap) assertThat(run.state().actors().nextActionTick(Actors.HERO)).isEqualTo(10);
    return Dungeon.advance(run, 2).stream()
        .filter(ActionEvent.Struck.class::isInstance)
        .map(event -> ((ActionEvent.Struck) event).actor())
        .toList();
  }

  @Test
  void aSwapIsLoggedAndTogglesEvenToAnEmptySlot() {
    var run = duel('g').weapon("iron_mace").run();
    run.choose(Seat.of(0), new DelveChoice.SwapActiveWeapon());
    assertThat(run.events()).containsExactly(new ActionEvent.WeaponSwapped(Loadout.RESERVE, 10));
    assertThat(run.state().loadout().activeWeapon()).isEqualTo(Loadout.NONE);
    run.choose(Seat.of(0), new DelveChoice.SwapActiveWeapon());
    assertThat(run.state().loadout().activeSlot()).isEqualTo(Loadout.PRIMARY);
  }

  @Test
  void enemiesComeNearerAndStrike() {
    var run = Dungeon.of("########", "#@....g#", "########").inCombat().run();
    List<DelveEvent> events = Dungeon.advance(run, 20);
    assertThat(events)
        .contains(new ActionEvent.Moved(1, Dungeon.cell(run.state(), 5, 1), 8, true))
        .anyMatch(event -> event instanceof ActionEvent.Struck struck && struck.actor() == 1);
  }

  @Test
  void shootersStrikeFromAfar() {
    var run = Dungeon.of("########", "#@...r.#", "########").inCombat().run();
    Dungeon.advance(run, 2);
    assertThat(run.state().actors().hp(Actors.HERO)).isLessThan(24);
    assertThat(run.state().actors().cell(1)).isEqualTo(Dungeon.cell(run.state(), 5, 1));
  }

  @Test
  void anEnemySleepsUntilItSeesTheHero() {
    var run = Dungeon.of("########", "#@.#..g#", "#..#...#", "########").run();
    List<DelveEvent> events = Dungeon.advance(run, 10);
    assertThat(events).noneMatch(EncounterEvent.Woke.class::isInstance);
    assertThat(run.state().actors().awake(1)).isFalse();
  }

  @Test
  void theHoundsFirstBiteAndTheWardensThirdBlowAreHarder() {
    var hound = duel('h').state();
    int first = Combat.enemyDamage(hound, 1);
    hound.actors.attacks[1] = 1;
    assertThat(first - Combat.enemyDamage(hound, 1)).isEqualTo(2);
    var warden = duel('W').state();
    int plain = Combat.enemyDamage(warden, 1);
    warden.actors.attacks[1] = 2;
    assertThat(Combat.enemyDamage(warden, 1) - plain).isEqualTo(3);
  }

  @Test
  void poisonWorksByTheClockAndANewDoseReplacesTheOld() {
    var run = Dungeon.of("#######", "#@...a#", "#######").inCombat().run();
    Dungeon.advance(run, 2);
    assertThat(run.state().actors().poison(Actors.HERO)).isEqualTo(3);
    List<DelveEvent> events = Dungeon.advance(run, 6);
    assertThat(events).anyMatch(HarmEvent.PoisonHurt.class::isInstance);
    assertThat(run.state().actors().poison(Actors.HERO)).isLessThanOrEqualTo(3);
  }

  @Test
  void woundsBleedOncePerOwnAction() {
    var run =
        Dungeon.of("########", "#@.....#", "########")
            .with(state -> state.actors.bleed[Actors.HERO] = 2)
            .run();
    List<DelveEvent> events = Dungeon.advance(run, 5);
    assertThat(events).filteredOn(HarmEvent.BleedHurt.class::isInstance).hasSize(2);
    assertThat(run.state().actors().hp(Actors.HERO)).isEqualTo(22);
  }

  @Test
  void slownessDoublesThePriceOfActions() {
    var state = duel('G').with(other -> other.actors.slowUntil[Actors.HERO] = 30).state();
    assertThat(Timing.actionCost(state, Actors.HERO)).isEqualTo(20);
    state.progress.clock = 30;
    assertThat(Timing.actionCost(state, Actors.HERO)).isEqualTo(10);
  }

  @Test
  void holdingGroundWaitsAndAdvancingDoesNot() {
    assertThat(firstAct(PositionIntent.HOLD_GROUND)).isInstanceOf(ActionEvent.Waited.class);
    assertThat(firstAct(PositionIntent.ADVANCE_TO_MELEE)).isInstanceOf(ActionEvent.Moved.class);
  }

  private static DelveEvent firstAct(PositionIntent intent) {
    var run =
        Dungeon.of("########", "#@....g#", "########")
            .order(new DelveChoice.SetPositionIntent(intent))
            .inCombat()
            .run();
    run.passTime();
    return run.events().get(0);
  }

  @Test
  void everyWayToDieHasItsOwnCode() {
    assertThat(duelEnding(duel('g').hp(1).inCombat())).isEqualTo("DMG_HP_ZERO");
    assertThat(
            duelEnding(
                Dungeon.of("#####", "#@..#", "#####")
                    .hp(1)
                    .with(
                        state -> {
                          state.actors.poison[Actors.HERO] = 1;
                          state.actors.poisonAt[Actors.HERO] = 5;
                        })))
        .isEqualTo("PSN_HP_ZERO");
    assertThat(
            duelEnding(
                Dungeon.of("#####", "#@..#", "#####")
                    .hp(1)
                    .with(state -> state.actors.bleed[Actors.HERO] = 1)))
        .isEqualTo("BLD_HP_ZERO");
    assertThat(
            duelEnding(
                Dungeon.undiscovered("#####", "#@^.#", "#####")
                    .hp(1)
                    .with(state -> state.progress.daring = Progress.DEADLY)))
        .isEqualTo("HAZ_HP_ZERO");
  }

  private static String duelEnding(Dungeon dungeon) {
    var run = dungeon.run();
    Dungeon.advance(run, 50);
    return run.state().progress().ending().code();
  }
}
