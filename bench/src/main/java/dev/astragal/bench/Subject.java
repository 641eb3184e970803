package dev.astragal.bench;

import dev.astragal.games.classics.backgammon.Backgammon;
import dev.astragal.games.classics.chess.Chess;
import dev.astragal.games.classics.connectfour.ConnectFour;
import dev.astragal.games.classics.go.Go;
import dev.astragal.games.classics.liarsdice.LiarsDice;
import dev.astragal.games.pig.Pig;
import dev.astragal.guide.TicTacToe;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import java.util.Map;

/** The small games that engines are compared by. */
final class Subject {
  private Subject() {}

  static Kernel<?, ?, ?> kernel(String id) {
    return switch (id) {
      case "tictactoe" -> two(new TicTacToe());
      case "pig" -> two(new Pig());
      case "connectfour" -> two(new ConnectFour());
      case "chess" -> two(new Chess());
      case "go" -> two(new Go());
      case "backgammon" -> two(new Backgammon());
      // One die each is the game that others measure.
      case "liarsdice" -> liarsDice("1");
      case "liarsdice5" -> liarsDice("5");
      default -> throw new IllegalArgumentException("no subject " + id);
    };
  }

  private static Kernel<?, ?, ?> liarsDice(String dice) {
    LiarsDice game = new LiarsDice();
    Setup plain = Setup.of(game.manifest(), 2);
    return Kernel.of(
        game, new Setup(2, Map.of("dice", dice), plain.policy(), plain.content(), plain.version()));
  }

  private static Kernel<?, ?, ?> two(Game<?, ?, ?> game) {
    return Kernel.of(game, Setup.of(game.manifest(), 2));
  }

  /** Where the run stands once somebody is asked or it is over: dice fall while time runs. */
  static <C extends Choice> Status<C> asked(Run<?, C, ?> run) {
    Status<C> status = run.status();
    while (status instanceof Status.Running<C>) {
      run.passTime();
      status = run.status();
    }
    return status;
  }
}
