package dev.astragal.spark;

import dev.astragal.runtime.league.LeagueEngine;
import dev.astragal.runtime.league.LeaguePlan;

/** Plays leagues on an Apache Spark cluster. */
public final class SparkLeagueEngine implements LeagueEngine {
  @Override
  public String name() {
    return "spark";
  }

  @Override
  public Playing prepare(LeaguePlan plan, String master) {
    return new SparkLeague(plan, Master.parse(master));
  }
}
