package dev.astragal.bench;

import dev.astragal.games.regrets.RegretsChoice;
import dev.astragal.games.regrets.RegretsEvent;
import dev.astragal.games.regrets.RegretsGame;
import dev.astragal.games.regrets.RegretsState;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Player;
import dev.astragal.runtime.player.Players;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Whole games of Deep Regrets, from laying the table to the reckoning. */
@State(Scope.Thread)
public class RegretsBench {
  @Param({"2", "4"})
  public int seats;

  private Kernel<RegretsState, RegretsChoice, RegretsEvent> kernel = kernel(2);
  private List<Player<RegretsState, RegretsChoice, RegretsEvent>> random = players("random");
  private List<Player<RegretsState, RegretsChoice, RegretsEvent>> greedy = players("greedy");
  private Run<RegretsState, RegretsChoice, RegretsEvent> middle = kernel.begin(Seed.of(1));
  private long seeds;

  private static Kernel<RegretsState, RegretsChoice, RegretsEvent> kernel(int seats) {
    RegretsGame game = new RegretsGame();
    return Kernel.of(game, GameLibrary.setup(game, RunSpec.of("regrets", Seed.of(1), seats)));
  }

  private List<Player<RegretsState, RegretsChoice, RegretsEvent>> players(String name) {
    return Players.seated(kernel, List.of(name), Seed.of(1));
  }

  @Setup
  public void setUp() {
    kernel = kernel(seats);
    random = players("random");
    greedy = players("greedy");
    middle = kernel.begin(Seed.of(1));
    middle.passTime();
  }

  @Benchmark
  public long randomGame(PlayoutBench.Moves moves) {
    return play(random, moves);
  }

  @Benchmark
  public long greedyGame(PlayoutBench.Moves moves) {
    return play(greedy, moves);
  }

  @Benchmark
  public Object copy() {
    return middle.state().copy();
  }

  private long play(
      List<Player<RegretsState, RegretsChoice, RegretsEvent>> players, PlayoutBench.Moves moves) {
    Run<RegretsState, RegretsChoice, RegretsEvent> run = kernel.begin(Seed.of(seeds++));
    Match.play(run, players);
    moves.moves += run.inputs();
    return run.inputs();
  }
}
