package dev.astragal.games.trail.weather;

import dev.astragal.games.trail.health.HealthPolicy.ByReport;
import dev.astragal.games.trail.weather.WeatherPolicy.Precipitation;

/** The day's weather as somebody would put it. */
public final class WeatherReport {
  /** Cooler than this, nobody would speak of heat. */
  private static final int HEAT_FAHRENHEIT = 85;

  /** Water freezes. */
  private static final int FROST_FAHRENHEIT = 32;

  private WeatherReport() {}

  /**
   * What people call the sky. Heat is reckoned from what the season has: what is a heat wave in
   * summer is a warm spell at any other time. A storm brings snow when it freezes.
   */
  public static String called(Sky sky, int fahrenheit) {
    if (sky == Sky.HEAT_WAVE && fahrenheit < HEAT_FAHRENHEIT) return "WARM_SPELL";
    return sky == Sky.STORM && fahrenheit <= FROST_FAHRENHEIT ? "SNOWSTORM" : sky.name();
  }

  public static String called(Weather weather) {
    return called(weather.today, weather.fahrenheit);
  }

  /** What falls says more than how warm it is. */
  public static String label(Weather weather, Precipitation policy) {
    if (weather.precipitation > 0) {
      String kind = weather.fahrenheit <= policy.freezingFahrenheit() ? "snowy" : "rainy";
      return weather.precipitation >= policy.heavy().nearest(1000) ? "very_" + kind : kind;
    }
    return warmth(weather.fahrenheit);
  }

  /** Band edges belong to the hotter band. */
  private static String warmth(int fahrenheit) {
    if (fahrenheit > 90) return "very_hot";
    if (fahrenheit >= 70) return "hot";
    if (fahrenheit >= 50) return "warm";
    if (fahrenheit >= 30) return "cool";
    return fahrenheit >= 10 ? "cold" : "very_cold";
  }

  /** What such a day costs those who are out in it. */
  public static int penalty(Weather weather, Precipitation policy, ByReport costs) {
    int penalty =
        switch (warmth(weather.fahrenheit)) {
          case "very_hot" -> costs.veryHot();
          case "hot" -> costs.hot();
          case "warm" -> costs.warm();
          case "cool" -> costs.cool();
          case "cold" -> costs.cold();
          default -> costs.veryCold();
        };
    if (weather.precipitation == 0) return penalty;
    boolean snow = weather.fahrenheit <= policy.freezingFahrenheit();
    boolean heavy = weather.precipitation >= policy.heavy().nearest(1000);
    if (snow) return penalty + (heavy ? costs.verySnowy() : costs.snowy());
    return penalty + (heavy ? costs.veryRainy() : costs.rainy());
  }
}
