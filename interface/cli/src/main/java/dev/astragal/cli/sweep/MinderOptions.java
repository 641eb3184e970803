package dev.astragal.cli.sweep;

import picocli.CommandLine.Option;

/** Whether a long command shows how far it is. */
final class MinderOptions {
  /** Set by the launcher when standard error is a terminal. */
  private static final String TERMINAL = "astragal.stderr.terminal";

  @Option(
      names = "--progress",
      negatable = true,
      description = "show how far it is (default: when standard error is a terminal)")
  private boolean progress = Boolean.getBoolean(TERMINAL);

  @Option(
      names = "--signals",
      negatable = true,
      hidden = true,
      defaultValue = "true",
      fallbackValue = "true",
      description =
          "end in order on Ctrl-C; a program that runs this beside other things does not want that")
  private boolean signals = true;

  boolean signals() {
    return signals;
  }

  boolean shown() {
    return progress;
  }
}
