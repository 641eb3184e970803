package dev.astragal.games.regrets.cards;

/** Who sits in a boat; a deckhand has no gift at all. */
public enum Angler {
  PASCOE,
  AGNES,
  TREWIN,
  CARNE,
  HALE,
  DECKHAND;

  private static final Angler[] ALL = values();

  public static Angler of(int index) {
    return ALL[index];
  }
}
