package dev.astragal.kernel.rng;

/** A rule drew from a stream that its game, or its phase, did not declare. */
public final class UndeclaredStreamException extends RuntimeException {
  public UndeclaredStreamException(String message) {
    super(message);
  }
}
