package dev.astragal.web.inspect;

import dev.astragal.web.match.LiveMatch;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * How a run is looked at that may still go on.
 *
 * @param lock whoever looks holds it: looking back lays down keyframes
 * @param live whether more steps may come
 * @param takenBack how often steps that were there have gone
 */
record Watch(Object lock, BooleanSupplier live, LongSupplier takenBack) {
  /** A run to which nothing happens any more, or of which nobody would tell. */
  static Watch recorded(boolean live) {
    return new Watch(new Object(), () -> live, () -> 0);
  }

  static Watch over(LiveMatch match) {
    return new Watch(match, () -> !match.over(), match::takenBack);
  }
}
