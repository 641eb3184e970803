package dev.astragal.games.trail.health;

import dev.astragal.games.trail.TrailContent;
import dev.astragal.games.trail.TrailState;
import dev.astragal.games.trail.day.Ending;
import dev.astragal.games.trail.road.Road;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.kernel.screen.Telling;
import java.util.ArrayList;
import java.util.List;

/**
 * Where somebody lies, since when, and of what; on the modern road, where a journey ended. Later
 * journeys on the same machine come by.
 */
public record Grave(String name, String cause, int day, int mile) {
  private static final String BETWEEN = ",";
  private static final int FIELDS = 4;

  /** The graves that a memory tells of; what it tells in words of another kind is passed over. */
  public static List<Grave> read(String memory) {
    List<Grave> graves = new ArrayList<>();
    for (String written : memory.split(";", -1)) {
      String[] fields = written.split(BETWEEN, -1);
      if (fields.length == FIELDS && fields[2].matches("\\d{1,4}") && fields[3].matches("\\d{1,4}"))
        graves.add(
            new Grave(
                fields[0], fields[1], Integer.parseInt(fields[2]), Integer.parseInt(fields[3])));
    }
    return List.copyOf(graves);
  }

  /** What a journey leaves by the road: its dead, or on the modern road the end of it. */
  public static List<Grave> left(TrailState state) {
    TrailContent content = state.content;
    if (state.wagon()) return state.graves.dug(content);
    Ending ending = state.journey.ending;
    int mile = state.journey.milliMiles / Road.MILE;
    return ending == Ending.NONE || ending.won()
        ? List.of()
        : List.of(new Grave(content.names().getFirst(), ending.code(), state.clock.day, mile));
  }

  /** As a memory holds it. */
  public String written() {
    return String.join(
        BETWEEN,
        name.replaceAll("[,;]", " "),
        cause,
        Integer.toString(day),
        Integer.toString(mile));
  }

  /** What is written on the stone. */
  public Msg stone() {
    return Msg.of("grave", "name", name, "cause", of(), "day", day, "mile", mile);
  }

  /** What there is to read for whoever comes by. */
  public Msg help() {
    return Ending.failed(cause)
        ? Msg.of(
            "event.GravePassed.road",
            "name",
            name,
            "day",
            day,
            "ending",
            Msg.of("outcome." + cause))
        : Msg.of(
            "event.GravePassed", "name", name, "cause", of(), "day", day, "epitaph", epitaph());
  }

  /** What is told of the grave of that number: those who died together are told together. */
  public static Telling passed(List<Grave> graves, int number) {
    Grave grave = graves.get(number);
    boolean beside = number > 0 && grave.diedWith(graves.get(number - 1));
    return Telling.of(
        beside ? Msg.of("event.GravePassed.beside", "name", grave.name) : grave.help());
  }

  private boolean diedWith(Grave other) {
    return day == other.day && mile == other.mile && cause.equals(other.cause);
  }

  /** What those who were left had to say. */
  public Msg epitaph() {
    return Msg.of("epitaph." + cause);
  }

  /** What somebody died of. */
  public Msg of() {
    return Graves.mishap(cause)
        ? Msg.of("grave." + cause)
        : Msg.of("grave.of", "disease", Msg.of("disease." + cause));
  }

  /** Whether somebody may die of it on the wagon trail. */
  public boolean onTheTrail(TrailContent content) {
    return Graves.mishap(cause)
        || content.wagonPolicy().afflictions().diseases().stream()
            .anyMatch(disease -> disease.id().equals(cause));
  }
}
