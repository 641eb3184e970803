package dev.astragal.games.trail.river;

import dev.astragal.kernel.rng.Ratio;

/** The last gate: the river or the toll road. */
public record DallesPolicy(Way raft, Way barlow) {
  /** What a way costs and what may come of it. */
  public record Way(
      int cents,
      int days,
      int safeWeight,
      int lossWeight,
      int drownWeight,
      Ratio loss,
      int drownedMin,
      int drownedMax) {}
}
