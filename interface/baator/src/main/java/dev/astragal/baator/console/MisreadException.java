package dev.astragal.baator.console;

import dev.astragal.kernel.screen.Msg;

/** A line that cannot be understood. */
final class MisreadException extends RuntimeException {
  private final transient Msg why;

  /** The message {@code key} of the console says what is wrong. */
  MisreadException(String key, Object... namesAndValues) {
    super(key);
    this.why = Msg.of(key, namesAndValues);
  }

  Msg why() {
    return why;
  }
}
