package dev.astragal.games.mir.state;

import dev.astragal.games.mir.json.Json;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The events of a game so far. Knows in constant time whether the next event keeps the log's two
 * invariants: the engine numbers its events by the log's length, so only an id that somebody else
 * gave can collide.
 *
 * @param foreignIds ids that are not the ones the engine would have given at their place
 */
public record Log(Chain events, Set<String> foreignIds, String lastTimestamp) {
  private static final List<String> EVENT_KEYS = Json.keys("id", "timestamp", "type", "payload");
  private static final String[] PADDING = {"evt-0000", "evt-000", "evt-00", "evt-0", "evt-"};

  public static Log read(List<Json> events) {
    Set<String> foreign = new TreeSet<>();
    String last = "";
    for (int i = 0; i < events.size(); i++) {
      Json.Obj event = (Json.Obj) events.get(i);
      String id = event.text("id");
      if (!id.equals(engineId(i))) foreign.add(id);
      last = event.text("timestamp");
    }
    return new Log(Chain.of(events), Collections.unmodifiableSet(foreign), last);
  }

  /** Whether one more event at {@code timestamp} leaves ids unique and time in order. */
  public boolean accepts(String timestamp) {
    return timestamp.compareTo(lastTimestamp) >= 0
        && (foreignIds.isEmpty() || !foreignIds.contains(engineId(events.size())));
  }

  /** With one more event; nobody asks for its payload before the log is read. */
  public Log append(Chain.Item event, String timestamp) {
    return new Log(events.append(event, timestamp), foreignIds, timestamp);
  }

  /** The event behind {@code count} others as the log has it. */
  public static Json entry(int count, String timestamp, String type, Json.Obj payload) {
    return Json.Obj.of(
        EVENT_KEYS, Json.of(engineId(count)), Json.of(timestamp), Json.of(type), payload);
  }

  public Json.Arr json() {
    return new Json.Arr(events.items());
  }

  /** The id the engine gives to the event after {@code count} others. */
  static String engineId(int count) {
    String number = Integer.toString(count + 1);
    return PADDING[Math.min(number.length(), PADDING.length - 1)] + number;
  }
}
