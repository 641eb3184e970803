package dev.astragal.bench;

import dev.astragal.games.trail.TrailChoice;
import dev.astragal.games.trail.TrailEvent;
import dev.astragal.games.trail.TrailGame;
import dev.astragal.games.trail.TrailState;
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
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Whole journeys of a careful bot, every event recorded; {@code days} counts simulated days. */
@State(Scope.Thread)
public class TrailBench {
  private static final String CAREFUL = "conservative";

  /** Both sets of mechanics, as they are shipped for play. */
  @Param({"otdeluxe90s", "dystrail"})
  public String mechanics = "otdeluxe90s";

  private Kernel<TrailState, TrailChoice, TrailEvent> kernel = kernel("otdeluxe90s");
  private Bot<TrailState, TrailChoice> bot = bot(kernel);
  private TrailState position = kernel.begin(Seed.of(1)).state();
  private final Rng rng = Players.luck(Seed.of(1), 0);
  private long seeds;

  /** Counts days, because journeys differ in length. */
  @AuxCounters
  @State(Scope.Thread)
  public static class Days {
    public long days;

    @Setup(Level.Iteration)
    public void reset() {
      days = 0;
    }
  }

  @Setup
  public void setUp() {
    kernel = kernel(mechanics);
    bot = bot(kernel);
    position = kernel.begin(Seed.of(1)).state();
  }

  @Benchmark
  public long journey(Days days) {
    Run<TrailState, TrailChoice, TrailEvent> run = kernel.begin(Seed.of(seeds++));
    while (true) {
      switch (run.status()) {
        case Status.Finished<TrailChoice> _ -> {
          days.days += run.tick();
          return run.inputs();
        }
        case Status.Running<TrailChoice> _ -> run.passTime();
        case Status.Awaiting<TrailChoice>(Prompt<TrailChoice> prompt) ->
            run.choose(Seat.of(0), bot.choose(run.state(), Seat.of(0), prompt, rng));
      }
    }
  }

  @Benchmark
  public TrailState copy() {
    return position.copy();
  }

  private static Bot<TrailState, TrailChoice> bot(
      Kernel<TrailState, TrailChoice, TrailEvent> kernel) {
    return kernel.rules().bots().stream()
        .filter(candidate -> candidate.name().equals(CAREFUL))
        .findFirst()
        .orElseThrow();
  }

  @SuppressWarnings("unchecked") // the trail's game makes the trail's kernel
  private static Kernel<TrailState, TrailChoice, TrailEvent> kernel(String mechanics) {
    RunSpec spec =
        new RunSpec(
            "trail",
            Seed.of(1),
            1,
            Map.of(),
            List.of(new RunSpec.Overlay.Named(mechanics), new RunSpec.Overlay.Named("play")),
            Map.of());
    return (Kernel<TrailState, TrailChoice, TrailEvent>) GameLibrary.kernel(new TrailGame(), spec);
  }
}
