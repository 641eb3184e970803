package dev.astragal.web.http;

import dev.astragal.web.Limits;
import dev.astragal.web.message.RateLimiter;
import dev.astragal.web.message.Refusal;
import java.util.LinkedHashMap;
import java.util.Map;

/** How often each address asks. */
public final class RequestRates {
  /** Whoever asked longest ago is forgotten. */
  private static final int REMEMBERED_MAX = 10_000;

  private final Limits.Rate rate;
  private final Map<String, RateLimiter> limiters =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, RateLimiter> eldest) {
          return size() > REMEMBERED_MAX;
        }
      };

  public RequestRates(Limits.Rate rate) {
    this.rate = rate;
  }

  void require(String address) {
    require(address, System.nanoTime());
  }

  /** Refuses whoever asks too often; {@code now} is in nanoseconds. */
  public void require(String address, long now) {
    RateLimiter limiter;
    synchronized (this) {
      limiter =
          limiters.computeIfAbsent(
              address, _ -> new RateLimiter(rate.perSecond(), rate.atOnce(), now));
    }
    if (!limiter.take(now))
      throw new Refusal(429, "TOO_MANY_REQUESTS", "too many requests; wait a moment");
  }
}
