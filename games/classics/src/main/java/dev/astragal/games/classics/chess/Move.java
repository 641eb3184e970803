package dev.astragal.games.classics.chess;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;

/**
 * A man goes from one square to another.
 *
 * @param promotion what a pawn becomes, 2 for a knight to 5 for a queen; 0 for every other move
 */
public record Move(int from, int to, int promotion) implements Choice, Event {
  /** From square to square, as computers write it: e2e4, a7a8q. */
  String notation() {
    String squares = Position.name(from) + Position.name(to);
    return promotion == 0 ? squares : squares + Piece.letter(-promotion);
  }
}
