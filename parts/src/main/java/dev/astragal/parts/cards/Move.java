package dev.astragal.parts.cards;

import dev.astragal.kernel.game.Seat;

/**
 * A card that goes from one zone to another.
 *
 * @param card which, or {@link #HIDDEN} where the viewer does not see it
 * @param seers the seats that see it, as bits
 * @param open whether everybody does
 */
public record Move(int card, int from, int to, int seers, boolean open) {
  /** A card whose back is all that is seen. */
  public static final int HIDDEN = -1;

  /** What {@code viewer} sees of it; for {@code Event.seenBy}. */
  public Move seenBy(Seat viewer) {
    boolean seen = open || (viewer.plays() && (seers >> viewer.index() & 1) != 0);
    return seen ? this : new Move(HIDDEN, from, to, seers, false);
  }
}
