package dev.astragal.runtime.table;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Rules;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.screen.Telling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Puts the events of a step into what one viewer is told, each with the state right before it. */
public final class Teller {
  private Teller() {}

  /**
   * What each viewer is told of one step.
   *
   * @param before the run before the step; its state is used up
   * @param who whoever gave the input; nobody while time passed
   * @param viewers those who are told; the answer has a list for each
   */
  public static <S, C extends Choice, E extends Event> List<List<Told>> told(
      Run<S, C, E> before, List<E> events, Seat who, long number, long tick, List<Seat> viewers) {
    Rules<S, C, E> rules = before.kernel().rules();
    List<List<Told>> all = new ArrayList<>();
    for (int i = 0; i < viewers.size(); i++) all.add(new ArrayList<>());
    long step = before.inputs() + before.tick() + 1;
    S state = before.state();
    long next = number;
    for (E event : events) {
      Optional<Told> same = Optional.empty();
      for (int i = 0; i < viewers.size(); i++) {
        Optional<Event> seen = event.seenBy(viewers.get(i));
        if (seen.isEmpty()) continue;
        Telling telling = attributed(rules.tell(state, seen.get(), viewers.get(i)), who);
        Told told = new Told(next, step, tick, seen.get(), telling);
        // Logs are long, and most of what is in them is the same for all.
        same = Optional.of(same.filter(told::equals).orElse(told));
        all.get(i).add(same.get());
      }
      state = rules.evolve(state, event);
      next++;
    }
    return all;
  }

  /** Every event as it is, for tools; told as to {@code who}, or the first seat. */
  static <S, C extends Choice, E extends Event> List<Told> everything(
      Run<S, C, E> before, List<E> events, Seat who, long number, long tick) {
    Rules<S, C, E> rules = before.kernel().rules();
    List<Told> all = new ArrayList<>();
    long step = before.inputs() + before.tick() + 1;
    S state = before.state();
    Seat viewer = who.plays() ? who : Seat.first();
    for (E event : events) {
      Telling telling = attributed(rules.tell(state, event, viewer), who);
      all.add(new Told(number + all.size(), step, tick, event, telling));
      state = rules.evolve(state, event);
    }
    return all;
  }

  /** What nobody claims is the doing of whoever gave the input. */
  private static Telling attributed(Telling telling, Seat who) {
    if (telling.who().plays() || !who.plays()) return telling;
    boolean named = telling.text().args().stream().anyMatch(arg -> arg.name().equals("who"));
    return named
        ? new Telling(telling.text(), who, telling.about(), telling.heading())
        : telling.by(who);
  }
}
