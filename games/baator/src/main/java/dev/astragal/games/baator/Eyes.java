package dev.astragal.games.baator;

import dev.astragal.kernel.game.Seat;

/**
 * What somebody at the table may know. The game master knows everything, and so does whoever looks
 * at a table without players; players know each other's sheets, and of others what shows.
 */
record Eyes(BaatorState state, boolean all) {
  static Eyes of(BaatorState state, int seats, Seat viewer) {
    return new Eyes(state, seats == 1 || viewer.equals(Seat.first()));
  }

  boolean sees(String actor) {
    return all || !state.hides(actor);
  }

  /** Whether the numbers of a sheet are known. */
  boolean knows(String actor) {
    return all || state.players().containsKey(actor);
  }
}
