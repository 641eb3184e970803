package dev.astragal.web.vitals;

import dev.astragal.runtime.content.BadInputException;
import dev.astragal.web.message.Refusal;

/**
 * What programs that look after a server ask: whether it lives, whether it should be sent people,
 * and what it does.
 */
public final class Signs {
  private static final String TEXT = "text/plain; charset=utf-8";
  private static final String METRICS = "text/plain; version=0.0.4; charset=utf-8";

  private final Vitals vitals;
  private final Runnable reachStore;

  /** An answer of HTTP. */
  public record Sign(int status, String type, String text) {}

  /** {@code reachStore} fails where matches could not be kept now. */
  public Signs(Vitals vitals, Runnable reachStore) {
    this.vitals = vitals;
    this.reachStore = reachStore;
  }

  public static boolean asked(String path) {
    return path.equals("/health") || path.equals("/ready") || path.equals("/metrics");
  }

  /** Numbers are for this machine only: they tell how many play, and when. */
  public Sign answer(String path, boolean fromHere) {
    return switch (path) {
      case "/health" -> new Sign(200, TEXT, "alive\n");
      case "/ready" -> ready();
      default -> {
        if (!fromHere) throw new Refusal(404, "NOT_FOUND", "there is nothing here");
        yield new Sign(200, METRICS, vitals.text());
      }
    };
  }

  private Sign ready() {
    if (vitals.leaving()) return new Sign(503, TEXT, "leaving\n");
    try {
      reachStore.run();
      return new Sign(200, TEXT, "ready\n");
    } catch (BadInputException e) {
      return new Sign(503, TEXT, "the store cannot be reached\n");
    }
  }
}
