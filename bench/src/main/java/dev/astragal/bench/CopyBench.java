package dev.astragal.bench;

import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.player.Players;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** A copy of a whole run, luck and clocks included, as a tree search makes it. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class CopyBench {
  /** The small games. */
  @Param({"tictactoe", "connectfour", "pig"})
  public String game = "";

  private Run<?, ?, ?> run = begun("pig");

  @Setup
  public void setUp() {
    run = begun(game);
  }

  @Benchmark
  public Run<?, ?, ?> copy() {
    return run.copy();
  }

  private static Run<?, ?, ?> begun(String id) {
    return moved(Subject.kernel(id));
  }

  private static <
          S, C extends dev.astragal.kernel.game.Choice, E extends dev.astragal.kernel.game.Event>
      Run<S, C, E> moved(Kernel<S, C, E> kernel) {
    Run<S, C, E> run = kernel.begin(Seed.of(1));
    if (run.status() instanceof Status.Awaiting<C>(Prompt<C> prompt)) {
      run.choose(
          prompt.firstSeat(),
          prompt.choices(prompt.firstSeat()).sample(Players.luck(Seed.of(1), 0)));
    }
    return run;
  }
}
