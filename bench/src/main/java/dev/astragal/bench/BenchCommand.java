package dev.astragal.bench;

import dev.astragal.cli.ExitCodes;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs the benchmarks. */
@Command(
    name = "bench",
    mixinStandardHelpOptions = true,
    subcommands = PeersCommand.class,
    description =
        "Runs benchmarks (JMH, one thread, a JVM of its own for each) and prints rates and allocation.",
    footer = {
      "",
      "Examples:",
      "  astragal bench Playout",
      "  astragal bench 'Playout.*plain' --param game=pig",
      "  astragal bench peers"
    })
final class BenchCommand implements Callable<Integer> {
  /** The counters of {@link PlayoutBench.Cpu}. */
  private static final List<String> CPU = List.of("cpuMicros", "counted");

  @Spec private CommandSpec command = CommandSpec.create();

  @Parameters(
      arity = "0..*",
      paramLabel = "PATTERN",
      description = "which benchmarks, as regular expressions (default: all)")
  private List<String> patterns = List.of();

  @Option(
      names = "--param",
      paramLabel = "NAME=VALUE",
      description = "a parameter of the benchmarks")
  private List<String> parameters = List.of();

  @Mixin private Measuring measuring = new Measuring();

  @Option(names = "--list", description = "print the names of the benchmarks")
  private boolean list;

  @Override
  public Integer call() throws RunnerException {
    ChainedOptionsBuilder options =
        measuring
            .options()
            .addProfiler(GCProfiler.class)
            .verbosity(list ? VerboseMode.NORMAL : VerboseMode.SILENT);
    for (String pattern : patterns) options.include(pattern);
    for (String parameter : parameters) {
      int equals = parameter.indexOf('=');
      if (equals < 0)
        throw new IllegalArgumentException("--param takes NAME=VALUE, not '" + parameter + "'");
      options.param(parameter.substring(0, equals), parameter.substring(equals + 1).split(","));
    }
    Runner runner = new Runner(options.build());
    if (list) {
      runner.list();
      return ExitCodes.OK;
    }
    Collection<RunResult> results = runner.run();
    for (RunResult result : results) print(result, command.commandLine().getOut());
    return ExitCodes.OK;
  }

  private static void print(RunResult result, PrintWriter out) {
    String name = result.getParams().getBenchmark().replace("dev.astragal.bench.", "");
    StringBuilder parameters = new StringBuilder();
    for (String key : result.getParams().getParamsKeys()) {
      parameters.append(' ').append(key).append('=').append(result.getParams().getParam(key));
    }
    Result<?> primary = result.getPrimaryResult();
    out.printf(Locale.ROOT, "%-24s%-22s %s", name, parameters, value(primary));
    double operations = primary.getScore();
    double perOperation = operations;
    for (String key : result.getSecondaryResults().keySet()) {
      if (key.startsWith("gc.") || CPU.contains(key)) continue;
      Result<?> secondary = result.getSecondaryResults().get(key);
      out.printf(Locale.ROOT, "   %s %s", key, value(secondary));
      if (secondary.getScoreUnit().equals(primary.getScoreUnit())) {
        perOperation = secondary.getScore();
      }
    }
    Result<?> allocation = result.getSecondaryResults().get("gc.alloc.rate.norm");
    if (allocation != null) {
      out.printf(Locale.ROOT, "   %.0f B each", allocation.getScore() * operations / perOperation);
    }
    Result<?> micros = result.getSecondaryResults().get(CPU.getFirst());
    Result<?> counted = result.getSecondaryResults().get(CPU.getLast());
    if (micros != null && counted != null)
      out.printf(
          Locale.ROOT,
          "   %,.0f in a second of CPU",
          counted.getScore() * 1_000_000 / micros.getScore());
    out.println();
  }

  private static String value(Result<?> result) {
    return String.format(Locale.ROOT, "%,.1f %s", result.getScore(), result.getScoreUnit());
  }
}
