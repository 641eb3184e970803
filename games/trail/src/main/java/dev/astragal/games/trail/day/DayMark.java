package dev.astragal.games.trail.day;

import java.util.Locale;

/** What a day is remembered for; its record carries it as a tag. */
public enum DayMark {
  NONE,
  REST,
  FORAGE,
  TRADE,
  HUNT,
  WAIT_FERRY,
  WAIT_CROSSING,
  WAIT_DRYING,
  WAIT_DELAY,
  NO_OXEN,
  REPAIR,
  NAV_LOST,
  NAV_WRONG,
  NAV_IMPASSABLE,
  NAV_SNOWBOUND,
  NAV_BLOCKED,
  ENCOUNTER,
  RIVER,
  BRANCH,
  GATE,
  CHECKPOINT,
  FIELD_REPAIR,
  EMERGENCY_LIMP,
  STOP_CAP,
  AUTO_CAP,
  ENDGAME,
  NERVES_KEPT,
  BOSS_GATE;

  private final String tag = name().toLowerCase(Locale.ROOT).replace('_', '-');

  public String tag() {
    return tag;
  }
}
