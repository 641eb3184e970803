package dev.astragal.games.delve;

import dev.astragal.kernel.game.Event;

/**
 * Something that happened in the dungeon. Each event knows its own effect on the state; nothing
 * else changes one.
 */
public sealed interface DelveEvent extends Event
    permits ActionEvent, HarmEvent, EncounterEvent, ExploreEvent, GrowthEvent, RunEvent {
  /** How events name the hero. */
  String HERO = "hero";

  void applyTo(DelveState state);
}
