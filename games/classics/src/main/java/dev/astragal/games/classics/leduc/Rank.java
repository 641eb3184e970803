package dev.astragal.games.classics.leduc;

import dev.astragal.kernel.screen.Msg;

/** What a card is worth, the lowest first; there are two of each. */
enum Rank {
  JACK,
  QUEEN,
  KING;

  static Rank of(int card) {
    return values()[card / 2];
  }

  static Msg word(int card) {
    return Msg.word(of(card).name());
  }
}
