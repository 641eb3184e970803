package dev.astragal.web.load;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreePath;
import dev.astragal.runtime.content.JsonTrees;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A person on a real WebSocket who thinks a while and takes any choice. */
final class LoadPlayer implements WebSocket.Listener {
  private final StringBuilder partial = new StringBuilder();
  private final CompletableFuture<Integer> done = new CompletableFuture<>();
  private final Latencies latencies;
  private final Random choosing;
  private final int thinkMillis;
  private final int moves;
  private final String hello;
  private CompletableFuture<?> lastSending = CompletableFuture.completedFuture(true);
  private long lastPrompt = -1;
  private volatile long sent;
  private int answers;
  private boolean waiting;
  private String latest = "";

  LoadPlayer(
      Latencies latencies, String match, String token, long seed, int moves, int thinkMillis) {
    this.latencies = latencies;
    this.choosing = new Random(seed);
    this.thinkMillis = thinkMillis;
    this.moves = moves;
    this.hello =
        "{\"type\":\"hello\",\"v\":1,\"match\":\"" + match + "\",\"token\":\"" + token + "\"}";
  }

  /** Plays until enough moves are made or the game is over; gives how many. */
  CompletableFuture<Integer> play(HttpClient http, URI server) {
    return http.newWebSocketBuilder().buildAsync(server, this).thenCompose(_ -> done);
  }

  @Override
  public void onOpen(WebSocket socket) {
    queue(() -> socket.sendText(hello, true));
    socket.request(1);
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
    partial.append(data);
    if (last) {
      String message = partial.toString();
      partial.setLength(0);
      try {
        heard(socket, message);
      } catch (RuntimeException e) {
        done.completeExceptionally(e);
      }
    }
    socket.request(1);
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
    done.completeExceptionally(new IllegalStateException("closed with " + code + " " + reason));
    return null;
  }

  @Override
  public void onError(WebSocket socket, Throwable problem) {
    done.completeExceptionally(problem);
  }

  private void heard(WebSocket socket, String message) {
    if (message.startsWith("{\"type\":\"ack\"")) {
      latencies.add(System.nanoTime() - sent);
      answers++;
      waiting = false;
      if (answers >= moves) end(socket);
      else answer(socket, latest);
    } else if (message.startsWith("{\"type\":\"update\"")) {
      latest = message;
      if (!waiting) answer(socket, latest);
    } else if (message.startsWith("{\"type\":\"ended\"")) {
      end(socket);
    } else if (message.startsWith("{\"type\":\"refused\"")) {
      throw new IllegalStateException(message);
    }
  }

  /** Only one answer is on its way at a time: its acknowledgement may come after the update. */
  private void answer(WebSocket socket, String message) {
    // Most tell of others' moves: whoever measures a server must not be busier than it.
    if (message.contains("\"prompt\":null")) return;
    Tree update = JsonTrees.read(message, "update");
    Optional<Tree> prompt = TreePath.parse("prompt.id").find(update);
    if (prompt.isEmpty() || !(prompt.get() instanceof Tree.Whole(long id, _))) return;
    if (id == lastPrompt || answers >= moves) return;
    if (!(TreePath.parse("prompt.choices").find(update).orElse(Tree.none()) instanceof Tree.Rows r)
        || r.items().isEmpty()) return;
    lastPrompt = id;
    waiting = true;
    Tree choice =
        TreePath.parse("choice")
            .find(r.items().get(choosing.nextInt(r.items().size())))
            .orElseThrow();
    String text =
        "{\"type\":\"answer\",\"id\":"
            + (answers + 1)
            + ",\"prompt\":"
            + id
            + ",\"choice\":"
            + JsonTrees.write(choice)
            + "}";
    Thread.ofVirtual().start(() -> say(socket, text));
  }

  private void say(WebSocket socket, String text) {
    try {
      if (thinkMillis > 0) Thread.sleep(choosing.nextInt(2 * thinkMillis));
      sent = System.nanoTime();
      queue(() -> socket.sendText(text, true));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** A WebSocket takes one message at a time: the next waits until the last one is out. */
  private synchronized void queue(Supplier<CompletableFuture<WebSocket>> sending) {
    lastSending =
        lastSending
            .thenCompose(_ -> sending.get())
            .whenComplete(
                (_, problem) -> {
                  if (problem != null) done.completeExceptionally(problem);
                });
  }

  private void end(WebSocket socket) {
    if (done.complete(answers)) queue(() -> socket.sendClose(WebSocket.NORMAL_CLOSURE, ""));
  }
}
