package dev.astragal.bench;

import picocli.CommandLine.Option;

/** How long to measure; the same for every benchmark that is set beside another. */
class Measuring {
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

  final int seconds() {
    return seconds;
  }

  final int rounds() {
    return rounds;
  }
}
