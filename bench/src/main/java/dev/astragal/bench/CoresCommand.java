package dev.astragal.bench;

import dev.astragal.cli.ExitCodes;
import dev.astragal.kernel.game.Manifest;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.sweep.LocalSweep;
import dev.astragal.runtime.sweep.SweepPlan;
import dev.astragal.runtime.sweep.SweepResult;
import dev.astragal.runtime.table.Seating;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.IntToDoubleFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** How much faster sweeps are on many cores than on one. */
@Command(
    name = "cores",
    mixinStandardHelpOptions = true,
    description =
        "Sweeps of each game on one thread and on all cores in turn, once everything is warm, and the median of the ratios. What is called arithmetic needs no memory: so much the machine itself allows.",
    footer = {
      "",
      "Examples:",
      "  astragal bench cores",
      "  astragal bench cores trail delve --threads 8 --rounds 5"
    })
final class CoresCommand implements Callable<Integer> {
  private static final String ARITHMETIC = "arithmetic";
  private static final long NANOS = 1_000_000_000;

  @Spec private CommandSpec command = CommandSpec.create();

  @Parameters(
      arity = "0..*",
      paramLabel = "GAME",
      defaultValue = "arithmetic pig trail regrets delve mir baator connectfour backgammon",
      split = " ",
      description = "which games, with their usual bots (default: ${DEFAULT-VALUE})")
  private List<String> games = List.of();

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "how many threads against one (default: as many as there are cores)")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Mixin private Measuring measuring = new Measuring();

  @Override
  public Integer call() {
    if (threads < 1) throw new BadInputException("--threads must be at least 1, not " + threads);
    List<String> known = GameLibrary.games().stream().map(game -> game.manifest().id()).toList();
    for (String game : games)
      if (!known.contains(game) && !game.equals(ARITHMETIC))
        throw new BadInputException("there is no game '" + game + "'");
    PrintWriter out = command.commandLine().getOut();
    out.printf(
        Locale.ROOT, "%-14s%16s%16s%9s%n", "in a second", "1 thread", threads + " threads", "");
    for (String game : games) {
      if (game.equals(ARITHMETIC)) {
        print(game, this::spins);
      } else {
        SweepPlan plan = plan(game);
        print(game, several -> swept(plan, several));
      }
    }
    return ExitCodes.OK;
  }

  /** The rates of both, by the round whose ratio is the middle one. */
  private record Pair(double one, double many) {
    double ratio() {
      return many / one;
    }
  }

  private void print(String what, IntToDoubleFunction rate) {
    List<Pair> pairs = new ArrayList<>();
    for (int round = 0; round < 2 * measuring.rounds(); round++)
      pairs.add(new Pair(rate.applyAsDouble(1), rate.applyAsDouble(threads)));
    // As many to warm up.
    pairs.subList(0, measuring.rounds()).clear();
    pairs.sort((a, b) -> Double.compare(a.ratio(), b.ratio()));
    Pair middle = pairs.get((pairs.size() - 1) / 2);
    command
        .commandLine()
        .getOut()
        .printf(
            Locale.ROOT,
            "%-14s%,16.0f%,16.0f%8.2fx  (%.2f to %.2f)%n",
            what,
            middle.one,
            middle.many,
            middle.ratio(),
            pairs.getFirst().ratio(),
            pairs.getLast().ratio());
    command.commandLine().getOut().flush();
  }

  private static SweepPlan plan(String game) {
    Manifest manifest = GameLibrary.game(game).manifest();
    int seats = Math.clamp(2, manifest.seatsMin(), manifest.seatsMax());
    return new SweepPlan(
        RunSpec.of(game, Seed.of(1), seats),
        List.of(),
        List.of(Seating.usual(GameLibrary.game(game))),
        SweepPlan.RUNS_MAX);
  }

  /** Games in a second of a sweep with all its figures. */
  private double swept(SweepPlan plan, int several) {
    LocalSweep sweep = new LocalSweep(SweepResult.empty(plan), several);
    Thread playing = Thread.ofPlatform().start(sweep::run);
    try {
      long began = System.nanoTime();
      playing.join(measuring.seconds() * 1_000L);
      double rate = sweep.games() * (double) NANOS / (System.nanoTime() - began);
      sweep.stop();
      playing.join();
      return rate;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BadInputException("interrupted");
    }
  }

  /** Thousands of steps of a generator of random numbers in a second. */
  private double spins(int several) {
    LongAdder spun = new LongAdder();
    List<Thread> spinning = new ArrayList<>();
    long end = System.nanoTime() + measuring.seconds() * NANOS;
    for (int thread = 0; thread < several; thread++) {
      long seed = thread + 1L;
      spinning.add(
          Thread.ofPlatform()
              .start(
                  () -> {
                    long x = seed;
                    while (System.nanoTime() < end) {
                      x = thousandSteps(x);
                      if (x != 0) spun.increment();
                    }
                  }));
    }
    try {
      for (Thread thread : spinning) thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BadInputException("interrupted");
    }
    return spun.sum() / (double) measuring.seconds();
  }

  private static long thousandSteps(long from) {
    long x = from;
    for (int i = 0; i < 1_000; i++) {
      x ^= x << 13;
      x ^= x >>> 7;
      x ^= x << 17;
    }
    return x;
  }
}
