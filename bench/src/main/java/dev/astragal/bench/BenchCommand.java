package dev.astragal.bench;

import dev.astragal.cli.ExitCodes;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
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
    subcommands = {CoresCommand.class, LookingCommand.class, PeersCommand.class},
    description =
        "Runs benchmarks (JMH, one thread, a JVM of its own for each) and prints rates and allocation; where a build was kept, it runs in turn with this one and the ratio of the two is printed too.",
    footer = {
      "",
      "Examples:",
      "  astragal bench Playout",
      "  astragal bench 'Playout.*plain' --param game=pig",
      "  astragal bench --keep                      this build is what later ones are held to",
      "  astragal bench Playout --forks 3           with the ratio to what was kept, three times",
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

  @Mixin private MeasuringInJvms measuring = new MeasuringInJvms();

  @Option(names = "--list", description = "print the names of the benchmarks")
  private boolean list;

  @Option(
      names = "--keep",
      description =
          "instead of measuring: keep this build as the last release, to be compared with")
  private boolean keep;

  @Option(names = "--alone", description = "do not run the last release beside this build")
  private boolean alone;

  @Override
  public Integer call() throws RunnerException {
    EarlierBuild last = EarlierBuild.lastRelease();
    if (keep) {
      last.keepThis();
      command.commandLine().getOut().println("kept in " + last.jars());
      return ExitCodes.OK;
    }
    ChainedOptionsBuilder options =
        measuring
            .options(last.kept() && !alone ? 1 : measuring.forks())
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
    boolean compared = last.kept() && !alone;
    List<Round> rounds = new ArrayList<>();
    for (int round = 0; round < (compared ? measuring.forks() : 1); round++)
      rounds.add(new Round(runner.run(), compared ? last.measured(arguments()) : Map.of()));
    for (Round round : rounds) round.results().forEach(result -> print(result, round.earlier()));
    return ExitCodes.OK;
  }

  /** What was measured of this build, and right after it of the earlier one. */
  private record Round(Collection<RunResult> results, Map<String, Double> earlier) {}

  private List<String> arguments() {
    List<String> arguments = new ArrayList<>(patterns);
    for (String parameter : parameters) arguments.addAll(List.of("--param", parameter));
    arguments.addAll(measuring.arguments());
    return arguments;
  }

  private void print(RunResult result, Map<String, Double> earlier) {
    PrintWriter out = command.commandLine().getOut();
    String name = name(result);
    String parameters = parameters(result);
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
    perCpuSecond(result)
        .ifPresent(rate -> out.printf(Locale.ROOT, "   %,.0f in a second of CPU", rate));
    Double before = earlier.get(name + parameters);
    if (before != null)
      out.printf(Locale.ROOT, "   %.2f of the last release", perOperation / before);
    out.println();
  }

  private static String name(RunResult result) {
    return result.getParams().getBenchmark().replace("dev.astragal.bench.", "");
  }

  private static String parameters(RunResult result) {
    StringBuilder parameters = new StringBuilder();
    for (String key : result.getParams().getParamsKeys())
      parameters.append(' ').append(key).append('=').append(result.getParams().getParam(key));
    return parameters.toString();
  }

  /** How many were counted in a second of the processor's time. */
  private static OptionalDouble perCpuSecond(RunResult result) {
    Result<?> micros = result.getSecondaryResults().get(CPU.getFirst());
    Result<?> counted = result.getSecondaryResults().get(CPU.getLast());
    return micros == null || counted == null
        ? OptionalDouble.empty()
        : OptionalDouble.of(counted.getScore() * 1_000_000 / micros.getScore());
  }

  private static String value(Result<?> result) {
    return String.format(Locale.ROOT, "%,.1f %s", result.getScore(), result.getScoreUnit());
  }
}
