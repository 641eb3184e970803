package org.teavm.classlib.java.time;

import org.teavm.classlib.java.time.temporal.TTemporal;
import org.teavm.classlib.java.time.temporal.TTemporalAmount;

/** What is used of {@code java.time.Duration}; the whole of it would bring calendars along. */
public final class TDuration implements TTemporalAmount, Comparable<TDuration> {
  public static final TDuration ZERO = new TDuration(0);

  private static final long SECOND = 1_000_000_000L;

  private final long nanos;

  private TDuration(long nanos) {
    this.nanos = nanos;
  }

  public static TDuration ofNanos(long nanos) {
    return new TDuration(nanos);
  }

  public static TDuration ofMillis(long millis) {
    return new TDuration(millis * 1_000_000);
  }

  public static TDuration ofSeconds(long seconds) {
    return new TDuration(seconds * SECOND);
  }

  public static TDuration ofMinutes(long minutes) {
    return ofSeconds(minutes * 60);
  }

  public static TDuration between(TTemporal from, TTemporal to) {
    return ofMillis(((TInstant) to).toEpochMilli() - ((TInstant) from).toEpochMilli());
  }

  public long toNanos() {
    return nanos;
  }

  public long toMillis() {
    return nanos / 1_000_000;
  }

  public long toSeconds() {
    return nanos / SECOND;
  }

  public boolean isZero() {
    return nanos == 0;
  }

  public boolean isNegative() {
    return nanos < 0;
  }

  @Override
  public int compareTo(TDuration other) {
    return Long.compare(nanos, other.nanos);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TDuration duration && duration.nanos == nanos;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(nanos);
  }

  @Override
  public String toString() {
    return "PT" + nanos / 1e9 + "S";
  }
}
