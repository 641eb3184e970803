package dev.astragal.cli;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.session.Session;
import java.util.Map;

/** The people at a table where the other seats have bots. */
public record People<S, C extends Choice, E extends Event>(
    Session<S, C, E> session, Map<Integer, Player<S, C, E>> bots) {
  /** The first seat without a bot; the seat of a spectator when there is none. */
  public Seat first() {
    for (int seat = 0; seat < session.kernel().setup().seats(); seat++)
      if (!bots.containsKey(seat)) return Seat.of(seat);
    return Seat.SPECTATOR;
  }

  /**
   * Takes back the last input and, where there are people, whatever bots answered before it, so
   * that a person is asked again.
   */
  public void takeBack() {
    session.undo();
    while (session.timeline().inputs() > 0
        && !first().equals(Seat.SPECTATOR)
        && session.run().status() instanceof Status.Awaiting<C>(Prompt<C> prompt)
        && bots.containsKey(prompt.firstSeat().index())) session.undo();
  }
}
