package dev.astragal.games.trail.weather;

import dev.astragal.games.trail.road.Region;
import dev.astragal.kernel.state.Copies;
import dev.astragal.kernel.state.Described;
import dev.astragal.kernel.state.Fields;

/**
 * The sky today, where and in which season it was seen, and what it left on the ground, in
 * thousandths of an inch.
 */
public final class Weather extends Described<Weather> {
  private static final Copies<Weather> COPIES = Copies.of(Weather.class);

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
    return COPIES.of(this);
  }

  @Override
  protected void describe(Fields fields) {
    today = fields.symbol("today", today);
    region = fields.symbol("region", region);
    season = fields.symbol("season", season);
    fahrenheit = fields.int32("fahrenheit", fahrenheit);
    precipitation = fields.int32("precipitation", precipitation);
    rain = fields.int32("rain", rain);
    snow = fields.int32("snow", snow);
    extremeStreak = fields.int32("extremeStreak", extremeStreak);
    heatStreak = fields.int32("heatStreak", heatStreak);
    coldStreak = fields.int32("coldStreak", coldStreak);
    neutralBuffer = fields.int32("neutralBuffer", neutralBuffer);
  }
}
