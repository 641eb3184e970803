package dev.astragal.games.regrets;

/**
 * What a player cares about, in tenths of a point.
 *
 * @param regret what keeping a Regret away is worth; below zero for whoever likes them
 * @param regretAmongMany the same at a table of three and more, where the worst conscience costs
 *     the best fish
 * @param dink what a dink is worth
 * @param coin what going first tomorrow is worth
 * @param tackle what a tackle die is worth unthrown
 * @param yield how much of what the dice could still catch today is counted on, in percent
 */
record Temper(int regret, int regretAmongMany, int dink, int coin, int tackle, int yield) {
  /** Keeps a clean conscience, saves its dice and goes home early. */
  static final Temper CAREFUL = new Temper(60, 200, 25, 40, 25, 45);

  /** Counts on its dice; found by playing thousands of games against {@code greedy}. */
  static final Temper BOLD = new Temper(-10, 100, 10, 0, 15, 105);

  /** As bold, and not afraid of Regrets among many: dreams tell it what they cost. */
  static final Temper CAPTAIN = new Temper(-10, 30, 10, 0, 15, 105);

  /** Wants to feel bad: takes every Regret there is and lets none go. */
  static final Temper MAD = new Temper(-60, -60, 10, 0, 15, 105);
}
