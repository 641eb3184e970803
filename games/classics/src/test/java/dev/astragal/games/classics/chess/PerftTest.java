package dev.astragal.games.classics.chess;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** As many ways to play on as every program of chess counts, in positions known to be tricky. */
final class PerftTest {
  @ParameterizedTest
  @CsvSource({
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1, 5, 4865609",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1, 4, 4085603",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1, 5, 674624",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1, 4, 422333",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8, 4, 2103487",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10, 4, 3894594"
  })
  void waysToPlayOn(String notation, int depth, long expected) {
    assertThat(perft(Position.of(notation), depth)).isEqualTo(expected);
  }

  private static long perft(Position position, int depth) {
    List<Move> moves = Moves.legal(position);
    if (depth == 1) return moves.size();
    long count = 0;
    for (Move move : moves) count += perft(position.after(move), depth - 1);
    return count;
  }

  @Test
  void foolsMateIsMateAndShufflingIsADraw() {
    assertThat(ended("f2f3", "e7e5", "g2g4", "d8h4").winners().getFirst().index()).isEqualTo(1);
    assertThat(ended("g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8").code())
        .isEqualTo("repetition");
  }

  private static Outcome ended(String... moves) {
    Chess chess = new Chess();
    Kernel<Chess.Game, Move, Move> kernel = Kernel.of(chess, Setup.of(chess.manifest(), 2));
    Run<Chess.Game, Move, Move> run = kernel.begin(Seed.of(1));
    for (String notation : moves) {
      var prompt = ((Status.Awaiting<Move>) run.status()).prompt();
      Move move =
          prompt.choices(prompt.firstSeat()).list().stream()
              .filter(legal -> legal.notation().equals(notation))
              .findFirst()
              .orElseThrow();
      run.choose(prompt.firstSeat(), move);
    }
    return ((Status.Finished<Move>) run.status()).outcome();
  }

  @Test
  void endsThatAreNobodysWin() {
    assertThat(Moves.legal(Position.of("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"))).isEmpty();
    assertThat(Moves.check(Position.of("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"))).isFalse();
    assertThat(new Chess().status(game("8/8/4k3/8/8/3BK3/8/8 w - - 0 1")))
        .isEqualTo(Status.finished(Outcome.ended("bare")));
    assertThat(new Chess().status(game("8/8/4k3/8/8/3RK3/8/8 w - - 100 80")))
        .isEqualTo(Status.finished(Outcome.ended("quiet")));
  }

  private static Chess.Game game(String notation) {
    return new Chess.Game(Position.of(notation), List.of());
  }
}
