package dev.astragal.games.delve.orders;

/** What the hero does about a foe that is not in reach. */
public enum PositionIntent {
  HOLD_GROUND,
  ADVANCE_TO_MELEE,
  FLEE_TO_NEAREST_EXPLORED_TILE
}
