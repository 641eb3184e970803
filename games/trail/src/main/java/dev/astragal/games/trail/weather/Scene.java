package dev.astragal.games.trail.weather;

import dev.astragal.games.trail.road.Region;

/** Where a day was spent, in which season and under what sky: one instance for each. */
public record Scene(Region region, Season season, Sky sky) {
  private static final int SEASONS = Season.values().length;
  private static final int SKIES = Sky.values().length;
  private static final Scene[] ALL = all();

  private static Scene[] all() {
    Scene[] all = new Scene[Region.values().length * SEASONS * SKIES];
    for (Region region : Region.values())
      for (Season season : Season.values())
        for (Sky sky : Sky.values())
          all[place(region, season, sky)] = new Scene(region, season, sky);
    return all;
  }

  public static Scene of(Region region, Season season, Sky sky) {
    return ALL[place(region, season, sky)];
  }

  private static int place(Region region, Season season, Sky sky) {
    return (region.ordinal() * SEASONS + season.ordinal()) * SKIES + sky.ordinal();
  }
}
