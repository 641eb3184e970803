package dev.astragal.games.trail.story;

import dev.astragal.games.trail.HuntEvent;
import dev.astragal.games.trail.HuntEvent.CreptCloser;
import dev.astragal.games.trail.HuntEvent.GameSighted;
import dev.astragal.games.trail.HuntEvent.HuntOver;
import dev.astragal.games.trail.HuntEvent.ShotFired;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Telling;

/** What is told of a hunt. */
final class HuntStory {
  private HuntStory() {}

  static Telling of(HuntEvent event) {
    return switch (event) {
      case GameSighted(int _, String id, int distance, int hours) ->
          Telling.of(
              "event.GameSighted",
              "animal",
              Msg.of("animal." + id),
              "distance",
              Msg.of("distance." + distance),
              "hours",
              hours);
      case ShotFired(String id, int bullets, int lbs, boolean fled) ->
          Telling.of(
              "event.ShotFired" + (lbs > 0 ? ".hit" : fled ? ".fled" : ".missed"),
              "animal",
              Msg.of("animal.the." + id),
              "bullets",
              bullets,
              "lbs",
              lbs);
      case CreptCloser(String id, int distance, boolean fled) ->
          Telling.of(
              "event.CreptCloser" + (fled ? ".fled" : ""),
              "animal",
              Msg.of("animal.the." + id),
              "distance",
              Msg.of("distance." + distance));
      case HuntOver over -> Telling.of(over);
    };
  }
}
