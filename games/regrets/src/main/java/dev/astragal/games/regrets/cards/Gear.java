package dev.astragal.games.regrets.cards;

/** What the shops sell and boats carry. */
public enum Gear {
  WISHBONE_ROD,
  SPLINTED_ROD,
  VICARS_ROD,
  GRANDFATHERS_GAFF,
  RATCHET_REEL,
  DEEP_SEA_REEL,
  CLOCKWORK_REEL,
  DEAF_REEL,
  CONTRITE_LURE,
  SOUNDING_GLASS,
  FORGIVING_NET,
  INHERITED_CHART,
  BORROWED_TENDER;

  public static final int COUNT = 13;

  private static final Gear[] ALL = values();

  public static Gear of(int index) {
    return ALL[index];
  }

  public int bit() {
    return 1 << ordinal();
  }
}
