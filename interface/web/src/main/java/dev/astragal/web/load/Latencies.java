package dev.astragal.web.load;

import java.util.Arrays;
import java.util.Locale;

/** How long things took. */
final class Latencies {
  private long[] nanos = new long[1 << 16];
  private int count;

  synchronized void add(long elapsed) {
    if (count == nanos.length) nanos = Arrays.copyOf(nanos, 2 * count);
    nanos[count++] = elapsed;
  }

  synchronized int count() {
    return count;
  }

  /** The smallest that {@code perMille} of a thousand do not exceed, in milliseconds. */
  synchronized double millis(int perMille) {
    if (count == 0) return 0;
    long[] sorted = Arrays.copyOf(nanos, count);
    Arrays.sort(sorted);
    int index = (int) Math.min(count - 1L, (long) count * perMille / 1_000);
    return sorted[index] / 1e6;
  }

  String text() {
    return String.format(
        Locale.ROOT,
        "median %.2f ms, 99th percentile %.2f ms, longest %.2f ms",
        millis(500),
        millis(990),
        millis(1_000));
  }
}
