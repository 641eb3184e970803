package dev.astragal.runtime.sweep;

/**
 * The exact chance of whoever begins a race of dice: both roll until they have {@code hold} at risk
 * and bank it, a 1 loses the turn, {@code goal} wins. Solved backwards from the goal.
 */
record RaceOdds(int hold, int goal) {
  double firstWins() {
    double[] turn = turn();
    double nothing = turn[0];
    double[][] wins = new double[goal][goal];
    for (int sum = 2 * (goal - 1); sum >= 0; sum--) {
      for (int mine = Math.max(0, sum - goal + 1); mine <= Math.min(sum, goal - 1); mine++) {
        int theirs = sum - mine;
        double now = banked(turn, wins, mine, theirs);
        double then = banked(turn, wins, theirs, mine);
        // A turn for nothing hands the same race to the other: two equations, solved at once.
        wins[mine][theirs] =
            (now + nothing * (1 - nothing) - nothing * then) / (1 - nothing * nothing);
      }
    }
    return wins[0][0];
  }

  private double banked(double[] turn, double[][] wins, int mover, int other) {
    double chance = 0;
    for (int points = 1; points < turn.length; points++) {
      int score = mover + points;
      chance += turn[points] * (score >= goal ? 1 : 1 - wins[other][score]);
    }
    return chance;
  }

  /** How likely a turn banks so many points. */
  private double[] turn() {
    double[] atRisk = new double[hold + 6];
    double[] banked = new double[hold + 6];
    atRisk[0] = 1;
    for (int points = 0; points < hold; points++) {
      banked[0] += atRisk[points] / 6;
      for (int face = 2; face <= 6; face++) {
        double chance = atRisk[points] / 6;
        if (points + face < hold) atRisk[points + face] += chance;
        else banked[points + face] += chance;
      }
    }
    return banked;
  }
}
