package dev.astragal.runtime.samples;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Choices;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.SimpleGame;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.game.Turn;
import dev.astragal.kernel.screen.Cell;
import dev.astragal.kernel.screen.Panel;
import dev.astragal.kernel.screen.Screen;
import dev.astragal.kernel.state.Ints;

/** Three in a row on nine cells, for players that look ahead. */
public class Rows implements SimpleGame<Rows.Board, Rows.Put, Rows.Placed> {
  private static final int[][] LINES = {
    {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
  };

  /** Cells hold 0, or the number of a seat plus 1. */
  public record Board(Ints cells, int mover) {}

  /** A cell to take. */
  public record Put(int cell) implements Choice {}

  /** A cell was taken. */
  public record Placed(int cell, int seat) implements Event {}

  @Override
  public Manifest manifest() {
    return Manifest.of("rows", "Sample rows").seats(2).limits(20, 0);
  }

  @Override
  public Board begin(int seats) {
    return new Board(Ints.zeros(9), 0);
  }

  @Override
  public Status<Put> status(Board board) {
    for (int[] line : LINES) {
      int owner = board.cells.get(line[0]);
      if (owner != 0 && owner == board.cells.get(line[1]) && owner == board.cells.get(line[2]))
        return Status.finished(Outcome.won(Seat.of(owner - 1)));
    }
    if (board.cells.count(0) == 0) return Status.finished(Outcome.drawn());
    return Status.awaiting(Seat.of(board.mover), "put", puts(board));
  }

  protected Choices<Put> puts(Board board) {
    return Choices.where(9, cell -> board.cells.get(cell) == 0, Put::new);
  }

  @Override
  public void choose(Board board, Put put, Turn<Board, Placed> turn) {
    turn.emit(new Placed(put.cell, board.mover));
  }

  @Override
  public Board evolve(Board board, Placed placed) {
    return new Board(board.cells.with(placed.cell, placed.seat + 1), 1 - placed.seat);
  }

  @Override
  public Screen present(Board board, Seat viewer) {
    return Screen.of(
        Panel.grid("board", 3, 3, cell -> Cell.of(".XO".charAt(board.cells.get(cell)))));
  }
}
