package dev.astragal.web.match;

import dev.astragal.runtime.content.BadInputException;
import dev.astragal.web.message.Failures;
import dev.astragal.web.message.Refusal;
import java.util.function.Supplier;

/** What a store cannot take is refused, and whoever runs the server learns why. */
final class Saving {
  static final String NOT_SAVED = "NOT_SAVED";

  private Saving() {}

  static <T> T saved(String id, Supplier<T> work) {
    try {
      return work.get();
    } catch (BadInputException e) {
      Failures.report("match " + id + " cannot be saved", e);
      throw new Refusal(507, NOT_SAVED, "this could not be saved and was not done");
    }
  }
}
