package dev.astragal.games.regrets;

import dev.astragal.kernel.game.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * An event that says hardly more than whom it happens to, made once for each seat. Half of what
 * happens at a table is one of these few.
 */
final class Shared<E extends RegretsEvent> {
  private final List<E> bySeat;

  private Shared(List<E> bySeat) {
    this.bySeat = bySeat;
  }

  static <E extends RegretsEvent> Shared<E> bySeat(Function<Seat, E> event) {
    List<E> bySeat = new ArrayList<>();
    for (int seat = 0; seat < Seat.MAX; seat++) bySeat.add(event.apply(Seat.of(seat)));
    return new Shared<>(List.copyOf(bySeat));
  }

  E of(int seat) {
    return bySeat.get(seat);
  }
}
