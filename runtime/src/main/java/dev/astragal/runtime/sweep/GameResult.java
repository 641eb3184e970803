package dev.astragal.runtime.sweep;

import dev.astragal.kernel.game.Measures;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import java.util.Map;
import java.util.TreeMap;

/** One finished game, in numbers and categories. */
final class GameResult implements Measures {
  private final Map<String, Long> values = new TreeMap<>();
  private final Map<String, String> categories = new TreeMap<>();
  private final long hash;

  GameResult(Outcome outcome, long inputs, long ticks, long hash, int seats) {
    this.hash = hash;
    category("outcome", outcome.code());
    value("inputs", inputs);
    if (ticks > 0) value("ticks", ticks);
    for (int seat = 0; seat < seats; seat++) {
      boolean won = outcome.winners().contains(Seat.of(seat));
      value("win.seat" + seat, won ? 1 : 0);
      if (seat < outcome.scores().size()) value("score.seat" + seat, outcome.scores().get(seat));
    }
  }

  @Override
  public void value(String name, long value) {
    values.put(name, value);
  }

  @Override
  public void category(String name, String value) {
    categories.put(name, value);
  }

  Map<String, Long> values() {
    return values;
  }

  Map<String, String> categories() {
    return categories;
  }

  long hash() {
    return hash;
  }
}
