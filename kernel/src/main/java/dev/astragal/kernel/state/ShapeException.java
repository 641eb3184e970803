package dev.astragal.kernel.state;

/** A type that cannot be described, and why. */
public final class ShapeException extends RuntimeException {
  public ShapeException(String message) {
    super(message);
  }
}
