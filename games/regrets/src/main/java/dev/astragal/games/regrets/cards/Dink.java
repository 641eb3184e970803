package dev.astragal.games.regrets.cards;

/** Trinkets the sea gives to those who wait. */
public enum Dink {
  BENT_FARTHING,
  POCKET_NEEDLE,
  SECOND_NET,
  COLD_TEA,
  TALL_TALE,
  SALTED_LUGWORM,
  TIN_OF_BALL_BEARINGS,
  KNUCKLEBONE_CHARM,
  DAMP_CHART,
  SMILING_CLAM,
  TIDE_TABLE,
  HEAVY_THUMB,
  CHANDLERS_CHIT;

  public static final int COUNT = 13;

  private static final Dink[] ALL = values();

  public static Dink of(int index) {
    return ALL[index];
  }

  public int bit() {
    return 1 << ordinal();
  }
}
