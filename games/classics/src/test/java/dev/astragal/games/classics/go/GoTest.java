package dev.astragal.games.classics.go;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.classics.go.Go.Move;
import dev.astragal.games.classics.go.Go.Pass;
import dev.astragal.games.classics.go.Go.Place;
import dev.astragal.games.classics.go.Go.Position;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.Ints;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Taking, ko, eyes, counting; points are numbered row by row. */
final class GoTest {
  /** Tromp and Farnebäck (2007), also in the OEIS under A094777. */
  @ParameterizedTest
  @CsvSource({"1, 1", "2, 57", "3, 12675"})
  void thereAreAsManyLegalPositionsAsIsKnown(int size, int known) {
    int legal = 0;
    int[] points = new int[size * size];
    for (int number = 0; number < Math.pow(3, points.length); number++) {
      int rest = number;
      for (int point = 0; point < points.length; point++, rest /= 3) points[point] = rest % 3;
      if (new Groups(size, Stones.of(points)).alive()) legal++;
    }
    assertThat(legal).isEqualTo(known);
  }

  @Test
  void aGroupWithoutLibertiesIsTaken() {
    Position after = played(3, at(1), at(4), at(3), at(8), at(5), at(6), at(7));
    assertThat(rows(after)).containsExactly(".X.", "X.X", ".X.");
  }

  @Test
  void nobodyTakesBackAKoAtOnce() {
    // . X O .
    // X O . O
    // . X O .
    Position ko = played(5, at(1), at(2), at(5), at(6), at(11), at(12), at(24), at(8));
    Position taken = play(ko, at(7));
    assertThat(taken.stones().at(6)).isZero();
    assertThat(moves(taken)).doesNotContain(at(6));
    assertThat(refused(taken, at(6))).isEqualTo("REPEATED");
    Position elsewhere = play(play(taken, at(20)), at(23));
    assertThat(moves(elsewhere)).contains(at(6));
  }

  @Test
  void twoEyesLive() {
    // Black holds all of a 3x3 board but two corners: White may enter neither.
    Position eyes =
        new Position(
            3, Stones.of(new int[] {0, 1, 1, 1, 1, 1, 1, 1, 0}), List.of(), Seat.of(1), 0, 0);
    assertThat(moves(eyes)).containsExactly(Pass.PASS);
    assertThat(refused(eyes, at(0))).isEqualTo("NO_LIBERTY");
    assertThat(refused(eyes, at(1))).isEqualTo("OCCUPIED");
  }

  @Test
  void stonesAndWhatOnlyOneSurroundsCount() {
    Position walls =
        new Position(
            3, Stones.of(new int[] {0, 1, 0, 1, 1, 2, 0, 1, 2}), List.of(), Seat.first(), 2, 0);
    Outcome outcome = ((Status.Finished<Move>) new Go().status(walls)).outcome();
    assertThat(outcome.scores()).isEqualTo(Ints.of(6, 2 + 7));
    assertThat(outcome.winners()).containsExactly(Seat.of(1));
  }

  private static Place at(int point) {
    return new Place(point);
  }

  private static Position played(int size, Move... moves) {
    Go game = new Go();
    Setup plain = Setup.of(game.manifest(), 2);
    Setup sized =
        new Setup(2, Map.of("size", "" + size), plain.policy(), plain.content(), plain.version());
    Run<Position, Move, Go.Happening> run = Kernel.of(game, sized).begin(Seed.of(1));
    for (Move move : moves) run.choose(run.state().mover(), move);
    return run.state();
  }

  private static Position play(Position p, Move move) {
    assertThat(moves(p)).contains(move);
    return new Go().evolve(p, new Go.Placed(((Place) move).point(), 0));
  }

  private static List<Move> moves(Position p) {
    return ((Status.Awaiting<Move>) new Go().status(p)).prompt().choices(p.mover()).list();
  }

  private static String refused(Position p, Move move) {
    return ((Status.Awaiting<Move>) new Go().status(p))
        .prompt()
        .choices(p.mover())
        .refusal(move)
        .orElseThrow()
        .code();
  }

  private static List<String> rows(Position p) {
    StringBuilder all = new StringBuilder();
    for (int point = 0; point < p.points(); point++) all.append(".XO".charAt(p.stones().at(point)));
    return List.of(all.toString().split("(?<=\\G.{" + p.size() + "})"));
  }
}
