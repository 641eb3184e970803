package dev.astragal.guide;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;

public final class TicTacToe
    implements SimpleGame<TicTacToe.Board, TicTacToe.Mark, TicTacToe.Mark> {
  private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

  public record Board(int x, int o, Seat mover) {}

  public record Mark(int cell) implements Choice, Event {}

  @Override
  public Manifest manifest() {
    return Manifest.of("tictactoe", "Tic-tac-toe").seats(2).limits(10, 0);
  }

  @Override
  public Board begin(int seats) {
    return new Board(0, 0, Seat.first());
  }

  @Override
  public Status<Mark> status(Board b) {
    int full = b.x | b.o, last = b.mover.index() == 0 ? b.o : b.x;
    for (int line : LINES) if ((last & line) == line) return Status.won(b.mover.next(2));
    if (full == 0777) return Status.drawn();
    return Status.awaiting(b.mover, "mark", Choices.where(9, c -> (full >> c & 1) == 0, Mark::new));
  }

  @Override
  public void choose(Board b, Mark mark, Turn<Board, Mark> turn) {
    turn.emit(mark);
  }

  @Override
  public Board evolve(Board b, Mark mark) {
    int bit = 1 << mark.cell;
    Seat next = b.mover.next(2);
    return b.mover.index() == 0 ? new Board(b.x | bit, b.o, next) : new Board(b.x, b.o | bit, next);
  }

  @Override
  public Screen present(Board b, Seat viewer) {
    return Screen.of(Panel.chars("map", 3, 3, c -> ".XO".charAt(b.x >> c & 1 | b.o << 1 >> c & 2)));
  }
}
