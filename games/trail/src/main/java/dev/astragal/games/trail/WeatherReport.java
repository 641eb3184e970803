package dev.astragal.games.trail;

/** The day's weather as somebody would put it. */
final class WeatherReport {
  private static final int FREEZING = 32;
  private static final int HEAVY = 500;

  private WeatherReport() {}

  /** Band edges belong to the hotter band. */
  static String label(Weather weather) {
    if (weather.precipitation > 0) {
      String kind = weather.fahrenheit <= FREEZING ? "snowy" : "rainy";
      return weather.precipitation >= HEAVY ? "very_" + kind : kind;
    }
    int fahrenheit = weather.fahrenheit;
    if (fahrenheit > 90) return "very_hot";
    if (fahrenheit >= 70) return "hot";
    if (fahrenheit >= 50) return "warm";
    if (fahrenheit >= 30) return "cool";
    return fahrenheit >= 10 ? "cold" : "very_cold";
  }
}
