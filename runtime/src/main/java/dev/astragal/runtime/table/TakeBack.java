package dev.astragal.runtime.table;

import dev.astragal.kernel.game.Seat;
import java.util.List;

/** Whether a seat may take back its last answer, and at what price. */
public sealed interface TakeBack {
  /** Nothing was learned since: no luck was drawn, nothing was revealed to that seat. */
  record Free() implements TakeBack {}

  /** Something was learned; the game was begun as practice, where that is allowed. */
  record Practice() implements TakeBack {}

  /** Something was learned; these people have to agree. */
  record ByConsent(List<Seat> others) implements TakeBack {
    public ByConsent {
      others = List.copyOf(others);
    }
  }

  /** Not here, or not now; {@code code} is that of the refusal. */
  record Refused(String code) implements TakeBack {}

  default boolean possible() {
    return !(this instanceof Refused);
  }
}
