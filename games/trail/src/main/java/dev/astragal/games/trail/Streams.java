package dev.astragal.games.trail;

import dev.astragal.kernel.rng.Stream;

/** The ten domains of luck; a phase may draw only from those it declares. */
public final class Streams {
  public static final Stream WEATHER = Stream.of("weather");
  public static final Stream HEALTH = Stream.of("health");
  public static final Stream TRAVEL = Stream.of("travel");
  public static final Stream EVENTS = Stream.of("events");
  public static final Stream VEHICLE = Stream.of("vehicle");
  public static final Stream ENCOUNTER = Stream.of("encounter");
  public static final Stream CROSSING = Stream.of("crossing");
  public static final Stream BOSS = Stream.of("boss");
  public static final Stream TRADE = Stream.of("trade");
  public static final Stream HUNT = Stream.of("hunt");

  private Streams() {}

  static Stream[] all() {
    return new Stream[] {
      WEATHER, HEALTH, TRAVEL, EVENTS, VEHICLE, ENCOUNTER, CROSSING, BOSS, TRADE, HUNT
    };
  }
}
