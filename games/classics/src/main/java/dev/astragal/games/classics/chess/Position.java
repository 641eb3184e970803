package dev.astragal.games.classics.chess;

import dev.astragal.kernel.state.Ints;

/**
 * Who stands where and what may still be done: all that the rest of a game depends on, but for what
 * happened before.
 *
 * @param men a man for each square, from a8 row by row to h1; White's are positive
 * @param white whether White is to move
 * @param castling which castling is still possible: 1 and 2 for White's short and long, 4 and 8 for
 *     Black's
 * @param passed the square a pawn has just jumped over, or -1
 * @param quiet moves of either side since a pawn moved or a man was taken
 */
public record Position(Ints men, boolean white, int castling, int passed, int quiet) {
  static final int NOWHERE = -1;

  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  private static final String RIGHTS = "KQkq";

  static Position start() {
    return of(START);
  }

  /** From Forsyth-Edwards notation. */
  static Position of(String notation) {
    String[] parts = notation.split(" ", -1);
    int[] men = new int[64];
    int square = 0;
    for (char sign : parts[0].toCharArray()) {
      if (sign == '/') continue;
      if (Character.isDigit(sign)) square += sign - '0';
      else men[square++] = Piece.man(sign);
    }
    int castling = 0;
    for (int i = 0; i < RIGHTS.length(); i++)
      if (parts[2].indexOf(RIGHTS.charAt(i)) >= 0) castling |= 1 << i;
    int passed = parts[3].equals("-") ? NOWHERE : square(parts[3]);
    int quiet = parts.length > 4 ? Integer.parseInt(parts[4]) : 0;
    return new Position(Ints.of(men), parts[1].equals("w"), castling, passed, quiet);
  }

  private static int square(String name) {
    return name.charAt(0) - 'a' + 8 * ('8' - name.charAt(1));
  }

  static String name(int square) {
    return "" + (char) ('a' + square % 8) + (char) ('8' - square / 8);
  }

  /** 1 for White, -1 for Black. */
  int colour() {
    return white ? 1 : -1;
  }

  /** The position after a move. */
  Position after(Move move) {
    int[] next = men.toArray();
    int man = next[move.from()];
    boolean pawn = Piece.is(man, Piece.PAWN);
    boolean taken = next[move.to()] != Piece.NONE;
    next[move.to()] = move.promotion() == 0 ? man : man < 0 ? -move.promotion() : move.promotion();
    next[move.from()] = Piece.NONE;
    if (pawn && move.to() == passed) next[move.to() + 8 * colour()] = Piece.NONE;
    if (Piece.is(man, Piece.KING) && Math.abs(move.to() - move.from()) == 2) {
      boolean kingside = move.to() > move.from();
      int corner = kingside ? move.to() + 1 : move.to() - 2;
      next[(move.from() + move.to()) / 2] = next[corner];
      next[corner] = Piece.NONE;
    }
    boolean jumped = pawn && Math.abs(move.to() - move.from()) == 16;
    return new Position(
        Ints.of(next),
        !white,
        castling & ~lost(move.from()) & ~lost(move.to()),
        jumped ? (move.from() + move.to()) / 2 : NOWHERE,
        pawn || taken ? 0 : quiet + 1);
  }

  /** What cannot be castled any more once something left or came to a square. */
  private static int lost(int square) {
    return switch (square) {
      case 0 -> 8;
      case 4 -> 12;
      case 7 -> 4;
      case 56 -> 2;
      case 60 -> 3;
      case 63 -> 1;
      default -> 0;
    };
  }

  /** The same without what no longer changes what may be done: for telling repetitions. */
  Position recurring() {
    return new Position(men, white, castling, passed, 0);
  }
}
