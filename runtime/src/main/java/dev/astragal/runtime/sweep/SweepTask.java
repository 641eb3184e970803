package dev.astragal.runtime.sweep;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Players;
import java.util.ArrayList;
import java.util.List;

/** Plays a range of a sweep's games in every arm. What a thread does, or a machine. */
public final class SweepTask {
  private final SweepPlan plan;
  private final List<Kernel<?, ?, ?>> kernels = new ArrayList<>();

  public SweepTask(SweepPlan plan) {
    this.plan = plan;
    for (SweepPlan.Arm arm : plan.arms()) kernels.add(GameLibrary.kernel(arm.spec()));
  }

  /**
   * Plays the games {@code from} up to, not including, {@code to} and adds them to one tally per
   * arm.
   */
  public void play(long from, long to, List<ArmTally> tallies) {
    for (long index = from; index < to; index++) {
      GameResult first = play(kernels.getFirst(), index);
      tallies.getFirst().add(index, first, first);
      for (int arm = 1; arm < kernels.size(); arm++) {
        tallies.get(arm).add(index, play(kernels.get(arm), index), first);
      }
    }
  }

  private <S, C extends Choice, E extends Event> GameResult play(
      Kernel<S, C, E> kernel, long index) {
    Seed seed = plan.seed().child(index);
    Run<S, C, E> run = kernel.begin(seed);
    Outcome outcome = Match.play(run, Players.seated(kernel, plan.bots(), seed));
    GameResult result =
        new GameResult(outcome, run.inputs(), run.tick(), run.hash(), kernel.setup().seats());
    kernel.game().measure(run.state(), result);
    return result;
  }

  /** An empty tally for every arm. */
  public static List<ArmTally> tallies(SweepPlan plan) {
    List<ArmTally> tallies = new ArrayList<>();
    for (int i = 0; i < plan.arms().size(); i++) tallies.add(new ArmTally());
    return tallies;
  }
}
