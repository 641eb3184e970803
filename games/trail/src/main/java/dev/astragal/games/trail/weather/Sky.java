package dev.astragal.games.trail.weather;

/** What the weather is, for a whole day. */
public enum Sky {
  CLEAR,
  STORM,
  HEAT_WAVE,
  COLD_SNAP,
  SMOKE;

  private static final Sky[] ALL = values();

  public static Sky of(int ordinal) {
    return ALL[ordinal];
  }

  /** Weather that may not last too long. */
  public boolean extreme() {
    return this == STORM || this == HEAT_WAVE || this == SMOKE;
  }
}
