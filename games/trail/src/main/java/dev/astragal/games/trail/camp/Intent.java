package dev.astragal.games.trail.camp;

/** What the party wants of a day. */
public enum Intent {
  CONTINUE,
  REST,
  TRADE,
  HUNT,
  FORAGE
}
