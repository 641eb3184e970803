package dev.astragal.bench;

import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.sweep.ArmTally;
import dev.astragal.runtime.sweep.GameResult;
import dev.astragal.runtime.sweep.SweepPlan;
import dev.astragal.runtime.sweep.SweepTask;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * What it costs to look: the same games played, and played and counted as a thread of a sweep does.
 * The difference is the price of all figures, digests and curves.
 */
@State(Scope.Thread)
public class SweepBench {
  /** As many as a sweep counts at once. */
  private static final int BURST = 64;

  @Param({"trail:balanced:1", "pig:hold20:2", "regrets:greedy:4", "delve:balanced:1"})
  public String subject = "pig:hold20:2";

  private SweepPlan plan = plan(subject);
  private Kernel<?, ?, ?> kernel = GameLibrary.kernel(plan.base());
  private SweepTask task = new SweepTask(plan);
  private List<ArmTally> tallies = plan.tallies();
  private long games;

  /** A game, the name of its bots and the number of seats. */
  private static SweepPlan plan(String subject) {
    String[] words = subject.split(":", -1);
    return new SweepPlan(
        RunSpec.of(words[0], Seed.of(1), Integer.parseInt(words[2])),
        List.of(),
        List.of(words[1]),
        SweepPlan.RUNS_MAX);
  }

  @Setup
  public void setUp() {
    plan = plan(subject);
    kernel = GameLibrary.kernel(plan.base());
    task = new SweepTask(plan);
    tallies = plan.tallies();
  }

  @Benchmark
  public long played(PlayoutBench.Cpu cpu) {
    long inputs = 0;
    for (int i = 0; i < BURST; i++) inputs += played(kernel, plan.seed().child(games++));
    cpu.counted += BURST;
    return inputs;
  }

  private <S, C extends Choice, E extends Event> long played(Kernel<S, C, E> typed, Seed seed) {
    Run<S, C, E> run = typed.begin(seed);
    Match.play(run, Players.seated(typed, plan.bots(), seed));
    return run.inputs();
  }

  @Benchmark
  public long counted(PlayoutBench.Cpu cpu) {
    List<List<GameResult>> uncounted = new ArrayList<>(BURST);
    long first = games;
    for (int i = 0; i < BURST; i++) uncounted.add(task.results(games++));
    for (int i = 0; i < BURST; i++) SweepTask.count(first + i, uncounted.get(i), tallies);
    cpu.counted += BURST;
    return tallies.getFirst().digest();
  }
}
