package dev.astragal.games.delve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.delve.DelveChoice.Reply;
import dev.astragal.games.delve.orders.PositionIntent;
import dev.astragal.games.delve.rules.Combat;
import dev.astragal.games.delve.rules.Timing;
import dev.astragal.games.delve.words.DelveWords;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** By the numbers for people every order is right in some fights and wrong in others. */
class TimelyOrdersTest {
  private static final Kernel<DelveState, DelveChoice, DelveEvent> NUMBERS =
      Dungeon.kernel(
          "ironman",
          "play",
          "stances.brace=3",
          "stances.cover=2",
          "hero.hp=32",
          "stances.hurry=2",
          "stances.bare=2",
          "potions.atHand=true",
          "potions.atHandAttack=2",
          "harm.heavyOneIn=2");

  private static Dungeon hall(char enemy) {
    return Dungeon.in(NUMBERS, "########", "#_..@" + enemy + ".#", "########");
  }

  private static int hit(char enemy, PositionIntent position, int blowsBefore) {
    DelveState state =
        hall(enemy)
            .order(new DelveChoice.SetPositionIntent(position))
            .with(run -> run.actors.attacks[1] = blowsBefore)
            .state();
    return Combat.enemyDamage(state, 1);
  }

  @Test
  void whoWaitsIsReadyForTheFirstHit() {
    int open = hit('h', PositionIntent.ADVANCE_TO_MELEE, 0);
    assertThat(hit('h', PositionIntent.HOLD_GROUND, 0)).isEqualTo(Math.max(1, open - 3));
    assertThat(hit('h', PositionIntent.HOLD_GROUND, 1))
        .isEqualTo(hit('h', PositionIntent.ADVANCE_TO_MELEE, 1));
  }

  @Test
  void theFightSaysThatLaterHitsAreHarderThanTheOneThatIsWaitedFor() {
    var run = Dungeon.in(NUMBERS, "########", "#_.@..C#", "########").run();
    Dungeon.advance(run, 1);
    assertThat(DelveWords.word(run.state(), Reply.FIGHT).details())
        .extracting(detail -> detail.text().key())
        .contains("danger.braced")
        .doesNotContain("danger.first");
  }

  @Test
  void whoIsReadyToRunIsUnderCoverFromShotsAlone() {
    PositionIntent flee = PositionIntent.FLEE_TO_NEAREST_EXPLORED_TILE;
    int open = hit('r', PositionIntent.ADVANCE_TO_MELEE, 1);
    assertThat(hit('r', flee, 1)).isEqualTo(Math.max(1, open - 2));
    assertThat(hit('C', flee, 2)).isEqualTo(hit('C', PositionIntent.ADVANCE_TO_MELEE, 2));
  }

  @Test
  void whoIsInTroubleActsFasterAndTakesMore() {
    Dungeon hall = hall('C').hp(16).inCombat();
    DelveState calm = hall.order(new DelveChoice.SetRetreatHpThreshold(49)).state();
    int cost = Timing.actionCost(calm, Actors.HERO);
    int hit = Combat.enemyDamage(calm, 1);
    DelveState desperate = hall.order(new DelveChoice.SetRetreatHpThreshold(50)).state();
    assertThat(Timing.actionCost(desperate, Actors.HERO)).isEqualTo(cost - 2);
    assertThat(Combat.enemyDamage(desperate, 1)).isEqualTo(hit + 2);
  }

  @Test
  void aPotionAtHandCostsAttack() {
    Dungeon hall = hall('g').potion("minor_hp_pot");
    int free = Combat.heroAttack(hall.state());
    DelveState ready = hall.order(new DelveChoice.SetAutoHeal(Optional.of(50))).state();
    assertThat(Combat.heroAttack(ready)).isEqualTo(free - 2);
    DelveState dry = hall('g').order(new DelveChoice.SetAutoHeal(Optional.of(50))).state();
    assertThat(Combat.heroAttack(dry)).isEqualTo(free);
  }

  @Test
  void whatIsDrunkUnaskedTakesNoTime() {
    var run =
        hall('g')
            .hp(10)
            .potion("minor_hp_pot")
            .order(new DelveChoice.SetAutoHeal(Optional.of(50)))
            .with(state -> state.actors.next[1] = 5)
            .inCombat()
            .with(state -> state.actors.next[1] = 5)
            .run();
    List<DelveEvent> events = Dungeon.advance(run, 2);
    assertThat(events).anyMatch(ActionEvent.PotionDrunk.class::isInstance);
    assertThat(events)
        .anyMatch(event -> event instanceof ActionEvent.Struck blow && blow.actor() == Actors.HERO);
    assertThat(run.state().progress().clock()).isZero();
  }

  @Test
  void aHeavyBlowIsAnnouncedAndTheGuardHalvesIt() {
    var struck = drawnBack();
    int hit = Combat.enemyDamage(struck.state(), 1);
    assertThat(lossUntilTheBlow(struck, Reply.STRIKE_ON)).isEqualTo(hit);
    assertThat(lossUntilTheBlow(drawnBack(), Reply.GUARD)).isEqualTo((hit + 1) / 2);
  }

  @Test
  void theGuardTakesTheHerosTurn() {
    var run = drawnBack();
    Dungeon.answer(run, Reply.GUARD);
    int before = run.state().actors().hp(1);
    while (run.state().progress().guarding()) run.passTime();
    assertThat(run.state().actors().hp(1)).isEqualTo(before);
  }

