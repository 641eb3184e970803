package dev.astragal.cli.sweep;

import dev.astragal.cli.ExitCodes;
import dev.astragal.cli.Output;
import dev.astragal.cli.SetupOptions;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.statistics.Moments;
import dev.astragal.runtime.sweep.Figures;
import dev.astragal.runtime.sweep.LocalSweep;
import dev.astragal.runtime.sweep.SweepPlan;
import dev.astragal.runtime.sweep.SweepResult;
import dev.astragal.runtime.sweep.Tuning;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Searches a number of the policy for which a figure meets a target. */
@Command(
    name = "tune",
    mixinStandardHelpOptions = true,
    description = "Searches the value of a policy's number for which a figure meets a target.",
    footer = {
      "",
      "Example:",
      "  astragal tune trail --target miles=1000 --vary deluxe.health.flatRecovery=1..20",
      "",
      "Every value is tried with the same games under the same luck, and with more of them until its",
      "figure is clearly off the target or --runs are played. Exit code 1: the range does not hold the target."
    })
public final class TuneCommand implements Callable<Integer> {
  @Spec private CommandSpec command = CommandSpec.create();
  @Mixin private BotOptions bots = new BotOptions();
  @Mixin private SetupOptions setup = new SetupOptions();
  @Mixin private MinderOptions minding = new MinderOptions();

  @Option(
      names = "--target",
      required = true,
      paramLabel = "METRIC=VALUE",
      description = "a figure of 'astragal sweep' and what it should be, such as win.seat0=45%%")
  private String target = "";

  @Option(
      names = "--vary",
      required = true,
      paramLabel = "PATH=LO..HI",
      description = "which number to change, and between which whole numbers (or percentages)")
  private String vary = "";

  @Option(
      names = "--runs",
      paramLabel = "N",
      description = "the most games to try one value with (default: 20000)")
  private long runs = 20_000;

  @Option(names = "--json", description = "one JSON object")
  private boolean json;

  private long played;

  @Override
  public Integer call() {
    TuneTarget wanted = TuneTarget.parse(target);
    TuneRange range = TuneRange.parse(vary);
    RunSpec spec = setup.spec();
    Pilot.requireMetrics(
        List.of(plan(spec, range, range.low()), plan(spec, range, range.high())),
        List.of(wanted.metric()));
    Tuning tuning =
        new Tuning(wanted.value(), runs, number -> figure(spec, range, number, wanted.metric()));
    Tuning.Found found = tuning.search(range.low(), range.high());
    if (minding.shown())
      command.commandLine().getErr().print("\r" + " ".repeat(ProgressBar.WIDTH) + "\r");
    Output output = new Output(command.commandLine().getOut(), json);
    output.say(
        () -> result(spec, range, wanted, found), () -> tell(output, spec, range, wanted, found));
    return found.reached() ? ExitCodes.OK : ExitCodes.CHECK_FAILED;
  }

  private SweepPlan plan(RunSpec spec, TuneRange range, long number) {
    return new SweepPlan(
            SweepPlan.varied(spec, range.path(), range.text(number)), List.of(), bots.names(), runs)
        .lookingAtEvery(1);
  }

  /** Plays more games of the same sweep each time it is asked. */
  private Tuning.Figure figure(RunSpec spec, TuneRange range, long number, String metric) {
    SweepResult[] soFar = {SweepResult.empty(plan(spec, range, number))};
    return games -> {
      SweepResult before = soFar[0];
      long had = before.played().size();
      SweepResult more =
          new SweepResult(before.plan().withRuns(games), before.played(), before.tallies());
      new LocalSweep(more, bots.threads()).run();
      soFar[0] = more;
      tellProgress(games - had);
      Moments none = new Moments(games, BigInteger.ZERO, BigInteger.ZERO);
      return Figures.of(more.tallies().getFirst()).getOrDefault(metric, none);
    };
  }

  /** How many it will take is known only in the end. */
  private void tellProgress(long more) {
    played += more;
    if (!minding.shown()) return;
    command.commandLine().getErr().print("\r" + played + " games");
    command.commandLine().getErr().flush();
  }

  private static Tree.Table result(
      RunSpec spec, TuneRange range, TuneTarget wanted, Tuning.Found found) {
    return Tree.emptyTable()
        .with("game", Tree.of(spec.game()))
        .with("seed", Tree.of(spec.seed().text()))
        .with("metric", Tree.of(wanted.metric()))
        .with("target", Numbers.tree(wanted.value()))
        .with("path", Tree.of(range.path()))
        .with("reached", Tree.of(found.reached()))
        .with("best", probe(range, found.best()))
        .with("between", Tree.of(List.of(Tree.of(found.low()), Tree.of(found.high()))))
        .with(
            "search", Tree.of(found.probes().stream().map(tried -> probe(range, tried)).toList()));
  }

  private static Tree probe(TuneRange range, Tuning.Probe probe) {
    return SweepJson.interval(probe.interval())
        .with("value", Tree.of(range.text(probe.number())))
        .with("games", Tree.of(probe.games()))
        .with("figure", Numbers.tree(probe.figure()))
        .with("verdict", Tree.of(verdict(probe)));
  }

  private static void tell(
      Output output, RunSpec spec, TuneRange range, TuneTarget wanted, Tuning.Found found) {
    output.line(
        spec.game()
            + ", seed "
            + spec.seed().text()
            + ": "
            + range.path()
            + " for "
            + wanted.metric()
            + " = "
            + Numbers.text(wanted.value()));
    for (Tuning.Probe probe : found.probes()) {
      output.line(
          String.format(
              Locale.ROOT,
              "  %10s: %s (95%% %s to %s) in %,d games, %s",
              range.text(probe.number()),
              Numbers.text(probe.figure()),
              Numbers.text(probe.interval().low()),
              Numbers.text(probe.interval().high()),
              probe.games(),
              verdict(probe)));
    }
    String best = range.path() + "=" + range.text(found.best().number());
    if (!found.reached()) {
      output.line("not reached between these; the nearest is " + best);
      return;
    }
    output.line(
        best
            + " gives "
            + Numbers.text(found.best().figure())
            + ", 95% "
            + Numbers.text(found.best().interval().low())
            + " to "
            + Numbers.text(found.best().interval().high())
            + "; the target lies between "
            + range.text(found.low())
            + " and "
            + range.text(found.high()));
  }

  private static String verdict(Tuning.Probe probe) {
    return switch (probe.verdict()) {
      case BELOW -> "below";
      case ABOVE -> "above";
      case ON_TARGET -> "cannot be told from the target";
    };
  }
}
