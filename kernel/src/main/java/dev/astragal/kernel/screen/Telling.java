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
 * @param heading whether it opens a new part of the story, such as a day: stories stand below it,
 *     and a log need not have it
 */
public record Telling(Msg text, Seat who, List<String> about, boolean heading) {
  public Telling {
    about = List.copyOf(about);
  }

  public static Telling of(Msg text) {
    return new Telling(text, Seat.SPECTATOR, List.of(), false);
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
    return new Telling(text.with("who", seat), seat, about, heading);
  }

  /** The same with one more value for the sentence. */
  public Telling with(String name, Object value) {
    return new Telling(text.with(name, value), who, about, heading);
  }

  /** The same with more values for the sentence. */
  public Telling with(Map<String, Object> values) {
    return new Telling(text.with(values), who, about, heading);
  }

  public Telling about(String... things) {
    return new Telling(text, who, List.of(things), heading);
  }

  /** It opens a new part of the story. */
  public Telling asHeading() {
    return new Telling(text, who, about, true);
  }
}
