package dev.astragal.mcp;

import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Somebody at a browser, as the server sees it: a WebSocket with a seat. */
final class PersonAtTheTable implements WebSocket.Listener, AutoCloseable {
  private static final long MILLIS_MAX = 60_000;

  private final List<Tree> heard = new ArrayList<>();
  private final StringBuilder partial = new StringBuilder();
  private final WebSocket socket;
  private int read;
  private int sent;

  PersonAtTheTable(int port, String match, String token) {
    this.socket =
        HttpClient.newHttpClient()
            .newWebSocketBuilder()
            .subprotocols("astragal.v1")
            .buildAsync(URI.create("ws://127.0.0.1:" + port + "/ws"), this)
            .join();
    say("{'type':'hello','v':1,'match':'" + match + "','token':'" + token + "'}");
  }

  void say(String message) {
    socket.sendText(AgentClient.quoted(message), true).join();
  }

  void send(String type, String fields) {
    say("{'type':'" + type + "','id':" + ++sent + (fields.isEmpty() ? "" : "," + fields) + "}");
  }

  /** The next message that is meant; those before it are passed over. */
  synchronized Tree next(Predicate<Tree> meant) {
    long deadline = System.currentTimeMillis() + MILLIS_MAX;
    while (true) {
      while (read < heard.size()) {
        Tree message = heard.get(read++);
        if (meant.test(message)) return message;
      }
      long left = deadline - System.currentTimeMillis();
      if (left <= 0) throw new AssertionError("nothing more came; heard " + heard);
      try {
        wait(left);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  @Override
  public synchronized @Nullable CompletionStage<?> onText(
      WebSocket from, CharSequence data, boolean last) {
    partial.append(data);
    if (last) {
      heard.add(JsonTrees.read(partial.toString(), "server"));
      partial.setLength(0);
      notifyAll();
    }
    from.request(1);
    return null;
  }

  @Override
  public void close() {
    socket.abort();
  }
}
