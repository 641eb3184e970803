package dev.astragal.runtime.bus;

import java.nio.charset.StandardCharsets;
import java.util.UUID;

/**
 * Ties together what belongs together: all of one order share a trace, all of one step in it a
 * span.
 *
 * @param parent the span this one belongs to, or empty
 */
public record Trace(String traceId, String spanId, String parent) {
  public static Trace begin() {
    return new Trace(newId(), newId(), "");
  }

  /** The same for the same {@code key}: what is told again is told under the same ids. */
  public static Trace named(String key) {
    return new Trace(derivedId(key), derivedId(key + "/root"), "");
  }

  /** The step of that number within this one, the same whenever it is asked for. */
  public Trace child(long number) {
    return new Trace(traceId, derivedId(spanId + "/" + number), spanId);
  }

  /** A step within this one. */
  public Trace child() {
    return new Trace(traceId, newId(), spanId);
  }

  private static String derivedId(String key) {
    return UUID.nameUUIDFromBytes(key.getBytes(StandardCharsets.UTF_8)).toString();
  }

  static String newId() {
    return UUID.randomUUID().toString();
  }
}
