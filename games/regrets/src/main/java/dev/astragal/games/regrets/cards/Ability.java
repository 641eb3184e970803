package dev.astragal.games.regrets.cards;

/** What a fish does to those who meet it. */
public enum Ability {
  DRAW_REGRET,
  DRAW_TWO_REGRETS,
  DRAW_DINK,
  DISCARD_SMALL,
  MADNESS_1,
  MADNESS_2,
  PULL_PLUG,
  END_TURN,
  ALL_DISCARD_ITEM,
  SWIMS_ON,
  FREE_ACTION
}
