package dev.astragal.games.classics.hanabi;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.Ints;
import java.util.Optional;

/** Plays what it knows to fit, tells others what fits, and otherwise gives up its oldest card. */
final class HanabiBot {
  private HanabiBot() {}

  static Hanabi.Action choose(Table t, Seat seat) {
    Ints known = t.known(seat);
    for (int slot = 0; slot < known.size(); slot++)
      if (Known.possible(known.get(slot)).stream().allMatch(t::fits)) return new Hanabi.Play(slot);
    if (t.hints() > 0) {
      Optional<Hint> useful = useful(t);
      if (useful.isPresent()) return useful.get();
    }
    if (t.hints() < Table.HINTS_MAX) return new Hanabi.Discard(discarded(t, known));
    return Hanabi.hints(t).getFirst();
  }

  /** The hint that tells most of cards that fit. */
  private static Optional<Hint> useful(Table t) {
    Hint best = null;
    int most = 0;
    for (Hint hint : Hanabi.hints(t)) {
      Ints hand = t.held(hint.to());
      int worth = 0;
      for (int slot = 0; slot < hand.size(); slot++) {
        int before = t.known(hint.to()).get(slot);
        int after = Known.after(before, hint, hint.touches(hand.get(slot)));
        if (before == after || !t.fits(Card.of(hand.get(slot)))) continue;
        boolean certain = Known.possible(after).stream().allMatch(t::fits);
        worth += certain ? 10 : 2;
      }
      if (worth <= most) continue;
      most = worth;
      best = hint;
    }
    return Optional.ofNullable(best);
  }

  /** What can never fit any more, or else the oldest card of which nothing was told. */
  private static int discarded(Table t, Ints known) {
    for (int slot = 0; slot < known.size(); slot++)
      if (Known.possible(known.get(slot)).stream().allMatch(card -> useless(t, card))) return slot;
    return Math.max(0, known.indexOf(Known.NOTHING));
  }

  private static boolean useless(Table t, Card card) {
    return t.heights().at(card.colour().ordinal()) >= card.rank();
  }
}
