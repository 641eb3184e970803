package dev.astragal.web.match;

import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalException;
import dev.astragal.web.message.Failures;
import dev.astragal.web.message.Refusal;
import java.util.Collections;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** What a store cannot take is refused, and whoever runs the server learns why. */
final class Saving {
  static final String NOT_SAVED = "NOT_SAVED";
  static final String OVERTAKEN = "OVERTAKEN";

  /** Those that could not be saved when last tried: told once, however often it is tried again. */
  private static final Set<String> TOLD = Collections.newSetFromMap(new ConcurrentHashMap<>());

  private Saving() {}

  static <T> T saved(String id, Supplier<T> work) {
    try {
      T result = work.get();
      if (TOLD.remove(id)) Failures.report("match " + id, "can be saved again");
      return result;
    } catch (BadInputException e) {
      if (TOLD.add(id)) Failures.report("match " + id + " cannot be saved", e);
      if (e instanceof JournalException why && why.reason() == JournalException.Reason.OVERTAKEN) {
        TOLD.remove(id);
        throw overtaken();
      }
      throw new Refusal(507, NOT_SAVED, "this could not be saved and was not done");
    }
  }

  static Refusal overtaken() {
    return new Refusal(409, OVERTAKEN, "the match is not this server's any more; connect again");
  }
}
