package dev.astragal.games.trail.day;

/** How a day ended. */
public enum DayOutcome {
  TRAVELED_DAY,
  NON_TRAVEL_DAY,
  BLOCKED_DAY,
  DELAYED_DAY,
  ENCOUNTER_DAY,
  STOPPED_NEEDS_CHOICE,
  GAME_OVER
}
