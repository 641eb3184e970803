package dev.astragal.games.classics.hanabi;

import dev.astragal.kernel.game.Seat;

/** Tells another which of their cards have a colour or a rank. */
public sealed interface Hint extends Hanabi.Action {
  Seat to();

  /** Which are of a colour. */
  record OfColour(Seat to, Card.Colour colour) implements Hint {}

  /** Which have a rank. */
  record OfRank(Seat to, int rank) implements Hint {}

  /** Whether it points at a card. */
  default boolean touches(int card) {
    return switch (this) {
      case OfColour(_, Card.Colour colour) -> Card.of(card).colour() == colour;
      case OfRank(_, int rank) -> Card.of(card).rank() == rank;
    };
  }
}
