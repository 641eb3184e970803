package dev.astragal.games.trail.weather;

/**
 * What today's sky means here and now, worked out before any phase asks. Factors and chances in
 * parts per million, inches in thousandths.
 */
public record WeatherEffects(
    int travel,
    int supplies,
    int sanity,
    int pants,
    int encounter,
    int encounterMax,
    int breakdown,
    int crossingRisk,
    int rain,
    int snow) {}
