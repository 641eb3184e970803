package dev.astragal.runtime.solve;

import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.content.BadInputException;
import java.util.Optional;

/** Not all seats see all of this game; {@link Equilibrium} is for such games. */
public final class KeepsSecrets extends BadInputException {
  private static final long serialVersionUID = 1L;

  KeepsSecrets(String game) {
    super(game + " keeps secrets from a seat");
  }

  /** Refuses a step of which a seat did not see everything. */
  static void refuse(Run<?, ?, ?> stepped) {
    if (in(stepped)) throw new KeepsSecrets(stepped.kernel().manifest().id());
  }

  static boolean in(Run<?, ?, ?> stepped) {
    for (Event event : stepped.events())
      for (int seat = 0; seat < stepped.kernel().setup().seats(); seat++)
        if (!event.seenBy(Seat.of(seat)).equals(Optional.of(event))) return true;
    return false;
  }
}
