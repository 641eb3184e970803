package dev.astragal.games.trail.store;

/** What gear and papers protect from. */
public enum Tag {
  WATER_JUGS,
  PLAGUE_RESIST,
  COLD_RESIST,
  RAIN_RESIST,
  PERMIT,
  LEGAL_FUND;

  public int bit() {
    return 1 << ordinal();
  }
}
