package dev.astragal.runtime.player;

import dev.astragal.runtime.content.BadInputException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How long a search may go on: a number of iterations, which gives the same answer everywhere, or a
 * time.
 */
public sealed interface Budget {
  int ITERATIONS_MAX = 1_000_000;
  int MILLIS_MAX = 600_000;

  record Iterations(int count) implements Budget {
    @Override
    public Budget share(int threads) {
      return new Iterations(Math.max(1, count / threads));
    }
  }

  record Time(int millis) implements Budget {
    @Override
    public Budget share(int threads) {
      return this;
    }
  }

  /** How many positions may be looked at in a small part of it. */
  default long positions() {
    return switch (this) {
      case Iterations(int count) -> 16L * count;
      case Time(int millis) -> 100L * millis;
    };
  }

  /** How many iterations it allows, if it counts them. */
  default int iterations() {
    return this instanceof Iterations(int count) ? count : Integer.MAX_VALUE - 1;
  }

  /** When it ends if it begins now, by {@link System#nanoTime}. */
  default long end() {
    long millis = this instanceof Time(int allowed) ? allowed : Integer.MAX_VALUE;
    return System.nanoTime() + millis * 1_000_000L;
  }

  /** What is left of it, if it is a time and began at {@code start}. */
  default Budget since(long start) {
    if (!(this instanceof Time(int millis))) return this;
    return new Time((int) Math.max(1, millis - (System.nanoTime() - start) / 1_000_000));
  }

  /** What each of so many searches has that go on beside each other: iterations are divided. */
  Budget share(int threads);

  /** Reads {@code 200}, {@code 200ms} or {@code 2s}. */
  static Budget parse(String player, String text) {
    Matcher parts = Pattern.compile("(\\d{1,7})(ms|s)?").matcher(text);
    if (parts.matches()) {
      long number = Long.parseLong(parts.group(1));
      String unit = parts.group(2);
      if (unit == null && number >= 1 && number <= ITERATIONS_MAX)
        return new Iterations((int) number);
      long millis = "s".equals(unit) ? 1_000 * number : number;
      if (unit != null && millis >= 1 && millis <= MILLIS_MAX) return new Time((int) millis);
    }
    throw new BadInputException(
        "'"
            + player
            + "' needs a number of iterations from 1 to "
            + ITERATIONS_MAX
            + ", or a time such as 200ms or 2s, at most "
            + MILLIS_MAX / 1_000
            + "s");
  }
}
