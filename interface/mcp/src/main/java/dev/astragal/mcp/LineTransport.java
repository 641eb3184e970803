package dev.astragal.mcp;

import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpServerSession;
import io.modelcontextprotocol.spec.McpServerTransport;
import io.modelcontextprotocol.spec.McpServerTransportProvider;
import io.modelcontextprotocol.spec.ProtocolVersions;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;

/**
 * One client, a message a line. The library's own stops reading at the first line that is no JSON,
 * and hears that a call is not wanted any more only when it is done; so this one reads on one
 * thread and works on another, one call after the other: what a match tells must not overtake what
 * it was asked.
 */
final class LineTransport implements McpServerTransportProvider, McpServerTransport {
  /** No call needs more; a longer line is refused. */
  private static final int LINE_BYTES_MAX = 1 << 20;

  /** Whoever sends more before it is answered has to wait. */
  private static final int QUEUE = 256;

  private static final int INVALID_REQUEST = -32_600;
  private static final int CANCELLED = -32_800;

  private final InputStream in;
  private final OutputStream out;
  private final Calls calls;
  private final BlockingQueue<Runnable> work = new ArrayBlockingQueue<>(QUEUE);
  private @Nullable McpServerSession session;
  private volatile boolean greeted;
  private volatile boolean ended;

  LineTransport(InputStream in, OutputStream out, Calls calls) {
    this.in = new BufferedInputStream(in);
    this.out = out;
    this.calls = calls;
  }

  @Override
  public void setSessionFactory(McpServerSession.Factory factory) {
    session = factory.create(this);
  }

  /** Reads until there is nothing more, and returns when everything is answered. */
  void run() {
    Thread worker = Thread.ofPlatform().name("calls").start(this::work);
    try {
      for (Optional<String> line = line(); line.isPresent() && !ended; line = line())
        heard(line.get());
      work.put(() -> ended = true);
      worker.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException e) {
      calls.cancelAll();
    }
  }

  private void work() {
    try {
      while (!ended) work.take().run();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The next line, shortened to just more than is allowed; nothing at the end. */
  private Optional<String> line() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int read = in.read(); read != '\n'; read = in.read()) {
      if (read < 0)
        return bytes.size() == 0
            ? Optional.empty()
            : Optional.of(bytes.toString(StandardCharsets.UTF_8));
      if (bytes.size() <= LINE_BYTES_MAX) bytes.write(read);
    }
    return Optional.of(bytes.toString(StandardCharsets.UTF_8));
  }

  private void heard(String line) throws InterruptedException {
    if (line.isBlank()) return;
    if (line.length() > LINE_BYTES_MAX) {
      send(Protocol.refusal(null, INVALID_REQUEST, "a line is at most 1 MiB"));
      return;
    }
    McpSchema.JSONRPCMessage message;
    try {
      message = McpSchema.deserializeJsonRpcMessage(Protocol.JSON, line);
    } catch (IOException | RuntimeException e) {
      send(Protocol.unreadable());
      return;
    }
    switch (message) {
      case McpSchema.JSONRPCNotification cancelled
          when Calls.CANCELLED.equals(cancelled.method()) ->
          calls.cancel(cancelled);
      case McpSchema.JSONRPCRequest request -> {
        Call call = calls.heard(request.id());
        if (McpSchema.METHOD_PING.equals(request.method())) handle(request, call);
        else work.put(() -> handle(request, call));
      }
      default -> work.put(() -> handle(message, calls.heard("")));
    }
  }

  private void handle(McpSchema.JSONRPCMessage message, Call call) {
    try {
      if (message instanceof McpSchema.JSONRPCRequest request && !mayAsk(request)) {
        send(Protocol.refusal(request.id(), INVALID_REQUEST, "initialize first"));
        return;
      }
      if (message instanceof McpSchema.JSONRPCRequest request && call.cancelled()) {
        send(Protocol.refusal(request.id(), CANCELLED, "it was cancelled before it began"));
        return;
      }
      McpServerSession known = session;
      if (known != null) Protocol.handle(known.handle(message), call);
      if (message instanceof McpSchema.JSONRPCNotification said
          && McpSchema.METHOD_NOTIFICATION_INITIALIZED.equals(said.method())) greeted = true;
    } catch (RuntimeException e) {
      if (message instanceof McpSchema.JSONRPCRequest request) send(Protocol.failed(request.id()));
    } finally {
      calls.answered(call);
    }
  }

  /** The library would wait for ever with what is asked before both sides know each other. */
  private boolean mayAsk(McpSchema.JSONRPCRequest request) {
    return greeted
        || McpSchema.METHOD_INITIALIZE.equals(request.method())
        || McpSchema.METHOD_PING.equals(request.method());
  }

  private synchronized void send(String message) {
    if (ended) return;
    try {
      out.write((message + "\n").getBytes(StandardCharsets.UTF_8));
      out.flush();
    } catch (IOException e) {
      // Whoever listened is gone, and wants nothing of what is still to be done.
      ended = true;
      calls.cancelAll();
    }
  }

  @Override
  public Mono<Void> sendMessage(McpSchema.JSONRPCMessage message) {
    return Mono.fromRunnable(() -> send(Protocol.written(message)));
  }

  @Override
  public <T> T unmarshalFrom(Object data, TypeRef<T> type) {
    return Protocol.JSON.convertValue(data, type);
  }

  @Override
  public Mono<Void> notifyClients(String method, Object params) {
    McpServerSession known = session;
    return known == null ? Mono.empty() : known.sendNotification(method, params);
  }

  @Override
  public List<String> protocolVersions() {
    return List.of(
        ProtocolVersions.MCP_2024_11_05,
        ProtocolVersions.MCP_2025_03_26,
        ProtocolVersions.MCP_2025_06_18,
        ProtocolVersions.MCP_2025_11_25);
  }

  @Override
  public Mono<Void> closeGracefully() {
    return Mono.empty();
  }

  @Override
  public void close() {}
}
