package dev.astragal.games.trail.road;

import dev.astragal.games.trail.TrailState;

/**
 * Mountains follow the place behind the wagon. On a shortcut they may be capped at the length the
 * main road has there, or else a shortcut would take longer than the long way round.
 */
public final class Terrain {
  private Terrain() {}

  public static boolean mountains(TrailState state) {
    Road road = state.content.road();
    Journey journey = state.journey;
    if (!road.mountains(journey.node)) return false;
    if (!state.content.wagonPolicy().travel().capMountainsAtMainRoad()) return true;
    int since = journey.milliMiles - road.marker(journey.variant, journey.node);
    return since < road.mainStretch(journey.node);
  }
}
