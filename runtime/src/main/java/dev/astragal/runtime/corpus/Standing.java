package dev.astragal.runtime.corpus;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How much of a recorded run the present rules keep, from all of it to none. */
public enum Standing {
  /** Every event, hash and outcome is as recorded. */
  IDENTICAL,

  /** Something on the way differs; every input is still accepted and the end is as recorded. */
  SAME_OUTCOME,

  /** Some inputs must be moved or left out; with that, the end is as recorded. */
  MIGRATED,

  /** These rules make another run of it: only the build that recorded it plays it. */
  PINNED;

  /** As people read it, and as a corpus notes it. */
  public String words() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  public static Optional<Standing> of(String words) {
    return Arrays.stream(values()).filter(one -> one.words().equals(words)).findFirst();
  }

  public boolean worseThan(Standing other) {
    return compareTo(other) > 0;
  }
}
