package dev.astragal.games.regrets.cards;

/** The colours of tackle dice. */
public enum Tackle {
  GREEN,
  BLUE,
  ORANGE
}
