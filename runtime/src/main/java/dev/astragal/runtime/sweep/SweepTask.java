package dev.astragal.runtime.sweep;

import dev.astragal.kernel.run.Kernel;
import java.util.ArrayList;
import java.util.List;

/** Plays single games of a sweep in every arm. What a thread does, or a machine. */
public final class SweepTask implements GameSource {
  private final SweepPlan plan;
  private final List<GamePlayer<?, ?, ?>> players = new ArrayList<>();

  public SweepTask(SweepPlan plan) {
    this.plan = plan;
    for (Kernel<?, ?, ?> kernel : plan.kernels())
      players.add(new GamePlayer<>(kernel, plan.bots()));
  }

  /** Adds one game's result in every arm to one tally per arm. */
  public static void count(long index, List<GameResult> results, List<ArmTally> tallies) {
    GameResult first = results.getFirst();
    tallies.getFirst().add(index, first);
    for (int arm = 1; arm < results.size(); arm++)
      tallies.get(arm).add(index, results.get(arm), first);
  }

  /** One game under the same luck in every arm. */
  @Override
  public List<GameResult> results(long index) {
    List<GameResult> results = new ArrayList<>(players.size());
    boolean closely = plan.closely(index);
    for (GamePlayer<?, ?, ?> player : players)
      results.add(player.play(plan.seed().child(index), closely));
    return results;
  }
}
