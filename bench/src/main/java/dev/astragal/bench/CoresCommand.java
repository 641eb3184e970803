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
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.IntToDoubleFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;
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
        "Sweeps of each game on one thread and on all cores in turn, once everything is warm: the middle rate of each and their ratio, and between what the ratios of single rounds lay. Two have no game in them and show what the machine allows: arithmetic keeps a core busy and needs no memory, and memory is nothing but writing to it.",
    footer = {
      "",
      "Examples:",
      "  astragal bench cores",
      "  astragal bench cores memory trail delve --threads 8 --rounds 5"
    })
final class CoresCommand implements Callable<Integer> {
  private static final Map<String, Supplier<Runnable>> WITHOUT_A_GAME =
      Map.of("arithmetic", Spinning::new, "memory", Writing::new);

  private static final long NANOS = 1_000_000_000;

  @Spec private CommandSpec command = CommandSpec.create();

  @Parameters(
      arity = "0..*",
      paramLabel = "GAME",
      defaultValue = "arithmetic memory pig trail regrets delve mir baator connectfour backgammon",
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
      if (!known.contains(game) && !WITHOUT_A_GAME.containsKey(game))
        throw new BadInputException("there is no game '" + game + "'");
    PrintWriter out = command.commandLine().getOut();
    out.printf(
        Locale.ROOT, "%-14s%16s%16s%9s%n", "in a second", "1 thread", threads + " threads", "");
    for (String game : games) {
      Supplier<Runnable> work = WITHOUT_A_GAME.get(game);
      if (work == null) {
        SweepPlan plan = plan(game);
        print(game, several -> swept(plan, several));
      } else {
        print(game, several -> worked(work, several));
      }
    }
    return ExitCodes.OK;
  }

  private void print(String what, IntToDoubleFunction rate) {
    List<Double> one = new ArrayList<>();
    List<Double> many = new ArrayList<>();
    List<Double> ratios = new ArrayList<>();
    // As many rounds to warm up.
    for (int round = -measuring.rounds(); round < measuring.rounds(); round++) {
      double alone = rate.applyAsDouble(1);
      double together = rate.applyAsDouble(threads);
      if (round < 0) continue;
      one.add(alone);
      many.add(together);
      ratios.add(together / alone);
    }
    command
        .commandLine()
        .getOut()
        .printf(
            Locale.ROOT,
            "%-14s%,16.0f%,16.0f%8.2fx  (%.2f to %.2f)%n",
            what,
            middle(one),
            middle(many),
            middle(many) / middle(one),
            Collections.min(ratios),
            Collections.max(ratios));
    command.commandLine().getOut().flush();
  }

  private static double middle(List<Double> rates) {
    List<Double> sorted = rates.stream().sorted().toList();
    return (sorted.get((sorted.size() - 1) / 2) + sorted.get(sorted.size() / 2)) / 2;
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

  /** How often in a second all threads together did a piece of work, each its own. */
  private double worked(Supplier<Runnable> work, int several) {
    List<Runnable> each = Stream.generate(work).limit(several).toList();
    LongAdder done = new LongAdder();
    List<Thread> working = new ArrayList<>();
    long end = System.nanoTime() + measuring.seconds() * NANOS;
    for (Runnable own : each)
      working.add(
          Thread.ofPlatform()
              .start(
                  () -> {
                    while (System.nanoTime() < end) {
                      own.run();
                      done.increment();
                    }
                  }));
    try {
      for (Thread thread : working) thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new BadInputException("interrupted");
    }
    return done.sum() / (double) measuring.seconds();
  }

  /**
   * So many independent sums that a core has no unit left over: what shares it with another thread,
   * as two processors of a virtual machine may, shows here as it does in games.
   */
  private static final class Spinning implements Runnable {
    private long a = 1;
    private long b = 2;
    private long c = 3;
    private long d = 4;
    private long e = 5;
    private long f = 6;

    @Override
    public void run() {
      long u = a, v = b, w = c, x = d, y = e, z = f;
      for (int i = 0; i < 1_000; i++) {
        u = Long.rotateLeft(u, 7) + i;
        v = Long.rotateLeft(v, 7) + i;
        w = Long.rotateLeft(w, 7) + i;
        x = Long.rotateLeft(x, 7) + i;
        y = Long.rotateLeft(y, 7) + i;
        z = Long.rotateLeft(z, 7) + i;
      }
      a = u;
      b = v;
      c = w;
      d = x;
      e = y;
      f = z;
    }
  }

  /** A thousand numbers written, in more room than any cache has, as games write what is new. */
  private static final class Writing implements Runnable {
    private static final int NUMBERS = 1_000;

    private final long[] room = new long[16_000 * NUMBERS];
    private int next;

    @Override
    public void run() {
      Arrays.fill(room, next, next + NUMBERS, next);
      next = (next + NUMBERS) % room.length;
    }
  }
}
