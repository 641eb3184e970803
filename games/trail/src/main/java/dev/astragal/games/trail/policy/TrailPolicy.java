package dev.astragal.games.trail.policy;

/** The root of the policy: one weather machine, and the numbers of both sets of mechanics. */
public record TrailPolicy(
    Mechanics mechanics, WeatherPolicy weather, DeluxePolicy deluxe, DystrailPolicy dystrail) {}
