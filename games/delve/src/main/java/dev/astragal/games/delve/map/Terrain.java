package dev.astragal.games.delve.map;

/** What a search may walk on, as a price per tile byte; 0 cannot be entered. */
public final class Terrain {
  /** Discovered ground without known hazards: what auto-explore uses by default. */
  public static final Terrain SAFE = new Terrain();

  /**
   * Discovered ground and doors left shut; a hazard counts as several steps, so that as few as
   * possible are crossed.
   */
  public static final Terrain RISKY = new Terrain();

  /** All ground but the stairs, known to the player or not: where enemies go. */
  public static final Terrain NATIVE = new Terrain();

  /** What stepping on a hazard costs a search, in steps. */
  public static final int HAZARD_STEPS = 5;

  private final byte[] through = new byte[Tile.VARIANTS];
  private final byte[] into = new byte[Tile.VARIANTS];

  static {
    for (int tile = 0; tile < Tile.VARIANTS; tile++) {
      byte bits = (byte) tile;
      int kind = Tile.kind(bits);
      boolean floor = kind == Tile.FLOOR || kind == Tile.OPEN_DOOR;
      boolean goalOnly = kind == Tile.CLOSED_DOOR || kind == Tile.DOWN_STAIRS;
      if (floor) NATIVE.through[tile] = NATIVE.into[tile] = 1;
      boolean shut = kind == Tile.SHUT_DOOR;
      if (!Tile.discovered(bits) || !(floor || goalOnly || shut)) continue;
      int risky = Tile.hazard(bits) ? HAZARD_STEPS : 1;
      RISKY.into[tile] = (byte) risky;
      if (shut) continue;
      if (floor) RISKY.through[tile] = (byte) risky;
      if (Tile.hazard(bits)) continue;
      SAFE.into[tile] = 1;
      if (floor) SAFE.through[tile] = 1;
    }
  }

  private Terrain() {}

  /** The price of walking through a tile on the way elsewhere. */
  int through(byte tile) {
    return through[tile];
  }

  /** The price of ending on a tile; doors and stairs may be ends but never on the way. */
  int into(byte tile) {
    return into[tile];
  }
}
