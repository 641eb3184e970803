package dev.astragal.games.regrets;

/** Where in a day the game is; before Monday the table is laid, after the last day it is over. */
public enum Phase {
  SETUP,
  START,
  REFRESH,
  DECLARATION,
  ACTION,
  ENDED
}
