package dev.astragal.mcp;

import dev.astragal.mcp.seat.Toolbox;
import io.modelcontextprotocol.spec.McpSchema;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a client has called and waits for. */
final class Calls {
  static final String CANCELLED = "notifications/cancelled";

  private final Toolbox tools;
  private final Map<String, Call> waiting = new LinkedHashMap<>();

  Calls(Toolbox tools) {
    this.tools = tools;
  }

  synchronized Call heard(Object id) {
    Call call = new Call(id, tools);
    waiting.put(String.valueOf(id), call);
    return call;
  }

  synchronized void answered(Call call) {
    waiting.remove(String.valueOf(call.id()), call);
  }

  /** Stops the call that a notification names; nothing happens where there is none. */
  void cancel(McpSchema.JSONRPCNotification notification) {
    if (!(notification.params() instanceof Map<?, ?> params)) return;
    Call call;
    synchronized (this) {
      call = waiting.get(String.valueOf(params.get("requestId")));
    }
    if (call != null) call.cancel();
  }

  void cancelAll() {
    Map<String, Call> all;
    synchronized (this) {
      all = Map.copyOf(waiting);
    }
    all.values().forEach(Call::cancel);
  }
}
