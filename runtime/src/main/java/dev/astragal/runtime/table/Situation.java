package dev.astragal.runtime.table;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import java.util.List;

/** Whether a run goes on by itself, waits for somebody, or is over. */
public sealed interface Situation {
  /** Time passes; {@code commands} tells whether anything may be ordered while it stands still. */
  record Running(boolean commands) implements Situation {}

  /** These seats are asked. */
  record Asked(String kind, List<Seat> seats) implements Situation {
    public Asked {
      seats = List.copyOf(seats);
    }
  }

  record Over(Outcome outcome) implements Situation {}

  /** Whom the run waits for. */
  default List<Seat> asked() {
    return this instanceof Asked(_, List<Seat> seats) ? seats : List.of();
  }
}
