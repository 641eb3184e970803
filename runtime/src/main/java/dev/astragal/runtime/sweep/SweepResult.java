package dev.astragal.runtime.sweep;

import java.util.List;

/**
 * What is known of a sweep, finished or not.
 *
 * @param played which games, the same in every arm
 */
public record SweepResult(SweepPlan plan, Ranges played, List<ArmTally> tallies) {
  public SweepResult {
    tallies = List.copyOf(tallies);
  }

  public static SweepResult empty(SweepPlan plan) {
    return new SweepResult(plan, new Ranges(), plan.tallies());
  }

  /** Adds games played elsewhere; they must not have been counted yet. */
  public void merge(long from, long to, List<ArmTally> others) {
    played.add(from, to);
    for (int arm = 0; arm < tallies.size(); arm++) tallies.get(arm).merge(others.get(arm));
  }

  public boolean partial() {
    return played.size() < plan.runs();
  }

  /** The same for the same games, whoever played them in whatever order. */
  public long digest() {
    long digest = 0;
    for (ArmTally tally : tallies) digest = Mixing.mixed(digest) + tally.digest();
    return digest;
  }
}
