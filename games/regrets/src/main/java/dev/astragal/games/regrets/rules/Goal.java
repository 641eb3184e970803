package dev.astragal.games.regrets.rules;

import dev.astragal.games.regrets.RegretsPolicy.Par;
import dev.astragal.games.regrets.RegretsPolicy.Solo;
import dev.astragal.kernel.game.Setup;
import dev.astragal.kernel.state.Ints;
import java.util.Locale;
import java.util.Optional;

/**
 * What a week alone is measured by.
 *
 * @param weather how hard it is
 * @param par the points that win it
 * @param ranks the points that earn each rank but the lowest
 */
public record Goal(Weather weather, int par, Ints ranks) {
  public static final String OPTION = "weather";

  /** Weeks alone had no goal before this version of the rules: whoever sat there had won. */
  private static final int SINCE = 2;

  /** How hard a week alone is. */
  public enum Weather {
    CALM,
    FRESH,
    GALE
  }

  /** The goal of a table for one; others measure themselves by each other. */
  public static Optional<Goal> of(Setup setup, Solo solo) {
    if (setup.seats() > 1 || setup.version() < SINCE) return Optional.empty();
    Weather weather = Weather.valueOf(setup.option(OPTION).toUpperCase(Locale.ROOT));
    Par par = solo.par();
    int points =
        switch (weather) {
          case CALM -> par.calm();
          case FRESH -> par.fresh();
          case GALE -> par.gale();
        };
    return Optional.of(new Goal(weather, points, solo.ranks()));
  }

  public boolean reached(int total) {
    return total >= par;
  }

  /** From 0 for the lowest rank upwards. */
  public int rank(int total) {
    int rank = 0;
    while (rank < ranks.size() && total >= ranks.get(rank)) rank++;
    return rank;
  }
}
