package dev.astragal.runtime.bus;

import dev.astragal.kernel.state.About;
import dev.astragal.kernel.state.Name;
import java.nio.charset.StandardCharsets;
import java.util.UUID;

/**
 * Ties together what belongs together: all of one order share a trace, all of one step in it a
 * span.
 */
public record Trace(
    @Name("trace_id") String traceId,
    @Name("span_id") String spanId,
    @About("The span this one belongs to, or empty") @Name("parent_id") String parent) {
  public static Trace begin() {
    return new Trace(newId(), newId(), "");
  }

  /** The same trace for the same words, wherever and whenever it is told. */
  public static Trace named(String trace, String span) {
    return new Trace(nameId(trace), nameId(trace + " " + span), "");
  }

  private static String nameId(String name) {
    return UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8)).toString();
  }

  /** A step within this one. */
  public Trace child() {
    return new Trace(traceId, newId(), spanId);
  }

  /** The step of that number within this one, the same whenever it is asked for. */
  public Trace child(long number) {
    return new Trace(traceId, nameId(spanId + " " + number), spanId);
  }

  static String newId() {
    return UUID.randomUUID().toString();
  }
}
