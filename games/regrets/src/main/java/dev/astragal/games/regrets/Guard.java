package dev.astragal.games.regrets;

/** What kept a Regret away. */
public enum Guard {
  SHIELD,
  ROD,
  NET,
  REEL,
  CHARM
}
