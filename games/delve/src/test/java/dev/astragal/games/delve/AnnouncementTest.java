package dev.astragal.games.delve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.delve.DelveChoice.Reply;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Nobody is hurt before the player was asked, and whoever is due acts before what was answered. */
class AnnouncementTest {
  private static int indexOf(List<DelveEvent> events, Class<? extends DelveEvent> kind) {
    for (int i = 0; i < events.size(); i++) if (kind.isInstance(events.get(i))) return i;
    return -1;
  }

  private static Run<DelveState, DelveChoice, DelveEvent> played(long seed) {
    var run = Dungeon.KERNEL.begin(Seed.of(seed));
    Dungeon.play(run, "balanced", state -> false);
    return run;
  }

  @Test
  void anEnemyThatWokeOutOfTurnActsOnlyAfterThePlayerWasAsked() {
    var run =
        Dungeon.of("######", "#.@h.#", "######")
            .with(
                state -> {
                  state.actors.next[1] = 6;
                  state.actors.next[Actors.HERO] = 10;
                })
            .run();
    List<DelveEvent> events = Dungeon.advance(run, 5);
    assertThat(indexOf(events, ActionEvent.Struck.class)).isEqualTo(-1);
    assertThat(Dungeon.prompt(run).kind()).isEqualTo("enemy-encounter");
    assertThat(run.state().progress().clock()).isZero();
  }

  @Test
  void anEnemyThatComesIntoReachAgainAsksBeforeItStrikes() {
    var run =
        Dungeon.of("######", "#.@g.#", "######")
            .with(
                state -> {
                  state.actors.flags[1] = Actors.SIGHTED | Actors.ANNOUNCED;
                  state.actors.next[1] = 2;
                  state.actors.next[Actors.HERO] = 10;
                })
            .run();
    assertThat(Dungeon.advance(run, 5)).noneMatch(ActionEvent.Struck.class::isInstance);
    assertThat(Dungeon.prompt(run).kind()).isEqualTo("enemy-encounter");
  }

  @Test
  void theSeedsThatKilledUnannouncedAskFirst() {
    for (long seed : new long[] {500_012, 500_047}) {
      var run = Dungeon.KERNEL.begin(Seed.of(seed));
      Dungeon.play(
          run,
          "balanced",
          state -> {
            for (int enemy = 1; enemy < state.actors().count(); enemy++)
              assertThat(
                      state.actors().attacks(enemy) == 0
                          || !state.actors().alive(enemy)
                          || (state.actors().flags[enemy] & Actors.ANNOUNCED) != 0)
                  .as("seed %d, enemy %d", seed, enemy)
                  .isTrue();
            return false;
          });
      assertThat(run.state().progress().ending()).isNotIn(Ending.NONE, Ending.HAZARD);
    }
  }

  @Test
  void afterASwapEnemiesTakeTheirDueTurnsBeforeTheHeroStepsBackOrDrinks() {
    for (Reply reply : new Reply[] {Reply.AVOID, Reply.DRINK_POTION}) {
      var run =
          Dungeon.of("######", "#..@g#", "######")
              .potion("minor_hp_pot")
              .hp(reply == Reply.AVOID ? 24 : 9)
              .with(
                  state -> {
                    state.progress.clock = 50;
                    state.actors.next[Actors.HERO] = 50;
                    state.actors.next[1] = 52;
                    state.actors.flags[1] =
                        reply == Reply.AVOID ? 0 : Actors.SIGHTED | Actors.ENGAGED;
                    state.progress.thresholdCrossed = reply == Reply.DRINK_POTION;
                  })
              .run();
      Dungeon.advance(run, 1);
      run.choose(Seat.first(), new DelveChoice.SwapActiveWeapon());
      Dungeon.answer(run, reply);
      List<DelveEvent> events = Dungeon.advance(run, 2);
      assertThat(events.getFirst()).as("after %s", reply).isInstanceOf(ActionEvent.Struck.class);
      assertThat(((ActionEvent.Struck) events.getFirst()).actor()).isEqualTo(1);
      assertThat(run.state().actors().nextActionTick(1)).isGreaterThanOrEqualTo(60);
    }
  }

