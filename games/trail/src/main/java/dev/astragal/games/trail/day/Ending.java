package dev.astragal.games.trail.day;

import java.util.Arrays;
import java.util.Locale;

/** Why a journey is over; the first one stands. */
public enum Ending {
  NONE,
  ARRIVED,
  PARTY_DIED,
  PARTY_DROWNED,
  PARTY_LOST,
  OUT_OF_TIME,
  BOSS_VICTORY,
  BOSS_VOTE_FAILED,
  VEHICLE_FAILURE,
  EXPOSURE_COLD,
  EXPOSURE_HEAT,
  SANITY_LOSS,
  COLLAPSE_HUNGER,
  COLLAPSE_ENCOUNTER,
  COLLAPSE_DISEASE,
  COLLAPSE_CROSSING,
  COLLAPSE_PANIC;

  private final String code = name().toLowerCase(Locale.ROOT).replace('_', '-');

  public boolean won() {
    return this == ARRIVED || this == BOSS_VICTORY;
  }

  /** Whether that is the code of a journey that came to nothing. */
  public static boolean failed(String code) {
    return Arrays.stream(values())
        .anyMatch(ending -> ending != NONE && !ending.won() && ending.code().equals(code));
  }

  /** The stable code of the outcome. */
  public String code() {
    return code;
  }
}
