package dev.astragal.games.classics.chess;

/** A kind of man, by the letters of its colour's notation. */
enum Piece {
  PAWN('p'),
  KNIGHT('n'),
  BISHOP('b'),
  ROOK('r'),
  QUEEN('q'),
  KING('k');

  /** What stands on a square where nothing does. */
  static final int NONE = 0;

  private static final Piece[] ALL = values();

  private final char letter;

  Piece(char letter) {
    this.letter = letter;
  }

  /** The man as a number: 1 to 6 for White, -1 to -6 for Black. */
  int of(int colour) {
    return colour * (ordinal() + 1);
  }

  static Piece kind(int man) {
    return ALL[Math.abs(man) - 1];
  }

  static boolean is(int man, Piece kind) {
    return man != NONE && kind(man) == kind;
  }

  /** Large for White and small for Black. */
  static char letter(int man) {
    char letter = kind(man).letter;
    return man > 0 ? Character.toUpperCase(letter) : letter;
  }

  static int man(char letter) {
    for (Piece piece : ALL)
      if (piece.letter == Character.toLowerCase(letter))
        return piece.of(Character.isUpperCase(letter) ? 1 : -1);
    throw new IllegalArgumentException("no man is called '" + letter + "'");
  }
}
