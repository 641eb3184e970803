package dev.astragal.parts.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.state.Ints;
import java.util.List;
import org.junit.jupiter.api.Test;

final class BoardsTest {
  private static final Square CHESS = new Square(8, 8);

  @Test
  void squaresHaveFourNeighboursAndFewerAtTheBorder() {
    assertThat(CHESS.beside(0)).isEqualTo(Ints.of(1, 8));
    assertThat(CHESS.beside(9)).isEqualTo(Ints.of(1, 10, 17, 8));
    assertThat(CHESS.step(7, 1, 0)).isEqualTo(Square.OUTSIDE);
    assertThat(CHESS.steps(0, 63)).isEqualTo(14);
    assertThat(CHESS.kingMoves(0, 63)).isEqualTo(7);
  }

  @Test
  void hexesHaveSixNeighboursAllOneStepAway() {
    Hexes board = new Hexes(5, 5);
    assertThat(board.beside(12).size()).isEqualTo(6);
    for (int cell : board.beside(12).toArray()) assertThat(board.steps(12, cell)).isEqualTo(1);
    assertThat(board.beside(0).size()).isEqualTo(2);
    for (int cell = 0; cell < board.cells(); cell++)
      assertThat(Paths.from(board, 12, _ -> true).steps(cell)).isEqualTo(board.steps(12, cell));
  }

  @Test
  void waysGoRoundWhatIsClosed() {
    Square board = new Square(3, 3);
    Paths paths = Paths.from(board, 3, cell -> cell != 4 && cell != 1);
    assertThat(paths.to(5)).isEqualTo(Ints.of(6, 7, 8, 5));
    assertThat(paths.steps(5)).isEqualTo(4);
    assertThat(paths.reaches(4)).isFalse();
    assertThat(paths.to(4).size()).isZero();
    assertThat(paths.region().size()).isEqualTo(7);
  }

  @Test
  void placesAreJoinedAsTheirWaysSay() {
    Graph chain = new Graph(List.of(Ints.of(1), Ints.of(2), Ints.zeros(0)));
    assertThat(Paths.from(chain, 0, _ -> true).steps(2)).isEqualTo(2);
    assertThat(Paths.from(chain, 2, _ -> true).reaches(0)).isFalse();
  }

  @Test
  void aWallBetweenHidesAndOneAtTheEndDoesNot() {
    assertThat(Square.sees(0, 0, 4, 0, (x, y) -> x == 2)).isFalse();
    assertThat(Square.sees(0, 0, 4, 0, (x, y) -> x == 4)).isTrue();
    assertThat(Square.sees(0, 0, 3, 3, (x, y) -> x == 1 && y == 0)).isTrue();
  }
}
