package dev.astragal.games.classics.chess;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What may be done in a position. Squares lie on a board with a margin, so that no step leaves it.
 */
final class Moves {
  private static final int[] KNIGHT = {-21, -19, -12, -8, 8, 12, 19, 21};
  private static final int[] DIAGONAL = {-11, -9, 9, 11};
  private static final int[] STRAIGHT = {-10, -1, 1, 10};
  private static final int[] AROUND = {-11, -10, -9, -1, 1, 9, 10, 11};
  private static final int OUTSIDE = 7;
  private static final int MARGIN_WIDTH = 10;
  private static final int FIRST = 21;

  private final Position position;
  private final int[] board = new int[120];
  private final int colour;
  private final List<Move> found = new ArrayList<>(40);

  private Moves(Position position) {
    this.position = position;
    this.colour = position.colour();
    Arrays.fill(board, OUTSIDE);
    for (int square = 0; square < 64; square++) board[wide(square)] = position.men().get(square);
  }

  /** All legal moves, by the square they start from. */
  static List<Move> legal(Position position) {
    Moves moves = new Moves(position);
    for (int square = 0; square < 64; square++)
      if (position.men().get(square) * moves.colour > 0) moves.from(square);
    moves.castle();
    List<Move> legal = new ArrayList<>(moves.found.size());
    for (Move move : moves.found) if (moves.safe(move)) legal.add(move);
    return legal;
  }

  /** Whether the side to move is in check. */
  static boolean check(Position position) {
    Moves moves = new Moves(position);
    return moves.attacked(moves.king(), -moves.colour);
  }

  private static int wide(int square) {
    return FIRST + square % 8 + MARGIN_WIDTH * (square / 8);
  }

  private static int narrow(int wide) {
    return wide % MARGIN_WIDTH - 1 + 8 * (wide / MARGIN_WIDTH - 2);
  }

  private void from(int square) {
    int at = wide(square);
    switch (Piece.kind(board[at])) {
      case PAWN -> pawn(at);
      case KNIGHT -> step(at, KNIGHT);
      case KING -> step(at, AROUND);
      case BISHOP -> slide(at, DIAGONAL);
      case ROOK -> slide(at, STRAIGHT);
      case QUEEN -> slide(at, AROUND);
    }
  }

  private void step(int at, int[] directions) {
    for (int direction : directions) {
      int to = at + direction;
      if (board[to] != OUTSIDE && board[to] * colour <= 0) add(at, to);
    }
  }

  private void slide(int at, int[] directions) {
    for (int direction : directions) {
      int to = at + direction;
      while (board[to] == Piece.NONE) {
        add(at, to);
        to += direction;
      }
      if (board[to] != OUTSIDE && board[to] * colour < 0) add(at, to);
    }
  }

  private void pawn(int at) {
    int ahead = at - MARGIN_WIDTH * colour;
    boolean home = at / MARGIN_WIDTH == (colour > 0 ? 8 : 3);
    if (board[ahead] == Piece.NONE) {
      advance(at, ahead);
      int jump = ahead - MARGIN_WIDTH * colour;
      if (home && board[jump] == Piece.NONE) add(at, jump);
    }
    for (int side = -1; side <= 1; side += 2) {
      int to = ahead + side;
      if (board[to] == OUTSIDE) continue;
      if (board[to] * colour < 0) advance(at, to);
      else if (board[to] == Piece.NONE && narrow(to) == position.passed()) add(at, to);
    }
  }

  private void advance(int at, int to) {
    int row = to / MARGIN_WIDTH;
    if (row != 2 && row != 9) {
      add(at, to);
      return;
    }
    for (int promotion = 5; promotion >= 2; promotion--)
      found.add(new Move(narrow(at), narrow(to), promotion));
  }

  private void add(int at, int to) {
    found.add(new Move(narrow(at), narrow(to), 0));
  }

  /** The king must not be in check nor pass over an attacked square; nothing stands between. */
  private void castle() {
    int rights = colour > 0 ? position.castling() & 3 : position.castling() >> 2;
    if (rights == 0) return;
    int king = wide(colour > 0 ? 60 : 4);
    if (attacked(king, -colour)) return;
    if ((rights & 1) != 0
        && board[king + 1] == Piece.NONE
        && board[king + 2] == Piece.NONE
        && !attacked(king + 1, -colour)) add(king, king + 2);
    if ((rights & 2) != 0
        && board[king - 1] == Piece.NONE
        && board[king - 2] == Piece.NONE
        && board[king - 3] == Piece.NONE
        && !attacked(king - 1, -colour)) add(king, king - 2);
  }

  /** Whether the own king is not in check after a move. */
  private boolean safe(Move move) {
    int from = wide(move.from());
    int to = wide(move.to());
    int man = board[from];
    int taken = board[to];
    boolean passing = Piece.is(man, Piece.PAWN) && move.to() == position.passed();
    int behind = to + MARGIN_WIDTH * colour;
    board[to] = man;
    board[from] = Piece.NONE;
    if (passing) board[behind] = Piece.NONE;
    boolean safe = !attacked(king(), -colour);
    board[from] = man;
    board[to] = taken;
    if (passing) board[behind] = Piece.PAWN.of(-colour);
    return safe;
  }

  private int king() {
    int wanted = Piece.KING.of(colour);
    for (int at = FIRST; at < 99; at++) if (board[at] == wanted) return at;
    throw new IllegalStateException("there is no king");
  }

  private boolean attacked(int at, int by) {
    for (int direction : KNIGHT) if (board[at + direction] == Piece.KNIGHT.of(by)) return true;
    for (int direction : AROUND) if (board[at + direction] == Piece.KING.of(by)) return true;
    int pawn = Piece.PAWN.of(by);
    int below = at + MARGIN_WIDTH * by;
    if (board[below - 1] == pawn || board[below + 1] == pawn) return true;
    return slides(at, DIAGONAL, Piece.BISHOP.of(by), Piece.QUEEN.of(by))
        || slides(at, STRAIGHT, Piece.ROOK.of(by), Piece.QUEEN.of(by));
  }

  private boolean slides(int at, int[] directions, int one, int other) {
    for (int direction : directions) {
      int from = at + direction;
      while (board[from] == Piece.NONE) from += direction;
      if (board[from] == one || board[from] == other) return true;
    }
    return false;
  }
}
