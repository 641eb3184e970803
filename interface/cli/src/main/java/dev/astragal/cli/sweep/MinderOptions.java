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

  boolean shown() {
    return progress;
  }
}
