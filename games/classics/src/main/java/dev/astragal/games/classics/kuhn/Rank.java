package dev.astragal.games.classics.kuhn;

/** What a card is worth, the lowest first. */
enum Rank {
  JACK,
  QUEEN,
  KING;

  static Rank of(int card) {
    return values()[card];
  }
}
