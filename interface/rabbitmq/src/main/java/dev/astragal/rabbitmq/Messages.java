package dev.astragal.rabbitmq;

import com.rabbitmq.client.AMQP;
import dev.astragal.runtime.bus.BusEvent;
import dev.astragal.runtime.bus.BusJson;
import dev.astragal.runtime.bus.Command;
import dev.astragal.runtime.bus.Trace;
import java.nio.charset.StandardCharsets;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.Map;

/** Bodies and properties of messages. Headers repeat what a reader may want before the body. */
final class Messages {
  private static final int PERSISTENT = 2;

  private Messages() {}

  static byte[] body(BusEvent event) {
    return BusJson.text(event).getBytes(StandardCharsets.UTF_8);
  }

  static byte[] body(Command command) {
    return BusJson.text(command).getBytes(StandardCharsets.UTF_8);
  }

  static AMQP.BasicProperties properties(BusEvent event) {
    Map<String, Object> headers = headers(event.trace());
    event
        .place()
        .ifPresent(
            place -> {
              headers.put("run", place.run());
              headers.put("position", place.position());
            });
    return properties(event.id(), event.name(), headers)
        .timestamp(Date.from(event.occurredAt()))
        .build();
  }

  static AMQP.BasicProperties properties(Command command) {
    return properties(command.id(), command.name(), headers(command.trace())).build();
  }

  /** The same message with why it is dead and where it died. */
  static AMQP.BasicProperties dead(AMQP.BasicProperties alive, String queue, String reason) {
    Map<String, Object> headers = new LinkedHashMap<>();
    if (alive.getHeaders() != null) headers.putAll(alive.getHeaders());
    headers.put("reason", reason);
    headers.put("queue", queue);
    return alive.builder().headers(headers).deliveryMode(PERSISTENT).build();
  }

  private static Map<String, Object> headers(Trace trace) {
    Map<String, Object> headers = new LinkedHashMap<>();
    headers.put("schema", BusJson.SCHEMA);
    headers.put("trace_id", trace.traceId());
    headers.put("span_id", trace.spanId());
    return headers;
  }

  private static AMQP.BasicProperties.Builder properties(
      String id, String name, Map<String, Object> headers) {
    return new AMQP.BasicProperties.Builder()
        .messageId(id)
        .type(name)
        .appId("astragal")
        .contentType("application/json")
        .contentEncoding("utf-8")
        .deliveryMode(PERSISTENT)
        .headers(headers);
  }
}
