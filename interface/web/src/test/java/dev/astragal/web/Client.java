package dev.astragal.web;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreePath;
import dev.astragal.runtime.content.JsonTrees;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** A WebSocket that remembers everything it was told. */
final class Client implements AutoCloseable {
  private static final int SECONDS_MAX = 60;
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  private final LinkedBlockingQueue<String> unread = new LinkedBlockingQueue<>();
  private final List<String> heard = new CopyOnWriteArrayList<>();
  private final AtomicLong ids = new AtomicLong();
  private final WebSocket socket;

  private Client(String host, int port, boolean listening) {
    this.socket =
        HTTP.newWebSocketBuilder()
            .subprotocols("astragal.v1")
            .buildAsync(
                URI.create("ws://" + host + ":" + port + "/ws"),
                listening ? new Ear() : new DeafEar())
            .join();
  }

  static Client connected(int port) {
    return connected("127.0.0.1", port);
  }

  static Client connected(String host, int port) {
    return new Client(host, port, true);
  }

  /** One that never reads what it is sent. */
  static Client deaf(int port) {
    return new Client("127.0.0.1", port, false);
  }

  /** Everything that came over the wire so far. */
  List<String> heard() {
    return List.copyOf(heard);
  }

  /** Sends text as it is. */
  Client say(String message) {
    socket.sendText(message, true).join();
    return this;
  }

  void sayBytes(byte[] message) {
    socket.sendBinary(ByteBuffer.wrap(message), true).join();
  }

  Client hello(String match, String token) {
    return say(hello(match, token, ""));
  }

  static String hello(String match, String token, String more) {
    String proof = token.isEmpty() ? "" : ",\"token\":\"" + token + "\"";
    return "{\"type\":\"hello\",\"v\":1,\"match\":\"" + match + "\"" + proof + more + "}";
  }

  /** Sends a message with the next id; gives the id. */
  long send(String type, String fields) {
    long id = ids.incrementAndGet();
    String more = fields.isEmpty() ? "" : "," + fields;
    say("{\"type\":\"" + type + "\",\"id\":" + id + more + "}");
    return id;
  }

  long answer(long prompt, String choice) {
    return send("answer", "\"prompt\":" + prompt + ",\"choice\":" + choice);
  }

  /** The next message of a type; others before it are passed over. */
  Tree expect(String type) {
    while (true) {
      Tree message = next();
      if (text(message, "type").equals(type)) return message;
    }
  }

  /** The next message whatever it is. */
  Tree next() {
    try {
      String message = unread.poll(SECONDS_MAX, TimeUnit.SECONDS);
      if (message == null) throw new AssertionError("nothing more came; heard " + heard);
      return JsonTrees.read(message, "server");
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** Answers and waits until the server has taken it; what else came is still unread. */
  void play(long prompt, String choice) {
    String reply = replyTo(answer(prompt, choice));
    if (!reply.startsWith("{\"type\":\"ack\"")) throw new AssertionError(reply);
  }

  /** An update may overtake the acknowledgement of what caused it, and the other way round. */
  private String replyTo(long id) {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS_MAX);
    synchronized (heard) {
      while (true) {
        for (String message : heard)
          if (message.startsWith("{\"type\":\"ack\",\"id\":" + id + ",")
              || message.startsWith("{\"type\":\"refused\",\"id\":" + id + ",")) return message;
        long left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
        if (left <= 0) throw new AssertionError("no reply to " + id + " came; heard " + heard);
        try {
          heard.wait(left);
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      }
    }
  }

  static String text(Tree tree, String path) {
    return TreePath.parse(path).find(tree).map(Tree::text).orElse("");
  }

  static long number(Tree tree, String path) {
    return TreePath.parse(path).find(tree).orElseThrow() instanceof Tree.Whole(long value, _)
        ? value
        : -1;
  }

  @Override
  public void close() {
    socket.abort();
  }

  private static final class DeafEar implements WebSocket.Listener {
    @Override
    public void onOpen(WebSocket from) {}
  }

  private final class Ear implements WebSocket.Listener {
    private final StringBuilder partial = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      partial.append(data);
      if (last) {
        synchronized (heard) {
          heard.add(partial.toString());
          unread.add(partial.toString());
          heard.notifyAll();
        }
        partial.setLength(0);
      }
      from.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
      unread.add("{\"type\":\"closed\",\"code\":" + code + "}");
      return null;
    }
  }
}