  @Test
  void bySeedNumbersNobodyIsAskedAboutHeavyBlows() {
    var run =
        Dungeon.of("########", "#_..@W.#", "########")
            .with(state -> state.actors.attacks[1] = 2)
            .inCombat()
            .run();
    List<DelveEvent> events = Dungeon.advance(run, 1);
    assertThat(events).noneMatch(ActionEvent.DrewBack.class::isInstance);
  }

  private static Run<DelveState, DelveChoice, DelveEvent> drawnBack() {
    var run =
        hall('W')
            .with(state -> state.actors.attacks[1] = 1)
            .order(new DelveChoice.SetRetreatHpThreshold(0))
            .inCombat()
            .with(state -> state.actors.next[Actors.HERO] = 5)
            .run();
    Dungeon.advance(run, 1);
    assertThat(run.state().question().kind()).isEqualTo(Question.Kind.HEAVY_BLOW);
    return run;
  }

  private static int lossUntilTheBlow(
      Run<DelveState, DelveChoice, DelveEvent> run, DelveChoice answer) {
    int before = run.state().actors().hp(Actors.HERO);
    Dungeon.answer(run, answer);
    while (run.state().actors().drawnBack(1)) run.passTime();
    return before - run.state().actors().hp(Actors.HERO);
  }

  @Test
  void whoeverStandsBetweenTheHeroAndItsFoeIsAskedAbout() {
    var run =
        Dungeon.in(NUMBERS, "#########", "#_.@g..r#", "#########")
            .with(
                state -> {
                  int known = Actors.SIGHTED | Actors.ANNOUNCED;
                  state.actors.next[1] = state.actors.next[2] = 30;
                  state.actors.flags[1] = known;
                  state.actors.flags[2] = known | Actors.ENGAGED;
                  state.progress.encounter = true;
                })
            .run();
    Dungeon.advance(run, 1);
    assertThat(run.state().question().kind()).isEqualTo(Question.Kind.ENEMY_ENCOUNTER);
    assertThat(run.state().question().enemies().get(0)).isEqualTo(1);
  }

  /** Who is fast enough never gets to its foe past somebody who keeps up with it. */
  @Test
  void whoeverIsInReachIsAskedAboutWhenTheFoeCannotBeGotAt() {
    var run =
        Dungeon.in(NUMBERS, "#########", "#_.@..r.#", "#..h....#", "#########")
            .order(new DelveChoice.SetPositionIntent(PositionIntent.ADVANCE_TO_MELEE))
            .with(
                state -> {
                  int known = Actors.SIGHTED | Actors.ANNOUNCED;
                  state.actors.next[1] = state.actors.next[2] = 30;
                  state.actors.flags[1] = known | Actors.ENGAGED;
                  state.actors.flags[2] = known;
                  state.progress.encounter = true;
                  state.progress.aimlessTurns = state.policy().time().retreatTurns();
                })
            .run();
    Dungeon.advance(run, 1);
    assertThat(run.state().question().kind()).isEqualTo(Question.Kind.ENEMY_ENCOUNTER);
    assertThat(run.state().question().enemies().get(0)).isEqualTo(2);
  }

  @Test
  void whoeverIsKeptAwayFromAndKeepsUpIsAskedAboutAgain() {
    var run =
        Dungeon.in(NUMBERS, "#########", "#_.@....#", "#.....h.#", "#########")
            .with(
                state -> {
                  state.actors.next[1] = 30;
                  state.actors.flags[1] = Actors.SIGHTED | Actors.ANNOUNCED | Actors.AVOIDED;
                  state.progress.encounter = true;
                  state.progress.aimlessTurns = state.policy().time().retreatTurns();
                })
            .run();
    Dungeon.advance(run, 1);
    assertThat(run.state().question().kind()).isEqualTo(Question.Kind.ENEMY_ENCOUNTER);
    Dungeon.answer(run, Reply.AVOID);
    Dungeon.advance(run, 1);
    assertThat(run.state().question().stands()).as("asked once, and not at once again").isFalse();
  }

  @Test
  void nobodyKeepsASafePlaceShut() {
    var run =
        Dungeon.in(NUMBERS, "#######", "#@g..>#", "#######")
            .with(
                state -> {
                  state.map.entry = state.heroCell();
                  state.actors.hp[1] = 1;
                })
            .run();
    Dungeon.advance(run, 2);
    assertThat(run.state().question().kind()).isEqualTo(Question.Kind.ENEMY_ENCOUNTER);
    Dungeon.answer(run, Reply.FIGHT);
    Dungeon.advance(run, 5);
    assertThat(run.state().actors().alive(1)).isFalse();
  }

  @Test
  void nobodyKeepsASafePlaceShutThatHasOtherWaysOff() {
    var run =
        Dungeon.in(NUMBERS, "#######", "#.@.###", "##g####", "##...>#", "#######")
            .with(
                state -> {
                  state.map.entry = state.heroCell();
                  state.actors.hp[1] = 1;
                })
            .run();
    Dungeon.play(run, "veteran", state -> !state.actors.alive(1));
    assertThat(run.state().actors().alive(1)).isFalse();
  }

  @Test
  void whoStrikesFromASafePlaceIsStruckThere() {
    var run =
        Dungeon.in(NUMBERS, "#######", "#@g..>#", "#######")
            .with(state -> state.map.entry = state.heroCell())
            .with(state -> state.actors.hp[1] = state.actors.maxHp[1] = 60)
            .run();
    Dungeon.advance(run, 2);
    Dungeon.answer(run, Reply.FIGHT);
    Dungeon.advance(run, 4);
    assertThat(run.state().actors().hp(Actors.HERO)).isLessThan(32);
  }
}
