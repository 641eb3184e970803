package dev.astragal.games.mir.state;

import dev.astragal.parts.board.Square;

/**
 * What one side sees: every cell within the radius of one of its living members that no wall hides.
 * Without fog, everything.
 */
public final class Sight {
  /** How far anybody sees where nothing else is said, counted in king's moves. */
  public static final int RADIUS = 8;

  private final Board board;
  private final boolean all;
  private final boolean[] seen;

  private Sight(Board board, boolean all) {
    this.board = board;
    this.all = all;
    this.seen = new boolean[all ? 0 : board.width() * board.height()];
  }

  /** Without fog. */
  public static Sight everywhere(Board board) {
    return new Sight(board, true);
  }

  public static Sight of(Board board, Roster roster, Side side) {
    return of(board, roster, side, RADIUS);
  }

  public static Sight of(Board board, Roster roster, Side side, int radius) {
    if (!board.foggy()) return everywhere(board);
    Sight sight = new Sight(board, false);
    for (Entity watcher : roster.living(side)) sight.look(watcher.x(), watcher.y(), radius);
    return sight;
  }

  public boolean sees(int x, int y) {
    return board.contains(x, y) && (all || seen[x + y * board.width()]);
  }

  /** Whether nothing that blocks vision lies strictly between two cells. */
  public static boolean line(Board board, int fromX, int fromY, int toX, int toY) {
    return Square.sees(fromX, fromY, toX, toY, board::blocksVision);
  }

  private void look(int fromX, int fromY, int radius) {
    for (int y = Math.max(0, fromY - radius);
        y <= Math.min(board.height() - 1, fromY + radius);
        y++)
      for (int x = Math.max(0, fromX - radius);
          x <= Math.min(board.width() - 1, fromX + radius);
          x++)
        seen[x + y * board.width()] =
            seen[x + y * board.width()]
                || (x == fromX && y == fromY)
                || line(board, fromX, fromY, x, y);
  }
}
