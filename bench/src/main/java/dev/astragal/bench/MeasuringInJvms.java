package dev.astragal.bench;

import java.util.List;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import picocli.CommandLine.Option;

/** How long to measure, and in how many virtual machines. */
final class MeasuringInJvms extends Measuring {
  @Option(
      names = "--forks",
      paramLabel = "N",
      description = "in how many JVMs, one after another; each compiles differently (default: 1)")
  private int forks = 1;

  int forks() {
    return forks;
  }

  /** As another build is told to measure as long, in one JVM. */
  List<String> arguments() {
    return List.of("--seconds", "" + seconds(), "--rounds", "" + rounds());
  }

  /** One thread, in JVMs of its own. */
  ChainedOptionsBuilder options(int jvms) {
    return new OptionsBuilder()
        .forks(jvms)
        .threads(1)
        .warmupIterations(rounds())
        .warmupTime(TimeValue.seconds(seconds()))
        .measurementIterations(rounds())
        .measurementTime(TimeValue.seconds(seconds()))
        .verbosity(VerboseMode.SILENT)
        .jvmArgs("-XX:+UseSerialGC", "-Xmx2g", "--sun-misc-unsafe-memory-access=allow");
  }
}
