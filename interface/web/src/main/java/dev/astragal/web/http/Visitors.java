package dev.astragal.web.http;

import dev.astragal.web.Limits;
import dev.astragal.web.json.Allowance;
import dev.astragal.web.json.Refusal;
import java.util.LinkedHashMap;
import java.util.Map;

/** How often each address asks. */
final class Visitors {
  /** Whoever asked longest ago is forgotten. */
  private static final int REMEMBERED_MAX = 10_000;

  private final Limits limits;
  private final Map<String, Allowance> allowances =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Allowance> eldest) {
          return size() > REMEMBERED_MAX;
        }
      };

  Visitors(Limits limits) {
    this.limits = limits;
  }

  void require(String address) {
    long now = System.nanoTime();
    Allowance allowance;
    synchronized (this) {
      allowance =
          allowances.computeIfAbsent(
              address,
              _ -> new Allowance(limits.requests().perSecond(), limits.requests().atOnce(), now));
    }
    if (!allowance.take(now))
      throw new Refusal(429, "TOO_MANY_REQUESTS", "too many requests; wait a moment");
  }
}
