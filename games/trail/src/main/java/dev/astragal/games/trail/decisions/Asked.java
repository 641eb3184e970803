package dev.astragal.games.trail.decisions;

/** Which question stands open. */
public enum Asked {
  NOTHING,
  STORE,
  CAMP,
  TRADE,
  ENCOUNTER,
  CROSSING,
  BRANCH,
  DALLES,
  BOSS,
  HUNT
}
