package dev.astragal.guide;

import dev.astragal.kernel.game.*;
import dev.astragal.kernel.screen.*;

/** Three in a row wins. A set of cells is an int with one bit per cell. */
public final class TicTacToe implements Game<TicTacToe.Board, TicTacToe.Mark, TicTacToe.Marked> {
  private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

  public record Board(int crosses, int noughts, int mover) {}

  public record Mark(int cell) implements Choice {}

  public record Marked(int cell, int seat) implements Event {}

  public Manifest manifest() {
    return Manifest.of("tictactoe", "Tic-tac-toe").seats(2).limits(10, 0);
  }

  public Board begin(Setup setup) {
    return new Board(0, 0, 0);
  }

  public Status<Mark> status(Board board) {
    int taken = board.crosses | board.noughts;
    int last = board.mover == 0 ? board.noughts : board.crosses;
    for (int line : LINES)
      if ((last & line) == line) return Status.finished(Outcome.won(1 - board.mover));
    if (taken == 0777) return Status.finished(Outcome.drawn());
    return Status.awaiting(
        board.mover, "mark", Choices.where(9, cell -> (taken >> cell & 1) == 0, Mark::new));
  }

  public void choose(Board board, Mark choice, Turn<Board, Marked> turn) {
    turn.emit(new Marked(choice.cell, board.mover));
  }

  public Board evolve(Board board, Marked event) {
    int bit = 1 << event.cell;
    return event.seat == 0
        ? new Board(board.crosses | bit, board.noughts, 1)
        : new Board(board.crosses, board.noughts | bit, 0);
  }

  public Screen present(Board board, Seat viewer) {
    return Screen.of(
        Panel.grid(
            "board",
            3,
            3,
            cell ->
                Cell.of(
                    (board.crosses >> cell & 1) == 1
                        ? 'X'
                        : (board.noughts >> cell & 1) == 1 ? 'O' : '.')));
  }
}
