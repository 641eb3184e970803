package dev.astragal.games.regrets.cards;

/** When a dink works. Only some of them are moments in which a player plays the card. */
public enum Timing {
  OWN_TURN,
  DECLARATION,
  AFTER_FAILED_CATCH,
  BEFORE_CATCH,
  MOVEMENT,
  GAINING_MADNESS,
  START_OF_DAY,
  END_OF_DAY,
  SALE,
  PURCHASE
}
