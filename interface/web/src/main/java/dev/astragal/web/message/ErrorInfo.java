package dev.astragal.web.message;

import dev.astragal.kernel.game.Rejection;
import dev.astragal.kernel.state.About;

/** Why something was refused. */
public record ErrorInfo(
    @About("Stable") String code,
    @About("For people") String message,
    @About("The field at fault, or empty") String path) {
  public static ErrorInfo of(Rejection reason) {
    return new ErrorInfo(reason.code(), reason.message(), reason.path());
  }

  /** The body of every HTTP response that is a refusal. */
  public record Body(ErrorInfo error) {}
}
