package dev.astragal.kernel.screen;

import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import java.util.List;
import java.util.Map;

/**
 * What a seat is told of an event. Made only when somebody reads it.
 *
 * @param who whose doing it is; {@link Seat#SPECTATOR} stands for whoever gave the input
 * @param about the ids of the things on the screen that it touched
 */
public record Telling(Msg text, Seat who, List<String> about) {
  public Telling {
    about = List.copyOf(about);
  }

  public static Telling of(Msg text) {
    return new Telling(text, Seat.SPECTATOR, List.of());
  }

  public static Telling of(String key, Object... namesAndValues) {
    return of(Msg.of(key, namesAndValues));
  }

  /** The message of the event with its fields. */
  public static Telling of(Event event) {
    return of(Msg.fields(event.narrativeKey(), event));
  }

  /** It is {@code seat}'s doing; the sentence calls it {@code who}. */
  public Telling by(Seat seat) {
    return new Telling(text.with("who", seat), seat, about);
  }

  /** The same with one more value for the sentence. */
  public Telling with(String name, Object value) {
    return new Telling(text.with(name, value), who, about);
  }

  /** The same with more values for the sentence. */
  public Telling with(Map<String, Object> values) {
    return new Telling(text.with(values), who, about);
  }

  public Telling about(String... things) {
    return new Telling(text, who, List.of(things));
  }
}
