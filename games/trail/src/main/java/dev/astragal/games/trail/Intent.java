package dev.astragal.games.trail;

/** What the party wants of a day. */
public enum Intent {
  CONTINUE,
  REST,
  TRADE,
  HUNT,
  FORAGE
}
