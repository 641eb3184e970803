package dev.astragal.games.trail;

import dev.astragal.games.trail.policy.WeatherPolicy.Precipitation;

/** The day's weather as somebody would put it. */
final class WeatherReport {
  private WeatherReport() {}

  /** Band edges belong to the hotter band. */
  static String label(Weather weather, Precipitation rules) {
    if (weather.precipitation > 0) {
      String kind = weather.fahrenheit <= rules.freezingFahrenheit() ? "snowy" : "rainy";
      return weather.precipitation >= rules.heavy().nearest(1000) ? "very_" + kind : kind;
    }
    int fahrenheit = weather.fahrenheit;
    if (fahrenheit > 90) return "very_hot";
    if (fahrenheit >= 70) return "hot";
    if (fahrenheit >= 50) return "warm";
    if (fahrenheit >= 30) return "cool";
    return fahrenheit >= 10 ? "cold" : "very_cold";
  }
}
