package dev.astragal.games.trail.policy;

/**
 * The root of the policy: one weather machine, what regions and seasons change, and the numbers of
 * both sets of mechanics.
 */
public record TrailPolicy(
    Mechanics mechanics,
    WeatherPolicy weather,
    Overlays overlays,
    DeluxePolicy deluxe,
    DystrailPolicy dystrail) {}
