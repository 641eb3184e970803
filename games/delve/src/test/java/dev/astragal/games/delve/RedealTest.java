package dev.astragal.games.delve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.delve.map.Tile;
import dev.astragal.games.delve.rules.PerkOffer;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.parts.board.Paths;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/** What a planner may dream of: anything the player cannot tell from what is. */
class RedealTest {
  private static final int RUNS = 40;
  private static final int STOPS = 12;
  private static final Seat PLAYER = Seat.of(0);

  /** Pairs of moments below the first floor and a dream of each. */
  private static void dreams(
      BiConsumer<Run<DelveState, DelveChoice, DelveEvent>, Run<DelveState, DelveChoice, DelveEvent>>
          each) {
    for (int seed = 0; seed < RUNS; seed++) {
      var run = Dungeon.KERNEL.begin(Seed.of(seed));
      Dungeon.play(run, "balanced", state -> state.progress().floor() > 1);
      for (int stop = 0; stop < STOPS; stop++) {
        if (run.status() instanceof Status.Finished<DelveChoice>) break;
        each.accept(run, run.fork(new Fork.Dream(PLAYER, stop)));
        long until = run.tick() + 11;
        Dungeon.play(run, "balanced", state -> run.tick() >= until);
      }
    }
  }

  @Test
  void aDreamLooksTheSameAndIsSound() {
    dreams(
        (run, dream) -> {
          assertThat(run.kernel().rules().present(dream.state(), PLAYER))
              .isEqualTo(run.kernel().rules().present(run.state(), PLAYER));
          assertThat(run.kernel().violations(dream)).isEmpty();
        });
  }

  @Test
  void groundNobodyHasSeenIsOtherGroundAndSeenGroundStays() {
    int[] moments = {0, 0};
    dreams(
        (run, dream) -> {
          boolean other = false;
          for (int cell = 0; cell < run.state().map().cells(); cell++) {
            byte real = run.state().map().tile(cell);
            byte dreamt = dream.state().map().tile(cell);
            if (Tile.discovered(real)) assertThat(dreamt).isEqualTo(real);
            else other |= dreamt != real;
          }
          moments[0]++;
          if (other) moments[1]++;
        });
    assertThat(moments[1] * 10).isGreaterThan(moments[0] * 9);
  }

  @Test
  void theStairsOfADreamCanBeReached() {
    dreams(
        (_, dream) ->
            assertThat(reaches(dream.state(), dream.state().map().stairs()))
                .as("stairs at %d", dream.state().map().stairs())
                .isTrue());
  }

  @Test
  void aBossThatLivesIsInEveryDream() {
    dreams((run, dream) -> assertThat(bosses(dream.state())).isEqualTo(bosses(run.state())));
  }

  @Test
  void theFirstFloorIsTheSameInEveryDream() {
    var run = Dungeon.KERNEL.begin(Seed.of(3));
    Dungeon.advance(run, 10);
    var dream = run.fork(new Fork.Dream(PLAYER, 1));
    assertThat(dream.state().map().tiles()).isEqualTo(run.state().map().tiles());
    assertThat(dream.state().progress().dungeonSeed())
        .isNotEqualTo(run.state().progress().dungeonSeed());
  }

  @Test
  void perksOnOfferAreTheSameInADreamOfAnotherDungeon() {
    for (int seed = 0; seed < RUNS; seed++) {
      var run = Dungeon.KERNEL.begin(Seed.of(seed));
      Dungeon.play(run, "balanced", state -> state.question().kind() == Question.Kind.PERK_CHOICE);
      if (!run.state().question().stands()) continue;
      var dream = run.fork(new Fork.Dream(PLAYER, seed));
      assertThat(PerkOffer.of(dream.state())).isEqualTo(PerkOffer.of(run.state()));
      assertThat(dream.state().progress().dungeonSeed())
          .isNotEqualTo(run.state().progress().dungeonSeed());
    }
  }

  @Test
  void dreamsCanBePlayedToTheirEnd() {
    dreams(
        (_, dream) -> {
          Dungeon.play(dream, "balanced", state -> false);
          assertThat(dream.state().progress().ending()).isNotIn(Ending.NONE, Ending.STALLED);
        });
  }

  private static long bosses(DelveState state) {
    long bosses = 0;
    for (int enemy = 1; enemy < state.actors().count(); enemy++) {
      if (state.actors().alive(enemy) && state.content().enemy(state.actors().kind(enemy)).boss())
        bosses++;
    }
    return bosses;
  }

  private static boolean reaches(DelveState state, int goal) {
    DungeonMap map = state.map();
    return Paths.from(map.board(), state.heroCell(), cell -> Tile.kind(map.tile(cell)) != Tile.WALL)
        .reaches(goal);
  }
}
