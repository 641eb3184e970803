package dev.astragal.games.delve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.delve.DelveChoice.Reply;
import dev.astragal.games.delve.floors.Branch;
import dev.astragal.games.delve.map.Tile;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.player.Players;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class DescentTest {
  private static Dungeon onStairs(int floor) {
    return Dungeon.of("######", "#.>..#", "######")
        .with(
            state -> {
              state.actors.cell[Actors.HERO] = state.map.stairs;
              state.progress.floor = floor;
              state.progress.perkOffered = true;
              state.loadout.god = 0;
            });
  }

  @Test
  void theStairsAskOnceAndKeepAskingTheSameWhileNobodyAnswers() {
    var run = onStairs(1).run();
    Dungeon.advance(run, 5);
    Prompt<DelveChoice> first = Dungeon.prompt(run);
    long hash = run.hash();
    assertThat(run.advance(50).ticks()).isZero();
    assertThat(Dungeon.prompt(run).id(run.inputs())).isEqualTo(first.id(run.inputs()));
    assertThat(Dungeon.prompt(run).choices(Seat.first()).list())
        .isEqualTo(first.choices(Seat.first()).list());
    assertThat(run.hash()).isEqualTo(hash);
  }

  @Test
  void theFirstDescentChoosesTheBranchAndNoOtherDoes() {
    var run = onStairs(1).run();
    Dungeon.advance(run, 1);
    assertThat(Dungeon.prompt(run).choices(Seat.first()).list())
        .containsExactly(Reply.DESCEND_BRANCH_A, Reply.DESCEND_BRANCH_B);
    Dungeon.answer(run, Reply.DESCEND_BRANCH_B);
    assertThat(run.state().progress().branch()).isEqualTo(Branch.B);
    assertThat(run.state().progress().floor()).isEqualTo(2);
    var later = onStairs(2).with(state -> state.progress.branch = Branch.B).run();
    Dungeon.advance(later, 1);
    assertThat(Dungeon.prompt(later).choices(Seat.first()).list()).containsExactly(Reply.DESCEND);
  }

  @Test
  void aNewFloorIsAnotherMapAndTheOldOneIsGone() {
    var run = onStairs(1).run();
    Dungeon.advance(run, 1);
    byte[] before = run.state().map().tiles().clone();
    Dungeon.answer(run, Reply.DESCEND_BRANCH_A);
    DelveState state = run.state();
    assertThat(Arrays.equals(before, state.map().tiles())).isFalse();
    assertThat(state.heroCell()).isEqualTo(state.map().entry());
    assertThat(state.map().visible(state.heroCell())).isTrue();
    assertThat(state.intent().target()).isEqualTo(Intent.NO_TARGET);
  }

  @Test
  void theLastStairsStayShutWhileTheBossLives() {
    var run =
        Dungeon.of("########", "#.>...W#", "########")
            .with(
                state -> {
                  state.actors.cell[Actors.HERO] = state.map.stairs;
                  state.progress.floor = 3;
                  state.progress.branch = Branch.A;
                  state.progress.perkOffered = true;
                  state.loadout.god = 0;
                })
            .run();
    Dungeon.advance(run, 2);
    assertThat(run.state().question().kind()).isNotEqualTo(Question.Kind.FLOOR_TRANSITION);
    assertThat(run.state().intent().reason()).isEqualTo(AutoReason.HUNT);
  }

  @Test
  void leavingTheLastFloorWins() {
    var run = onStairs(3).with(state -> state.progress.branch = Branch.A).run();
    Dungeon.advance(run, 1);
    Dungeon.answer(run, Reply.DESCEND);
    assertThat(run.status())
        .isInstanceOfSatisfying(
            Status.Finished.class,
            finished -> {
              assertThat(finished.outcome().code()).isEqualTo("WIN_CLEAR");
              assertThat(finished.outcome().winners()).containsExactly(Seat.of(0));
            });
  }

  @Test
  void nothingEverLeadsBackUp() {
    for (int seed = 0; seed < 200; seed++) {
      var run = Dungeon.KERNEL.begin(Seed.of(seed));
      Rng rng = Players.luck(Seed.of(seed), 0);
      int floor = 1;
      while (run.state().progress().ending() == Ending.NONE) {
        if (run.state().question().stands())
          run.choose(Seat.of(0), Dungeon.prompt(run).choices(Seat.first()).sample(rng));
        else run.passTime();
        assertThat(run.state().progress().floor()).isBetween(floor, floor + 1);
        floor = run.state().progress().floor();
      }
    }
  }

  @Test
  void noAnswerIsCalledAscendAndNoneChoosesAWorld() {
    assertThat(Arrays.stream(Reply.values()).map(Enum::name))
        .noneMatch(name -> name.contains("ASCEND") && !name.contains("DESCEND"))
        .noneMatch(name -> name.contains("WORLD") || name.contains("UP"));
  }

  @Test
  void aRunByBranchAReachesTheThirdFloorAndReplaysTheSame() {
    var run = reached(Reply.DESCEND_BRANCH_A);
    assertThat(run.state().progress().floor()).isEqualTo(3);
    assertThat(reached(Reply.DESCEND_BRANCH_A).hash()).isEqualTo(run.hash());
  }

  @Test
  void aRunByBranchBReachesItTooAndItsFloorsDiffer() {
    var byA = reached(Reply.DESCEND_BRANCH_A);
    var byB = reached(Reply.DESCEND_BRANCH_B);
    assertThat(byB.state().progress().floor()).isEqualTo(3);
    assertThat(reached(Reply.DESCEND_BRANCH_B).hash()).isEqualTo(byB.hash());
    assertThat(byB.state().map().tiles()).isNotEqualTo(byA.state().map().tiles());
    assertThat(hazards(byB.state())).isGreaterThan(hazards(byA.state()));
  }

  private static int hazards(DelveState state) {
    int hazards = 0;
    for (byte tile : state.map().tiles()) if (Tile.hazard(tile)) hazards++;
    return hazards;
  }

  /** A hero that cannot die, so that both branches can be compared on one seed. */
  private static Run<DelveState, DelveChoice, DelveEvent> reached(Reply branch) {
    var run = Dungeon.KERNEL.begin(Seed.of(4));
    run.state().actors.maxHp[Actors.HERO] = run.state().actors.hp[Actors.HERO] = 10_000;
    while (run.state().progress().floor() < 3) {
      if (!run.state().question().stands()) {
        run.passTime();
        continue;
      }
      List<DelveChoice> choices = Dungeon.prompt(run).choices(Seat.first()).list();
      run.choose(Seat.of(0), choices.contains(branch) ? branch : choices.get(0));
    }
    return run;
  }

  @Test
  void entryAndStairsAreSafeFromBlowsAndSteps() {
    var run =
        Dungeon.of("######", "#._gg#", "######")
            .with(state -> state.actors.cell[Actors.HERO] = state.map.entry)
            .inCombat()
            .with(state -> state.actors.next[Actors.HERO] = 1_000)
            .run();
    Dungeon.advance(run, 40);
    assertThat(run.state().actors().hp(Actors.HERO)).isEqualTo(24);
    assertThat(run.state().map().actorAt(run.state().map().entry())).isIn(-1, Actors.HERO);
  }

  @Test
  void fleeingOntoASanctuaryEndsTheEncounter() {
    var run =
        Dungeon.of("########", "#_@g...#", "########")
            .hp(5)
            .inCombat()
            .with(state -> state.progress.retreating = true)
            .run();
    Dungeon.advance(run, 4);
    assertThat(run.state().heroCell()).isEqualTo(run.state().map().entry());
    assertThat(run.state().progress().encounter()).isFalse();
    assertThat(run.state().progress().retreating()).isFalse();
    assertThat(run.state().actors().awake(1)).isFalse();
    assertThat(Dungeon.prompt(run).kind()).isEqualTo("camp-choice");
  }

  @Test
  void aCampHealsHalfOnceAFloor() {
    var run =
        Dungeon.of("########", "#_.....#", "########")
            .hp(5)
            .with(state -> state.actors.cell[Actors.HERO] = state.map.entry)
            .run();
    Dungeon.advance(run, 1);
    Dungeon.answer(run, Reply.REST);
    assertThat(run.state().actors().hp(Actors.HERO)).isEqualTo(17);
    assertThat(run.state().actors().nextActionTick(Actors.HERO)).isEqualTo(100);
    assertThat(run.state().progress().camped()).isTrue();
  }

  @Test
  void onTheStairsARestIsAnAnswerAndTheStairsAreAskedAboutAgain() {
    var run = Dungeon.of("######", "#_@>.#", "######").hp(20).run();
    Dungeon.advance(run, 9);
    assertThat(Dungeon.prompt(run).choices(Seat.first()).list())
        .containsExactly(Reply.DESCEND_BRANCH_A, Reply.DESCEND_BRANCH_B, Reply.REST);
    Dungeon.answer(run, Reply.REST);
    assertThat(run.state().actors().hp(Actors.HERO)).isEqualTo(24);
    Dungeon.advance(run, 9);
    assertThat(Dungeon.prompt(run).choices(Seat.first()).list())
        .containsExactly(Reply.DESCEND_BRANCH_A, Reply.DESCEND_BRANCH_B);
  }
}
