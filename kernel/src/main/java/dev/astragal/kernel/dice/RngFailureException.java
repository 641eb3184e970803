package dev.astragal.kernel.dice;

/** A source of luck that could not give a draw; an expression reports it as its own failure. */
public final class RngFailureException extends RuntimeException {
  public RngFailureException(String problem) {
    super(problem);
  }

  public RngFailureException(String problem, Throwable cause) {
    super(problem, cause);
  }
}
