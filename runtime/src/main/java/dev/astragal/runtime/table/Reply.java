package dev.astragal.runtime.table;

import dev.astragal.kernel.game.Rejection;
import java.util.List;

/** What came of what somebody did; nothing has changed when it was refused. */
public record Reply(List<Rejection> errors) {
  static final Reply ACCEPTED = new Reply(List.of());

  public Reply {
    errors = List.copyOf(errors);
  }

  static Reply refused(String code, Object... namesAndValues) {
    return new Reply(List.of(Rejection.because(code, namesAndValues)));
  }

  public boolean accepted() {
    return errors.isEmpty();
  }

  /** Why it was refused. */
  public Rejection error() {
    return errors.getFirst();
  }
}
