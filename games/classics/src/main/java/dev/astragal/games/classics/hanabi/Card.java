package dev.astragal.games.classics.hanabi;

import dev.astragal.kernel.screen.Msg;

/** The fifty cards as numbers, colour by colour; a number from 1 to 5 and its colour. */
public record Card(Colour colour, int rank) {
  static final int CARDS = 50;
  static final int RANKS = 5;

  private static final int EACH = CARDS / Colour.values().length;
  private static final int[] RANK = {1, 1, 1, 2, 2, 3, 3, 4, 4, 5};

  /** Colours of fireworks. */
  public enum Colour {
    WHITE,
    YELLOW,
    GREEN,
    BLUE,
    RED
  }

  static Card of(int card) {
    return new Card(Colour.values()[card / EACH], RANK[card % EACH]);
  }

  Msg said() {
    return Msg.of("card", "colour", colour, "rank", rank);
  }
}
