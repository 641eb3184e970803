package dev.astragal.games.mir;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.mir.state.Entity;
import dev.astragal.games.mir.state.Side;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.player.Players;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Fights one after another, with the wounds of the one before. */
class CampaignTest {
  private static Run<MirState, MirChoice, MirEvent> begun(
      String scenario, String seed, RunSpec.Overlay... overlays) {
    RunSpec spec =
        new RunSpec(
            "mir", new Seed(seed), 1, Map.of("scenario", scenario), List.of(overlays), Map.of());
    MirGame game = new MirGame();
    return Kernel.of(game, GameLibrary.setup(game, spec)).begin(spec.seed());
  }

  private static long hitPoints(MirState state, Side side) {
    return state.roster().all().stream()
        .filter(one -> one.side() == side)
        .mapToLong(Entity::hp)
        .sum();
  }

  /** Every state in which a fight of the run begins, and the one in which the last was over. */
  private static List<MirState> fought(Run<MirState, MirChoice, MirEvent> run) {
    List<Player<MirState, MirChoice, MirEvent>> players =
        Players.seated(run.kernel(), List.of("greedy"), new Seed("hands"));
    List<MirState> seen = new ArrayList<>(List.of(run.state()));
    while (!(run.status() instanceof Status.Finished)) {
      MirState before = run.state();
      if (run.status() instanceof Status.Awaiting<MirChoice>(Prompt<MirChoice> prompt)) {
        Seat seat = prompt.firstSeat();
        run.choose(seat, players.getFirst().answer(run, seat, prompt));
      } else {
        run.advance(1);
      }
      if (run.state().stage() > before.stage()) seen.addAll(List.of(before, run.state()));
    }
    return seen;
  }

  @Test
  void woundsAreCarriedIntoTheNextFightAndHealInPart() {
    int carried = 0;
    for (int seed = 0; seed < 6; seed++) {
      List<MirState> seen = fought(begun("campaign", "road" + seed));
      for (int i = 1; i + 1 < seen.size(); i += 2) {
        MirState won = seen.get(i);
        MirState next = seen.get(i + 1);
        assertThat(next.board().name()).isNotEqualTo(won.board().name());
        for (Entity hero : won.roster().all()) {
          if (hero.side() != Side.PLAYERS) continue;
          long after = next.roster().at(hero.id()).hp();
          long rested = hero.hp() + (hero.hpMax() - hero.hp()) * 50 / 100;
          assertThat(after).isEqualTo(hero.dead() ? hero.hpMax() * 30 / 100 : rested);
          if (after < hero.hpMax()) carried++;
        }
      }
    }
    assertThat(carried).isPositive();
  }

  @Test
  void aLaterFightIsRestoredOntoItsOwnMap() {
    Run<MirState, MirChoice, MirEvent> run = begun("campaign", "road1");
    fought(run);
    assertThat(run.state().stage()).as("a fight was won").isPositive();
    Run<MirState, MirChoice, MirEvent> restored =
        run.kernel().restore(new Seed("road1"), run.snapshot());
    assertThat(restored.state().board().name()).isEqualTo(run.state().board().name());
    assertThat(restored.hash()).isEqualTo(run.hash());
  }

  @Test
  void difficultyIsAMatterOfPolicy() {
    long usual = hitPoints(begun("arena", "a").state(), Side.NPCS);
    long easy =
        hitPoints(begun("arena", "a", new RunSpec.Overlay.Named("easy")).state(), Side.NPCS);
    long hard =
        hitPoints(begun("arena", "a", new RunSpec.Overlay.Named("hard")).state(), Side.NPCS);
    assertThat(easy).isLessThan(usual);
    assertThat(hard).isGreaterThan(usual);
  }
}
