package dev.astragal.guide.masks;

import dev.astragal.kernel.game.*;
import dev.astragal.kernel.rng.Rng;
import java.util.*;

/** Mostly honest, and doubts what cannot well be true by what it sees. */
final class Wary {
  private Wary() {}

  static Masks.Deed choose(Table t, Seat seat, Prompt<Masks.Deed> prompt, Rng rng) {
    List<Masks.Deed> open = prompt.choices(seat).list();
    return switch (t.stage()) {
      case DEAL, DRAFT, LOSE -> rng.pick(open);
      case ACT -> act(t, seat, open, rng);
      case REACT -> react(t, seat, open, rng);
      case BLOCKED -> seen(t, seat, Role.GUARD) >= 3 ? Reaction.DOUBT : Reaction.LET;
    };
  }

  /** The dearest that it may honestly do, and now and then what it may not. */
  private static Masks.Deed act(Table t, Seat seat, List<Masks.Deed> open, Rng rng) {
    Masks.Deed best = open.getFirst();
    for (Masks.Deed deed : open)
      if (deed instanceof Masks.Act(Action action, _)
          && (rng.chance(1, 8) || action.claim.map(t.masks(seat)::contains).orElse(true)))
        best = deed;
    return best;
  }

  private static Masks.Deed react(Table t, Seat seat, List<Masks.Deed> open, Rng rng) {
    if (seen(t, seat, t.action().claim.orElseThrow()) >= 3) return Reaction.DOUBT;
    boolean blocks = t.masks(seat).contains(Role.GUARD) || rng.chance(1, 6);
    return blocks && open.contains(Reaction.BLOCK) ? Reaction.BLOCK : Reaction.LET;
  }

  /** How many of the four are in its own hand or lost. */
  private static int seen(Table t, Seat seat, Role role) {
    int seen = Collections.frequency(t.masks(seat), role);
    for (int i = 0; i < t.seats(); i++)
      seen += Collections.frequency(Role.of(t.cards().get(t.lost(Seat.of(i))).cards()), role);
    return seen;
  }
}
