package dev.astragal.web.message;

import dev.astragal.kernel.game.Rejection;

/**
 * Unwinds a request that is refused. Without a stack trace: a refusal is an answer, not a fault.
 */
public final class Refusal extends RuntimeException {
  private final int status;
  private final transient Rejection reason;

  public Refusal(int status, Rejection reason) {
    super(reason.toString(), null, false, false);
    this.status = status;
    this.reason = reason;
  }

  public Refusal(int status, String code, String message) {
    this(status, Rejection.of(code, message));
  }

  /** A field that is missing, of the wrong kind, or beyond its limits. */
  public static Refusal badField(String path, String message) {
    return new Refusal(400, new Rejection("BAD_FIELD", message, path));
  }

  /** What HTTP calls it; on a WebSocket it decides whether the connection ends. */
  public int status() {
    return status;
  }

  public Rejection reason() {
    return reason;
  }
}
