package dev.astragal.kernel.game;

import java.util.List;

/**
 * An event as it leaves the kernel: numbered and dated.
 *
 * @param id {@code tick.sequence}: the tick it happened in and its number among that run's events
 */
public record Envelope(
    String id,
    long tick,
    String kind,
    Severity severity,
    Event payload,
    List<String> tags,
    Surface surface) {
  public static Envelope of(Event event, long tick, long sequence) {
    return new Envelope(
        tick + "." + sequence,
        tick,
        event.kind(),
        event.severity(),
        event,
        event.tags(),
        event.surface());
  }
}
