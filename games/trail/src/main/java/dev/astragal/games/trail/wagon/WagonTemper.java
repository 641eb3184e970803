package dev.astragal.games.trail.wagon;

import dev.astragal.games.trail.health.Rations;
import dev.astragal.games.trail.road.Pace;
import java.util.List;

/**
 * How a wagon bot thinks.
 *
 * @param foodLbs what it sets out with; the other goods likewise
 * @param restAtHealth rests when general health is this bad or worse
 * @param restAtSick rests when this many are ill
 * @param huntBelowLbs hunts when there is less food than this
 * @param frugal sets rations by what is left instead of by habit
 */
public record WagonTemper(
    String name,
    Pace pace,
    Rations rations,
    int oxen,
    int foodLbs,
    int clothes,
    int ammoBoxes,
    int spares,
    int restAtHealth,
    int restAtSick,
    int restDays,
    int huntBelowLbs,
    int huntBullets,
    boolean shortcuts,
    boolean avoidsWater,
    boolean frugal) {
  private static final int NEVER = Integer.MAX_VALUE;

  public static List<WagonTemper> all() {
    return List.of(
        new WagonTemper(
            "balanced",
            Pace.STRENUOUS,
            Rations.FILLING,
            8,
            1000,
            10,
            10,
            1,
            45,
            2,
            3,
            250,
            30,
            false,
            true,
            false),
        new WagonTemper(
            "conservative",
            Pace.STEADY,
            Rations.FILLING,
            10,
            1600,
            12,
            10,
            2,
            30,
            1,
            4,
            400,
            30,
            false,
            true,
            false),
        new WagonTemper(
            "aggressive",
            Pace.GRUELING,
            Rations.BARE_BONES,
            6,
            400,
            0,
            4,
            0,
            NEVER,
            NEVER,
            1,
            20,
            40,
            true,
            false,
            false),
        new WagonTemper(
            "resource-manager",
            Pace.STRENUOUS,
            Rations.FILLING,
            6,
            600,
            5,
            15,
            1,
            60,
            3,
            2,
            300,
            20,
            true,
            true,
            true));
  }
}
