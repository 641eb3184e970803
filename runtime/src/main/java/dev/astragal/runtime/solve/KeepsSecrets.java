package dev.astragal.runtime.solve;

import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Fork;
import dev.astragal.kernel.run.Run;
import dev.astragal.runtime.content.BadInputException;
import java.util.Optional;

/** Not all seats see all of this game; {@link Equilibrium} is for such games. */
public final class KeepsSecrets extends BadInputException {
  private static final long serialVersionUID = 1L;

  /** What is dealt anew may come out the same by chance. */
  private static final int DREAMS = 4;

  KeepsSecrets(String game) {
    super(game + " keeps secrets from a seat");
  }

  /** Refuses a step of which a seat did not see everything. */
  static void refuse(Run<?, ?, ?> stepped) {
    if (in(stepped)) throw new KeepsSecrets(stepped.kernel().manifest().id());
  }

  /**
   * Whether a seat does not see everything now: then it would be dealt something else in a dream.
   */
  public static boolean now(Run<?, ?, ?> run) {
    long real = run.stateHash();
    for (int seat = 0; seat < run.kernel().setup().seats(); seat++)
      for (int dream = 1; dream <= DREAMS; dream++)
        if (run.fork(new Fork.Dream(Seat.of(seat), dream)).stateHash() != real) return true;
    return false;
  }

  /** Whether a seat did not see everything of a step. */
  public static boolean in(Run<?, ?, ?> stepped) {
    for (Event event : stepped.events())
      for (int seat = 0; seat < stepped.kernel().setup().seats(); seat++)
        if (!event.seenBy(Seat.of(seat)).equals(Optional.of(event))) return true;
    return false;
  }
}
