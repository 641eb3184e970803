package dev.astragal.games.regrets.cards;

/** Where bucks go at Port. */
public enum Shop {
  RODS,
  REELS,
  SUPPLIES,
  TACKLE;

  /** The shops that sell cards; the last one sells dice. */
  public static final int CARD_SHOPS = 3;

  private static final Shop[] ALL = values();

  public static Shop of(int index) {
    return ALL[index];
  }
}
