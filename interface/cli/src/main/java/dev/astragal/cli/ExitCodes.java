package dev.astragal.cli;

/** What the program's exit code says. */
public final class ExitCodes {
  public static final int OK = 0;

  /** A check failed: a replay diverged, an invariant broke, a scenario did not hold. */
  public static final int CHECK_FAILED = 1;

  /** The command or what it was given is wrong. */
  public static final int BAD_INPUT = 2;

  /** Stopped by Ctrl-C before it was done; what it had is printed. */
  public static final int INTERRUPTED = 130;

  private ExitCodes() {}
}
