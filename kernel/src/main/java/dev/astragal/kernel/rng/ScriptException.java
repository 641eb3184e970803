package dev.astragal.kernel.rng;

/** A script of draws that does not fit what the rules ask for. */
public final class ScriptException extends RuntimeException {
  public ScriptException(String message) {
    super(message);
  }
}
