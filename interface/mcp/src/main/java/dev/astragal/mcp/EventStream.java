package dev.astragal.mcp;

import dev.astragal.web.agent.Visit;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpStreamableServerTransport;
import java.io.IOException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;

/** The answer to one call: how far it is, and in the end what came of it. */
final class EventStream implements McpStreamableServerTransport, AutoCloseable {
  static final String TYPE = "text/event-stream; charset=utf-8";

  /** A line that is silent for longer is cut by servers and proxies. */
  private static final Duration SILENCE_MAX = Duration.ofSeconds(10);

  private final Visit.Pieces pieces;
  private final Call call;
  private final Thread pulse;
  private boolean open = true;

  EventStream(Visit.Pieces pieces, Call call) {
    this.pieces = pieces;
    this.call = call;
    this.pulse = Thread.ofVirtual().name("pulse").start(this::pulse);
  }

  private void pulse() {
    try {
      while (true) {
        Thread.sleep(SILENCE_MAX);
        sendPiece(":\n\n");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  void send(String message) {
    sendPiece("event: message\ndata: " + message + "\n\n");
  }

  private synchronized void sendPiece(String piece) {
    if (!open) return;
    try {
      pieces.send(piece);
    } catch (IOException e) {
      open = false;
      call.cancel();
    }
  }

  @Override
  public Mono<Void> sendMessage(McpSchema.JSONRPCMessage message) {
    return Mono.fromRunnable(() -> send(Protocol.written(message)));
  }

  @Override
  public Mono<Void> sendMessage(McpSchema.JSONRPCMessage message, @Nullable String id) {
    return sendMessage(message);
  }

  @Override
  public <T> T unmarshalFrom(Object data, TypeRef<T> type) {
    return Protocol.JSON.convertValue(data, type);
  }

  /** The library closes it with the last message; it ends when its call does. */
  @Override
  public Mono<Void> closeGracefully() {
    return Mono.empty();
  }

  @Override
  public void close() {
    pulse.interrupt();
    synchronized (this) {
      if (!open) return;
      open = false;
    }
    pieces.end();
  }
}
