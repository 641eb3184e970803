package dev.astragal.games.mir;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Outcome;
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
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every fight of ours is fought to its end by every bot of ours, on either side. */
class ScenariosTest {
  @ParameterizedTest
  @CsvSource({
    "duel, greedy, planner",
    "duel, planner, greedy",
    "duel, mcts:40, planner",
    "ambush, greedy, planner",
    "bridge, planner, greedy",
    "crypt, greedy, greedy",
    "mire, planner, planner",
    "siege, greedy, planner",
    "ford, planner, greedy",
    "tower, greedy, planner",
    "caravan, planner, planner",
    "cellar, greedy, greedy",
    "graves, planner, greedy",
    "arena, greedy, planner",
    "pass, planner, planner",
    "lair, greedy, planner",
    "campaign, greedy, planner"
  })
  void isFoughtToItsEnd(String scenario, String first, String second) {
    RunSpec spec =
        new RunSpec("mir", new Seed("end"), 2, Map.of("scenario", scenario), List.of(), Map.of());
    MirGame game = new MirGame();
    Kernel<MirState, MirChoice, MirEvent> kernel = Kernel.of(game, GameLibrary.setup(game, spec));
    Run<MirState, MirChoice, MirEvent> run = kernel.begin(spec.seed());
    List<Player<MirState, MirChoice, MirEvent>> players =
        Players.seated(kernel, List.of(first, second), spec.seed());
    while (true) {
      run.advance(100);
      if (run.status() instanceof Status.Finished<MirChoice>(Outcome outcome)) {
        assertThat(outcome.code()).isNotIn(Outcome.LIMIT, Outcome.STALLED);
        return;
      }
      if (run.status() instanceof Status.Awaiting<MirChoice>(Prompt<MirChoice> prompt)) {
        Seat seat = prompt.firstSeat();
        run.choose(seat, players.get(seat.index()).answer(run, seat, prompt));
      }
    }
  }
}
