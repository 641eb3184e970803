package dev.astragal.kernel.run;

import dev.astragal.kernel.game.Rejection;
import java.util.List;

/**
 * Unwinds a rule that refused the choice it was handling. Without a stack trace: a refusal is an
 * answer, not a fault.
 */
public final class RefusedException extends RuntimeException {
  private final transient List<Rejection> reasons;

  RefusedException(List<Rejection> reasons) {
    super(reasons.toString(), null, false, false);
    this.reasons = reasons;
  }

  public List<Rejection> reasons() {
    return reasons;
  }
}
