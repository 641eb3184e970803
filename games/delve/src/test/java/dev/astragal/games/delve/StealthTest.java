package dev.astragal.games.delve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.delve.DelveChoice.Reply;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Run;
import org.junit.jupiter.api.Test;

/** By the numbers for people enemies sleep until the hero comes near, and can be lost again. */
class StealthTest {
  private static final String[] HALL = {
    "####################", "#_.@.......g.......#", "#..................#", "####################",
  };

  @Test
  void whoIsFarAwayDoesNotNoticeTheHeroAndIsAskedAbout() {
    var run = Dungeon.played(HALL).run();
    Dungeon.advance(run, 1);
    assertThat(run.state().question().kind()).isEqualTo(Question.Kind.ENEMY_ENCOUNTER);
    assertThat(run.state().actors().awake(1)).isFalse();
    assertThat(Dungeon.prompt(run).why().key()).isEqualTo("prompt.enemy-encounter.asleep");
  }

  @Test
  void bySeedNumbersEverybodyInViewIsAwake() {
    var run = Dungeon.of(HALL).run();
    Dungeon.advance(run, 1);
    Dungeon.answer(run, Reply.FIGHT);
    Dungeon.advance(run, 1);
    assertThat(run.state().actors().awake(1)).isTrue();
  }

  @Test
  void takingASleeperOnWakesIt() {
    var run = Dungeon.played(HALL).run();
    Dungeon.advance(run, 1);
    Dungeon.answer(run, Reply.FIGHT);
    assertThat(run.state().actors().awake(1)).isTrue();
  }

  @Test
  void whoIsLeftAsleepIsGoneAroundAndStaysAsleep() {
    var run =
        Dungeon.played(
                "##############",
                "#_.@......g..#",
                "#.############",
                "#............#",
                "#..........>.#",
                "##############")
            .run();
    Dungeon.advance(run, 1);
    Dungeon.answer(run, Reply.AVOID);
    Dungeon.advance(run, 200);
    assertThat(run.state().question().kind()).isEqualTo(Question.Kind.BRANCH_CHOICE);
    assertThat(run.state().actors().awake(1)).isFalse();
  }

  @Test
  void aSleeperBehindAWallDoesNotChangeTheHerosMind() {
    var run =
        Dungeon.played(
                "##############",
                "#_@..........#",
                "##############",
                "#.....g......#",
                "##############")
            .item(12, 1, "smoke_bomb")
            .with(state -> state.actors.flags[1] = Actors.SIGHTED | Actors.AVOIDED)
            .run();
    assertThat(Dungeon.advance(run, 8))
        .filteredOn(ExploreEvent.RoutePlanned.class::isInstance)
        .as("one plan for the whole way")
        .hasSize(1);
  }

  @Test
  void whoRunsOutOfViewIsLost() {
    var run = chased("play");
    assertThat(run.state().actors().awake(1)).isFalse();
  }

  @Test
  void whoIsHuntedForEverIsNot() {
    var run = chased("play", "time.chase=0");
    assertThat(run.state().actors().awake(1)).isTrue();
  }

  /** A slow enemy behind a corner, while the hero runs. */
  private static Run<DelveState, DelveChoice, DelveEvent> chased(String... policy) {
    var run =
        Dungeon.in(
                Dungeon.kernel("ironman", policy),
                "###############",
                "#A.@..........#",
                "#############.#",
                "#_............#",
                "###############")
            .with(
                state -> {
                  state.actors.next[1] = 1;
                  state.actors.flags[1] = Actors.SIGHTED | Actors.ANNOUNCED;
                  state.progress.encounter = true;
                  state.progress.retreating = true;
                })
            .run();
    while (run.state().heroCell() % 15 != 8 || run.state().heroCell() / 15 != 3) run.advance(1);
    return run;
  }

  @Test
  void healthComesBackWhereNobodyIsInView() {
    var rows = new String[] {"##########", "#_@.....>#", "##########"};
    var run = Dungeon.played(rows).hp(10).run();
    Dungeon.advance(run, 4);
    assertThat(run.state().actors().hp(Actors.HERO)).isGreaterThan(10);
    var watched =
        Dungeon.played("##########", "#_@......#", "#.......g#", "##########").hp(10).run();
    Dungeon.advance(watched, 1);
    assertThat(watched.state().actors().hp(Actors.HERO)).isEqualTo(10);
  }

  @Test
  void anybodyMayRunFromThoseWhoNoticeLate() {
    var run = Dungeon.played(HALL).run();
    Dungeon.advance(run, 1);
    assertThat(Dungeon.prompt(run).choices(Seat.first()).refusal(Reply.RETREAT)).isEmpty();
  }

  @Test
  void whoHasScoutsEyesOrWalksInShadowsIsNoticedFromNearer() {
    assertThat(Dungeon.played(HALL).state().noticedAt()).isEqualTo(5);
    assertThat(Dungeon.played(HALL).perk("scout").state().noticedAt()).isEqualTo(3);
    assertThat(Dungeon.played(HALL).perk("shadow_step").state().noticedAt()).isEqualTo(4);
    assertThat(Dungeon.of(HALL).perk("scout").state().noticedAt()).isEqualTo(10);
  }

  private static final String[] CHAMBER = {
    "##############", "#............#", "#_...Cg@.....#", "#............#", "##############",
  };

  @Test
  void aStepIntoTheShadowsLeadsAwayFromEnemiesAndTheyForgetTheHero() {
    var run = hunted(Dungeon.played(CHAMBER).perk("shadow_step"));
    assertThat(run.state().heroCell() % run.state().map().width()).isGreaterThan(7);
    assertThat(run.state().actors().awake(1)).isFalse();
    assertThat(run.state().actors().awake(2)).isFalse();
  }

  @Test
  void aStepBackMakesNobodyForgetTheHero() {
    var run = hunted(Dungeon.played(CHAMBER));
    assertThat(run.state().actors().awake(1)).isTrue();
    assertThat(run.state().actors().awake(2)).isTrue();
  }

  /** Two enemies beside the hero are met, and kept away from; the hero's turn comes first. */
  private static Run<DelveState, DelveChoice, DelveEvent> hunted(Dungeon dungeon) {
    var run =
        dungeon
            .with(
                state -> {
                  state.actors.next[1] = 20;
                  state.actors.next[2] = 20;
                })
            .run();
    Dungeon.advance(run, 1);
    Dungeon.answer(run, Reply.AVOID);
    run.passTime();
    return run;
  }
}
