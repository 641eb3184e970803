package dev.astragal.bench;

import java.util.List;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import picocli.CommandLine.Option;

/** How long to measure; the same for every benchmark that is set beside another. */
final class Measuring {
  @Option(
      names = "--seconds",
      paramLabel = "N",
      description = "how long one measurement takes (default: 2)")
  private int seconds = 2;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "how many measurements, after as many to warm up (default: 3)")
  private int rounds = 3;

  @Option(
      names = "--forks",
      paramLabel = "N",
      description = "in how many JVMs, one after another; each compiles differently (default: 1)")
  private int forks = 1;

  int seconds() {
    return seconds;
  }

  int rounds() {
    return rounds;
  }

  int forks() {
    return forks;
  }

  /** As another build is told to measure as long, in one JVM. */
  List<String> arguments() {
    return List.of("--seconds", "" + seconds, "--rounds", "" + rounds);
  }

  /** One thread, in JVMs of its own. */
  ChainedOptionsBuilder options(int jvms) {
    return new OptionsBuilder()
        .forks(jvms)
        .threads(1)
        .warmupIterations(rounds)
        .warmupTime(TimeValue.seconds(seconds))
        .measurementIterations(rounds)
        .measurementTime(TimeValue.seconds(seconds))
        .verbosity(VerboseMode.SILENT)
        .jvmArgs("-XX:+UseSerialGC", "-Xmx2g", "--sun-misc-unsafe-memory-access=allow");
  }
}
