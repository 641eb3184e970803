package dev.astragal.games.trail.weather;

import dev.astragal.games.trail.road.Region;

/**
 * The sky over a region in a season, and the one of the day before: one instance for each, because
 * every day has one.
 */
public record SkyHere(Sky previous, Sky sky, Region region, Season season) {
  private static final int SKIES = Sky.values().length;
  private static final int REGIONS = Region.values().length;
  private static final int SEASONS = Season.values().length;
  private static final SkyHere[] ALL = all();

  private static SkyHere[] all() {
    SkyHere[] all = new SkyHere[SKIES * SKIES * REGIONS * SEASONS];
    for (Sky previous : Sky.values())
      for (Sky sky : Sky.values())
        for (Region region : Region.values())
          for (Season season : Season.values())
            all[place(previous, sky, region, season)] = new SkyHere(previous, sky, region, season);
    return all;
  }

  public static SkyHere of(Sky previous, Sky sky, Region region, Season season) {
    return ALL[place(previous, sky, region, season)];
  }

  private static int place(Sky previous, Sky sky, Region region, Season season) {
    int skies = previous.ordinal() * SKIES + sky.ordinal();
    return (skies * REGIONS + region.ordinal()) * SEASONS + season.ordinal();
  }
}
