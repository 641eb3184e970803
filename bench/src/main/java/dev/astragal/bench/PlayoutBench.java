package dev.astragal.bench;

import com.sun.management.OperatingSystemMXBean;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.audit.Audit;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.session.Session;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Random games from start to end, every legal choice listed, every event recorded; {@code moves}
 * per second is what other engines report.
 */
@State(Scope.Thread)
public class PlayoutBench {
  /** The small games, and classics that others measure too. */
  @Param({
    "tictactoe",
    "connectfour",
    "pig",
    "chess",
    "go",
    "backgammon",
    "liarsdice",
    "liarsdice5"
  })
  public String game = "";

  /** As a sweep seeds its games. */
  private static final Seed FAMILY = Seed.of(1);

  private Kernel<?, ?, ?> kernel = Subject.kernel("pig");
  private Rng rng = Players.luck(Seed.of(1), 0);
  private long seeds;

  /** Counts moves, because games differ in length. */
  @AuxCounters
  @State(Scope.Thread)
  public static class Moves {
    public long moves;

    @Setup(Level.Iteration)
    public void reset() {
      moves = 0;
    }
  }

  /**
   * What the processor did for these moves, the collector and the compiler of the virtual machine
   * included: a machine that has other work makes a second longer, and this no more.
   */
  @AuxCounters(AuxCounters.Type.EVENTS)
  @State(Scope.Thread)
  public static class Cpu {
    private static final OperatingSystemMXBean MACHINE =
        ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    public long counted;
    private long begun;

    @Setup(Level.Iteration)
    public void reset() {
      counted = 0;
      begun = MACHINE.getProcessCpuTime();
    }

    /** Microseconds since the iteration began. */
    public long cpuMicros() {
      return (MACHINE.getProcessCpuTime() - begun) / 1_000;
    }
  }

  @Setup
  public void setUp() {
    kernel = Subject.kernel(game);
    rng = Players.luck(Seed.of(1), 0);
  }

  @Benchmark
  public long plain(Moves moves, Cpu cpu) {
    long before = moves.moves;
    long played = play(kernel, moves, false);
    cpu.counted += moves.moves - before;
    return played;
  }

  /** With a hash over the full state after every move. */
  @Benchmark
  public long hashed(Moves moves) {
    return play(kernel, moves, true);
  }

  /** With the audit after every move: copy, rebuild from events, two hashes, invariants. */
  @Benchmark
  public long audited(Moves moves) {
    return audit(kernel, moves);
  }

  /**
   * Through the gate and into a journal on disk, every input forced out before it is acknowledged.
   */
  @Benchmark
  public long journaled(Moves moves) throws IOException {
    return journal(kernel, moves);
  }

  private <S, C extends Choice, E extends Event> long play(
      Kernel<S, C, E> typed, Moves moves, boolean hash) {
    Run<S, C, E> run = typed.begin(FAMILY.child(seeds++));
    long sum = 0;
    while (Subject.asked(run) instanceof Status.Awaiting<C>(Prompt<C> prompt)) {
      run.choose(prompt.firstSeat(), prompt.choices(prompt.firstSeat()).sample(rng));
      moves.moves++;
      if (hash) sum += run.hash();
    }
    return sum + run.inputs();
  }

  private <S, C extends Choice, E extends Event> long audit(Kernel<S, C, E> typed, Moves moves) {
    Run<S, C, E> run = typed.begin(FAMILY.child(seeds++));
    while (Subject.asked(run) instanceof Status.Awaiting<C>(Prompt<C> prompt)) {
      Run<S, C, E> before = run.copy();
      run.choose(prompt.firstSeat(), prompt.choices(prompt.firstSeat()).sample(rng));
      if (Audit.problem(before, run).isPresent())
        throw new IllegalStateException("the audit failed");
      moves.moves++;
    }
    return run.inputs();
  }

  private <S, C extends Choice, E extends Event> long journal(Kernel<S, C, E> typed, Moves moves)
      throws IOException {
    Seed seed = FAMILY.child(seeds++);
    Path directory = Files.createTempDirectory("astragal-bench");
    Path file = directory.resolve("run.jsonl");
    RunSpec spec = RunSpec.of(typed.manifest().id(), seed, 2);
    try (Session<S, C, E> session = Session.begin(typed, spec, Optional.of(file))) {
      Match.play(session, Players.seated(typed, List.of(Players.RANDOM), seed));
      moves.moves += session.run().inputs();
      return session.run().inputs();
    } finally {
      Files.delete(file);
      Files.delete(directory);
    }
  }
}
