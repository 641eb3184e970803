package dev.astragal.games.trail.weather;

import dev.astragal.kernel.rng.Ratio;
import dev.astragal.kernel.state.Ints;
import java.util.List;

/**
 * Weather along the wagon trail by the climate of its places. Means are monthly: degrees Fahrenheit
 * and inches of rain.
 */
public record StationPolicy(
    int spreadFahrenheit,
    Ratio wetDaysMost,
    Ratio wetPerMonthlyInches,
    int daysInMonth,
    Ratio amountLeast,
    Ratio amountMost,
    int snowPerInch,
    int hotFahrenheit,
    int coldFahrenheit,
    List<Station> stations) {

  /** The climate from one place on to the next station's. */
  public record Station(String id, int fromNode, Ints fahrenheit, List<Ratio> inches) {}
}
