package dev.astragal.runtime.store;

import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalException;
import java.util.regex.Pattern;

/** Names a match may have: good as a file, in a URL and in a routing key. */
public final class MatchId {
  public static final int LENGTH_MAX = 100;

  private static final Pattern GOOD =
      Pattern.compile("[A-Za-z0-9][A-Za-z0-9_-]{0," + (LENGTH_MAX - 1) + "}");

  private MatchId() {}

  public static String require(String id) {
    if (GOOD.matcher(id).matches()) return id;
    throw new BadInputException(
        "'"
            + id
            + "' is no name for a match; use 1 to "
            + LENGTH_MAX
            + " letters, digits, - and _, a letter or digit first");
  }

  public static JournalException unknown(String id) {
    return new JournalException(
        JournalException.Reason.UNKNOWN, "there is no match '" + id + "' in the store");
  }

  public static JournalException exists(String id) {
    return new JournalException(
        JournalException.Reason.EXISTS, "there is a match '" + id + "' already");
  }

  public static JournalException held(String id, String holder) {
    return new JournalException(
        JournalException.Reason.HELD, "the match '" + id + "' is being played by " + holder);
  }

  public static JournalException overtaken(String id) {
    return new JournalException(
        JournalException.Reason.OVERTAKEN,
        "the match '" + id + "' was extended by another program; open it again");
  }
}
