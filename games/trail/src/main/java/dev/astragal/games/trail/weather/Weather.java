package dev.astragal.games.trail.weather;

import dev.astragal.games.trail.StatePart;
import dev.astragal.games.trail.road.Region;
import dev.astragal.kernel.state.StateReader;
import dev.astragal.kernel.state.StateWriter;

/**
 * The sky today, where and in which season it was seen, and what it left on the ground, in
 * thousandths of an inch.
 */
public final class Weather extends StatePart<Weather> {
  public Sky today = Sky.CLEAR;
  public Region region = Region.HEARTLAND;
  public Season season = Season.SPRING;
  public int fahrenheit = 55;
  public int precipitation;
  public int rain;
  public int snow;
  public int extremeStreak;
  public int heatStreak;
  public int coldStreak;
  public int neutralBuffer;

  @Override
  public Weather copy() {
    return shallow();
  }

  @Override
  public void describe(StateWriter out) {
    out.symbol("today", today);
    out.symbol("region", region);
    out.symbol("season", season);
    out.int32("fahrenheit", fahrenheit);
    out.int32("precipitation", precipitation);
    out.int32("rain", rain);
    out.int32("snow", snow);
    out.int32("extremeStreak", extremeStreak);
    out.int32("heatStreak", heatStreak);
    out.int32("coldStreak", coldStreak);
    out.int32("neutralBuffer", neutralBuffer);
  }

  @Override
  public void read(StateReader in) {
    today = in.symbol("today", Sky.class);
    region = in.symbol("region", Region.class);
    season = in.symbol("season", Season.class);
    fahrenheit = in.int32("fahrenheit");
    precipitation = in.int32("precipitation");
    rain = in.int32("rain");
    snow = in.int32("snow");
    extremeStreak = in.int32("extremeStreak");
    heatStreak = in.int32("heatStreak");
    coldStreak = in.int32("coldStreak");
    neutralBuffer = in.int32("neutralBuffer");
  }
}
