package dev.astragal.games.regrets;

import dev.astragal.kernel.game.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Events that say whom they happen to and at most one of a few things more, each made once. Half of
 * what happens at a table is one of these few hundred.
 */
final class Shared<E extends RegretsEvent> {
  private final List<E> events;

  private Shared(List<E> events) {
    this.events = List.copyOf(events);
  }

  static <E extends RegretsEvent> Shared<E> bySeat(Function<Seat, E> event) {
    return bySeatAnd(List.of(0), (seat, _) -> event.apply(seat));
  }

  static <T, E extends RegretsEvent> Shared<E> bySeatAnd(
      List<T> things, BiFunction<Seat, T, E> event) {
    List<E> events = new ArrayList<>();
    for (T thing : things) {
      for (int seat = 0; seat < Seat.MAX; seat++) events.add(event.apply(Seat.of(seat), thing));
    }
    return new Shared<>(events);
  }

  E of(int seat) {
    return of(seat, 0);
  }

  /** The event with that of the things whose place is {@code thing}. */
  E of(int seat, int thing) {
    return events.get(thing * Seat.MAX + seat);
  }
}
