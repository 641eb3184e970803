package dev.astragal.games.trail;

import dev.astragal.kernel.game.Event;

/**
 * Something that happened on the way. An event knows how it changes a state, so that its payload
 * and its effect are read together; nothing else changes one.
 */
public sealed interface TrailEvent extends Event
    permits DayEvent,
        HealthEvent,
        CampEvent,
        HuntEvent,
        WayEvent,
        RiverEvent,
        ModernEvent,
        MeetingEvent,
        BarrierEvent {
  /** Puts the payload into the state; decides nothing. */
  void change(TrailState state);
}
