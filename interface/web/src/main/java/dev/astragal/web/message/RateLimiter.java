package dev.astragal.web.message;

/** So many a second, and a few more at once after a pause. */
public final class RateLimiter {
  private static final long NANOS = 1_000_000_000L;

  private final int perSecond;
  private final long capacity;
  private long left;
  private long last;

  public RateLimiter(int perSecond, int atOnce, long nowNanos) {
    this.perSecond = perSecond;
    this.capacity = atOnce * NANOS;
    this.left = capacity;
    this.last = nowNanos;
  }

  /** Whether one more is allowed; if so, it is taken. */
  public synchronized boolean take(long nowNanos) {
    long passed = Math.clamp(nowNanos - last, 0, capacity / perSecond);
    left = Math.min(capacity, left + passed * perSecond);
    last = nowNanos;
    if (left < NANOS) return false;
    left -= NANOS;
    return true;
  }
}
