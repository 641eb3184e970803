package dev.astragal.bench;

import dev.astragal.games.delve.DelveChoice;
import dev.astragal.games.delve.DelveEvent;
import dev.astragal.games.delve.DelveGame;
import dev.astragal.games.delve.DelveState;
import dev.astragal.kernel.game.Bot;
import dev.astragal.kernel.game.Prompt;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Status;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Players;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Whole dungeon runs by the balanced bot, floors, sight, paths and interrupts included; {@code
 * turns} per second counts the actions of hero and enemies.
 */
@State(Scope.Thread)
public class DelveBench {
  private static final int RECORDED_RUNS = 64;

  private final Kernel<DelveState, DelveChoice, DelveEvent> kernel =
      Kernel.of(
          new DelveGame(), GameLibrary.setup(new DelveGame(), RunSpec.of("delve", Seed.of(1), 1)));
  private final Bot<DelveState, DelveChoice> bot =
      kernel.rules().bots().stream()
          .filter(candidate -> candidate.name().equals("balanced"))
          .findFirst()
          .orElseThrow();
  private final Rng rng = Players.luck(Seed.of(1), 0);
  private final List<Recording> recordings = new ArrayList<>();
  private long seeds;

  /** Counts turns, because runs differ in length. */
  @AuxCounters
  @State(Scope.Thread)
  public static class Turns {
    public long turns;

    @Setup(Level.Iteration)
    public void reset() {
      turns = 0;
    }
  }

  /** A run's inputs in order and the hash after each of its steps. */
  private record Recording(Seed seed, List<DelveChoice> inputs, List<Long> hashes) {}

  @Setup
  public void record() {
    for (int i = 0; i < RECORDED_RUNS; i++) {
      Recording recording = new Recording(Seed.of(i), new ArrayList<>(), new ArrayList<>());
      Run<DelveState, DelveChoice, DelveEvent> run = kernel.begin(recording.seed);
      while (step(run, recording)) recording.hashes.add(run.hash());
      recordings.add(recording);
    }
  }

  @Benchmark
  public long played(Turns turns) {
    Run<DelveState, DelveChoice, DelveEvent> run = kernel.begin(Seed.of(seeds++));
    while (true) {
      switch (run.status()) {
        case Status.Finished<DelveChoice> _ -> {
          turns.turns += run.tick();
          return run.inputs();
        }
        case Status.Running<DelveChoice> _ -> run.passTime();
        case Status.Awaiting<DelveChoice>(Prompt<DelveChoice> prompt) ->
            run.choose(Seat.of(0), bot.choose(run.state(), Seat.of(0), prompt, rng));
      }
    }
  }

  /** A recorded run again, the hash of its full state compared after every single step. */
  @Benchmark
  public long replayedAndVerified(Turns turns) {
    Recording recording = recordings.get((int) (seeds++ % RECORDED_RUNS));
    Run<DelveState, DelveChoice, DelveEvent> run = kernel.begin(recording.seed);
    int input = 0;
    for (long hash : recording.hashes) {
      if (run.status() instanceof Status.Awaiting<DelveChoice> _)
        run.choose(Seat.of(0), recording.inputs.get(input++));
      else run.passTime();
      if (run.hash() != hash) throw new IllegalStateException("the replay went astray");
    }
    turns.turns += run.tick();
    return run.inputs();
  }

  private boolean step(Run<DelveState, DelveChoice, DelveEvent> run, Recording recording) {
    return switch (run.status()) {
      case Status.Finished<DelveChoice> _ -> false;
      case Status.Running<DelveChoice> _ -> {
        run.passTime();
        yield true;
      }
      case Status.Awaiting<DelveChoice>(Prompt<DelveChoice> prompt) -> {
        DelveChoice choice = bot.choose(run.state(), Seat.of(0), prompt, rng);
        recording.inputs.add(choice);
        run.choose(Seat.of(0), choice);
        yield true;
      }
    };
  }
}
