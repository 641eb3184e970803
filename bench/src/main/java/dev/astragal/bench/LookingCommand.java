package dev.astragal.bench;

import com.sun.management.OperatingSystemMXBean;
import dev.astragal.cli.ExitCodes;
import dev.astragal.kernel.game.Choice;
import dev.astragal.kernel.game.Event;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.player.Match;
import dev.astragal.runtime.player.Players;
import dev.astragal.runtime.sweep.ArmTally;
import dev.astragal.runtime.sweep.GameResult;
import dev.astragal.runtime.sweep.SweepPlan;
import dev.astragal.runtime.sweep.SweepTask;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** What it costs to look: the price of all figures, digests and curves of a sweep. */
@Command(
    name = "looking",
    mixinStandardHelpOptions = true,
    description =
        "Plays games of a sweep in turn without a look, looked at as a long sweep does, and each looked at closely, and prints how many of each take a second of the processor and what part of that is looking.",
    footer = {
      "",
      "Examples:",
      "  astragal bench looking",
      "  astragal bench looking pig:hold20:2 --seconds 10 --every 1"
    })
final class LookingCommand implements Callable<Integer> {
  /** Long enough for the clock of a process, which ticks a hundred times a second. */
  private static final long SLICE_NANOS = 250_000_000;

  private static final long NANOS = 1_000_000_000;

  /** As many as a sweep counts at once. */
  private static final int BURST = 64;

  private static final OperatingSystemMXBean MACHINE =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

  @Spec private CommandSpec command = CommandSpec.create();

  @Parameters(
      arity = "0..*",
      paramLabel = "GAME:BOT:SEATS",
      description = "which games (default: ${DEFAULT-VALUE})",
      defaultValue = "trail:balanced:1 pig:hold20:2 regrets:greedy:4 delve:balanced:1",
      split = " ")
  private List<String> subjects = List.of();

  @Option(
      names = "--every",
      paramLabel = "N",
      description = "how many games a long sweep looks at closely: one in so many (default: 10)")
  private int every = SweepPlan.EVERY;

  @Mixin private Measuring measuring = new Measuring();

  @Override
  public Integer call() {
    command
        .commandLine()
        .getOut()
        .printf(
            Locale.ROOT,
            "%-20s%12s%12s%9s%12s%9s%n",
            "a second of CPU",
            "played",
            "looked at",
            "",
            "closely",
            "");
    for (String subject : subjects) print(subject);
    return ExitCodes.OK;
  }

  private void print(String subject) {
    String[] words = subject.split(":", -1);
    if (words.length != 3 || !words[2].matches("[1-9]"))
      throw new BadInputException("a game is written GAME:BOT:SEATS, not '" + subject + "'");
    SweepPlan plan =
        new SweepPlan(
            RunSpec.of(words[0], Seed.of(1), Integer.parseInt(words[2])),
            List.of(),
            List.of(words[1]),
            SweepPlan.RUNS_MAX);
    List<Slices> ways =
        List.of(
            new Played(plan),
            new Looked(plan.lookingAtEvery(every)),
            new Looked(plan.lookingAtEvery(1)));
    long half = NANOS * measuring.rounds() * measuring.seconds();
    inTurn(ways, half);
    ways.forEach(Slices::forget);
    inTurn(ways, half);
    double played = ways.getFirst().perSecond();
    command
        .commandLine()
        .getOut()
        .printf(
            Locale.ROOT,
            "%-20s%,12.0f%,12.0f%7.0f %%%,12.0f%7.0f %%%n",
            subject,
            played,
            ways.get(1).perSecond(),
            100 * (1 - ways.get(1).perSecond() / played),
            ways.get(2).perSecond(),
            100 * (1 - ways.get(2).perSecond() / played));
    command.commandLine().getOut().flush();
  }

  private static void inTurn(List<Slices> ways, long nanos) {
    long began = System.nanoTime();
    while (System.nanoTime() - began < nanos) ways.forEach(Slices::slice);
  }

  /** One way to play, slice after slice. */
  private abstract static class Slices {
    private final List<Double> nanosPerGame = new ArrayList<>();

    /** Plays as many games as are counted at once. */
    abstract void burst();

    final void slice() {
      long began = System.nanoTime();
      long before = MACHINE.getProcessCpuTime();
      long games = 0;
      while (System.nanoTime() - began < SLICE_NANOS) {
        burst();
        games += BURST;
      }
      nanosPerGame.add((MACHINE.getProcessCpuTime() - before) / (double) games);
    }

    final void forget() {
      nanosPerGame.clear();
    }

    /** By the middle half of all slices: a machine that has other work disturbs only some. */
    final double perSecond() {
      Collections.sort(nanosPerGame);
      int from = nanosPerGame.size() / 4;
      double nanos =
          nanosPerGame.subList(from, nanosPerGame.size() - from).stream()
              .mapToDouble(Double::doubleValue)
              .average()
              .orElseThrow();
      return NANOS / nanos;
    }
  }

  private static final class Played extends Slices {
    private final SweepPlan plan;
    private final Kernel<?, ?, ?> kernel;
    private long game = SweepPlan.CLOSE_AT_FIRST;

    Played(SweepPlan plan) {
      this.plan = plan;
      this.kernel = GameLibrary.kernel(plan.base());
    }

    @Override
    void burst() {
      for (int i = 0; i < BURST; i++) play(kernel, plan.seed().child(game++));
    }

    private <S, C extends Choice, E extends Event> void play(Kernel<S, C, E> typed, Seed seed) {
      Run<S, C, E> run = typed.begin(seed);
      Match.play(run, Players.seated(typed, plan.bots(), seed));
    }
  }

  /** As a thread of a sweep does. */
  private static final class Looked extends Slices {
    private final SweepTask task;
    private final List<ArmTally> tallies;
    private long game = SweepPlan.CLOSE_AT_FIRST;

    Looked(SweepPlan plan) {
      task = new SweepTask(plan);
      tallies = plan.tallies();
    }

    @Override
    void burst() {
      List<List<GameResult>> uncounted = new ArrayList<>(BURST);
      for (int i = 0; i < BURST; i++) uncounted.add(task.results(game + i));
      for (int i = 0; i < BURST; i++) SweepTask.count(game + i, uncounted.get(i), tallies);
      game += BURST;
    }
  }
}
