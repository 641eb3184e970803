package dev.astragal.guide;

import dev.astragal.kernel.game.*;
import dev.astragal.kernel.screen.*;

public final class TicTacToe implements Game<TicTacToe.Board, TicTacToe.Mark, TicTacToe.Mark> {
  private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

  public record Board(int x, int o, int mover) {}

  public record Mark(int cell) implements Choice, Event {}

  public Manifest manifest() {
    return Manifest.of("tictactoe", "Tic-tac-toe").seats(2).limits(10, 0);
  }

  public Board begin(Setup setup) {
    return new Board(0, 0, 0);
  }

  public Status<Mark> status(Board b) {
    int full = b.x | b.o, last = b.mover == 0 ? b.o : b.x;
    for (int line : LINES) if ((last & line) == line) return Status.won(1 - b.mover);
    if (full == 0777) return Status.drawn();
    return Status.awaiting(b.mover, "mark", Choices.where(9, c -> (full >> c & 1) == 0, Mark::new));
  }

  public void choose(Board b, Mark mark, Turn<Board, Mark> turn) {
    turn.emit(mark);
  }

  public Board evolve(Board b, Mark mark) {
    int bit = 1 << mark.cell;
    return b.mover == 0 ? new Board(b.x | bit, b.o, 1) : new Board(b.x, b.o | bit, 0);
  }

  public Screen present(Board b, Seat viewer) {
    return Screen.of(Panel.chars("map", 3, 3, c -> ".XO".charAt(b.x >> c & 1 | b.o << 1 >> c & 2)));
  }
}
