package dev.astragal.games.classics.connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.classics.connectfour.ConnectFour.Drop;
import dev.astragal.games.classics.connectfour.ConnectFour.Position;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.solve.Endgame;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the search answers where the right answers are known. */
final class EndgamesTest {
  private static final int DISCS = 26;
  private static final int POSITIONS = 200;
  private static final long FAR = 10_000_000;

  private final ConnectFour game = new ConnectFour();
  private final Kernel<Position, Drop, Drop> kernel = Kernel.of(game, Setup.of(game.manifest(), 2));

  @Test
  void theSearchIsRightInAlmostAllEndgamesInWhichOneCanBeWrong() {
    Player<Position, Drop, Drop> search = Players.named(kernel, "mcts:2000", Seed.of(1), 0);
    int right = 0;
    for (Run<Position, Drop, Drop> run : undecided()) {
      Prompt<Drop> prompt = prompt(run);
      Seat seat = prompt.firstSeat();
      Drop drop = search.answer(run, seat, prompt);
      if (worth(after(run, seat, drop)) == worth(run)) right++;
    }
    assertThat(right).isGreaterThanOrEqualTo(POSITIONS * 95 / 100);
  }

  /** Positions of games at random in which some answers keep what there is and others do not. */
  private List<Run<Position, Drop, Drop>> undecided() {
    List<Run<Position, Drop, Drop>> found = new ArrayList<>();
    for (int seed = 1; found.size() < POSITIONS; seed++) {
      Run<Position, Drop, Drop> run = kernel.begin(Seed.of(seed));
      Player<Position, Drop, Drop> blind = Players.named(kernel, "random", Seed.of(seed), 0);
      while (run.inputs() < DISCS && run.status() instanceof Status.Awaiting<Drop>(var prompt))
        run.choose(prompt.firstSeat(), blind.answer(run, prompt.firstSeat(), prompt));
      if (run.status() instanceof Status.Awaiting<Drop>(var prompt) && matters(run, prompt))
        found.add(run);
    }
    return found;
  }

  private static boolean matters(Run<Position, Drop, Drop> run, Prompt<Drop> prompt) {
    Seat seat = prompt.firstSeat();
    return prompt.choices(seat).list().stream()
            .map(drop -> worth(after(run, seat, drop)))
            .distinct()
            .count()
        > 1;
  }

  private static Run<Position, Drop, Drop> after(
      Run<Position, Drop, Drop> run, Seat seat, Drop drop) {
    Run<Position, Drop, Drop> next = run.copy();
    next.choose(seat, drop);
    return next;
  }

  private static int worth(Run<Position, Drop, Drop> run) {
    return Endgame.value(run, FAR).orElseThrow();
  }

  private static Prompt<Drop> prompt(Run<Position, Drop, Drop> run) {
    return ((Status.Awaiting<Drop>) run.status()).prompt();
  }
}
