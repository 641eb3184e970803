package dev.astragal.games.trail;

import dev.astragal.games.trail.modern.ModernPolicy;
import dev.astragal.games.trail.wagon.WagonPolicy;
import dev.astragal.games.trail.weather.Overlays;
import dev.astragal.games.trail.weather.WeatherPolicy;

/**
 * The root of the policy: one weather machine, what regions and seasons change, and the numbers of
 * both sets of mechanics. The wagon trail and the modern road are called here what documents and
 * saves have always called them: {@code deluxe} and {@code dystrail} are keys of the policy.
 */
public record TrailPolicy(
    Mechanics mechanics,
    WeatherPolicy weather,
    Overlays overlays,
    WagonPolicy deluxe,
    ModernPolicy dystrail) {}