  @Test
  void lowHealthAsksWhateverTookTheHealthAndBeforeAnybodyElseActs() {
    var poisoned =
        Dungeon.of("#####", "#@..#", "#####")
            .hp(9)
            .with(
                state -> {
                  state.actors.poison[Actors.HERO] = 9;
                  state.actors.poisonAt[Actors.HERO] = 5;
                  state.actors.next[Actors.HERO] = 100;
                })
            .run();
    Dungeon.advance(poisoned, 10);
    assertThat(Dungeon.prompt(poisoned).kind()).isEqualTo("hp-threshold-reached");
    assertThat(poisoned.state().actors().hp(Actors.HERO)).isEqualTo(8);
    var surrounded = Dungeon.of("#####", "##g##", "#g@##", "#####").hp(9).inCombat().run();
    List<DelveEvent> events = Dungeon.advance(surrounded, 5);
    assertThat(Dungeon.prompt(surrounded).kind()).isEqualTo("hp-threshold-reached");
    assertThat(events.stream().filter(ActionEvent.Struck.class::isInstance).count())
        .isLessThanOrEqualTo(2);
  }

  @Test
  void whoIsInTroubleMayRunFromEveryEnemyItMeets() {
    var run = Dungeon.of("##########", "#_.@....g#", "##########").hp(5).run();
    Dungeon.advance(run, 1);
    assertThat(Dungeon.prompt(run).choices(Seat.first()).list())
        .containsExactly(Reply.FIGHT, Reply.AVOID, Reply.RETREAT);
  }

  @Test
  void aRetreatGoesOnWhenTheEnemyIsOutOfViewAndEndsWithAQuestionInASafePlace() {
    var run =
        Dungeon.of("##########", "#_....@..#", "##########")
            .hp(2)
            .with(
                state -> {
                  state.progress.retreating = true;
                  state.progress.encounter = true;
                  state.progress.camped = true;
                })
            .run();
    Dungeon.advance(run, 40);
    assertThat(run.state().heroOnSanctuary()).isTrue();
    assertThat(Dungeon.prompt(run).kind()).isEqualTo("camp-choice");
  }

  @Test
  void eachRestOnAFloorGivesHalfOfTheLastAndHealsTheEnemiesToo() {
    var run =
        Dungeon.of("########", "#@...#g#", "########")
            .hp(2)
            .with(
                state -> {
                  state.map.entry = state.heroCell();
                  state.actors.hp[1] = 3;
                })
            .run();
    Dungeon.advance(run, 1);
    Dungeon.answer(run, Reply.REST);
    assertThat(run.state().actors().hp(Actors.HERO)).isEqualTo(14);
    assertThat(run.state().actors().hp(1)).isEqualTo(10);
    assertThat(dev.astragal.games.delve.rules.Answers.restHeals(run.state())).isEqualTo(6);
  }

  @Test
  void noHeroWalksIntoTroubleOverHazardsUnasked() {
    var run = Dungeon.undiscovered("########", "#_.@^.>#", "########").hp(2).run();
    Dungeon.advance(run, 20);
    assertThat(Dungeon.prompt(run).kind()).isEqualTo("hazard-ahead");
    assertThat(run.state().actors().alive(Actors.HERO)).isTrue();
    Dungeon.answer(run, Reply.TURN_BACK);
    Dungeon.advance(run, 20);
    assertThat(Dungeon.prompt(run).kind()).isEqualTo("camp-choice");
    Dungeon.answer(run, Reply.REST);
    Dungeon.advance(run, 50);
    assertThat(run.state().heroCell()).isEqualTo(run.state().map().stairs());
  }

  @Test
  void theSeedThatTheGroundKilledEndsOtherwise() {
    assertThat(played(500_047).state().progress().ending()).isNotEqualTo(Ending.HAZARD);
  }
}
