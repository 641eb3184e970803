package dev.astragal.games.regrets.cards;

/** The colours of tackle dice. */
public enum Tackle {
  GREEN,
  BLUE,
  ORANGE;

  private static final Tackle[] ALL = values();

  public static Tackle of(int index) {
    return ALL[index];
  }
}
