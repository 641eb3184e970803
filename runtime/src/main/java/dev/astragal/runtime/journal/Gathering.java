package dev.astragal.runtime.journal;

import java.util.function.IntPredicate;

/**
 * When lines of many journals are forced together. A disk forces a few files at once in the time of
 * one, so where few lines are under way each is quickest by itself; where many are, they would wait
 * for each other.
 *
 * @param logBytes how long a log grows before the journals it has lines of are forced
 * @param together whether a line is gathered that finds so many others being forced by themselves;
 *     not asked while others are gathered: then it joins them
 */
public record Gathering(long logBytes, IntPredicate together) {
  private static final int ALONE_MAX = 4;

  public static final Gathering USUAL = together(underWay -> underWay >= ALONE_MAX);

  /** Every line by itself. */
  public static final Gathering NEVER = together(_ -> false);

  /** Every line through a log, and so together with whatever waits. */
  public static final Gathering ALWAYS = together(_ -> true);

  public static Gathering together(IntPredicate together) {
    return new Gathering(CommonLog.BYTES_MAX, together);
  }
}
