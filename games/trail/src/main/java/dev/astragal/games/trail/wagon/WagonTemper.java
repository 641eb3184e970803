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
            36,
            2,
            2,
            250,
            30,
            true,
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
            Rations.FILLING,
            6,
            900,
            0,
            4,
            0,
            75,
            3,
            2,
            60,
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
