package dev.astragal.bench;

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

/**
 * Four in a row on seven columns of six. A set of discs is a long: seven bits per column, the top
 * one always empty, so that rows never run into each other.
 */
public final class ConnectFour
    implements SimpleGame<ConnectFour.Board, ConnectFour.Drop, ConnectFour.Dropped> {
  private static final int COLUMNS = 7;
  private static final int ROWS = 6;
  private static final int HEIGHT = ROWS + 1;

  /** The discs of both sides. */
  public record Board(long first, long second, int mover) {}

  /** A disc into a column. */
  public record Drop(int column) implements Choice {}

  /** A disc came to rest. */
  public record Dropped(int cell, int seat) implements Event {}

  @Override
  public Manifest manifest() {
    return Manifest.of("connectfour", "Connect Four").seats(2).limits(COLUMNS * ROWS + 1, 0);
  }

  @Override
  public Board begin(int seats) {
    return new Board(0, 0, 0);
  }

  @Override
  public Status<Drop> status(Board board) {
    if (hasFour(board.mover == 0 ? board.second : board.first))
      return Status.finished(Outcome.won(Seat.of(1 - board.mover)));
    long taken = board.first | board.second;
    Choices<Drop> open =
        Choices.where(COLUMNS, column -> (taken & bit(column, ROWS - 1)) == 0, Drop::new);
    return open.size() == 0
        ? Status.finished(Outcome.drawn())
        : Status.awaiting(Seat.of(board.mover), "drop", open);
  }

  @Override
  public void choose(Board board, Drop drop, Turn<Board, Dropped> turn) {
    long column = (board.first | board.second) >>> (drop.column * HEIGHT);
    turn.emit(new Dropped(drop.column * HEIGHT + Long.numberOfTrailingZeros(~column), board.mover));
  }

  @Override
  public Board evolve(Board board, Dropped event) {
    long disc = 1L << event.cell;
    return event.seat == 0
        ? new Board(board.first | disc, board.second, 1)
        : new Board(board.first, board.second | disc, 0);
  }

  @Override
  public Screen present(Board board, Seat viewer) {
    return Screen.of(
        Panel.grid(
            "board",
            COLUMNS,
            ROWS,
            index -> {
              long cell = bit(index % COLUMNS, ROWS - 1 - index / COLUMNS);
              return Cell.of(
                  (board.first & cell) != 0 ? 'X' : (board.second & cell) != 0 ? 'O' : '.');
            }));
  }

  private static boolean hasFour(long discs) {
    return along(discs, 1)
        || along(discs, HEIGHT)
        || along(discs, HEIGHT - 1)
        || along(discs, HEIGHT + 1);
  }

  private static boolean along(long discs, int step) {
    long pairs = discs & (discs >>> step);
    return (pairs & (pairs >>> (2 * step))) != 0;
  }

  private static long bit(int column, int row) {
    return 1L << (column * HEIGHT + row);
  }
}
