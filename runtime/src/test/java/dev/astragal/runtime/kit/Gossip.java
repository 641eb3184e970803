package dev.astragal.runtime.kit;

import dev.astragal.kernel.game.Turn;
import dev.astragal.runtime.samples.Cards;

/** Cards whose log tells everybody what the other seat holds. */
final class Gossip extends Cards {
  @Override
  public void choose(Deal deal, Play play, Turn<Deal, Act> turn) {
    super.choose(deal, play, turn);
    int theirs = turn.state().cards().get((1 - deal.mover()) * HAND);
    turn.emit(new Whispered(theirs));
  }
}
