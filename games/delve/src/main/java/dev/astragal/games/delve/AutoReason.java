package dev.astragal.games.delve;

/** Why auto-explore walks where it walks. */
public enum AutoReason {
  FRONTIER,
  LOOT,
  /** The way leads over hazards or past an enemy to be avoided, because no other does. */
  THREAT_AVOIDANCE,
  STUCK,
  DOOR,
  STAIRS,
  /** Nothing is left but the boss. */
  HUNT
}
