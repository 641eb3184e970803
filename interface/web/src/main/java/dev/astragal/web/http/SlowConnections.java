package dev.astragal.web.http;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.util.thread.Scheduler;
import org.eclipse.jetty.websocket.core.WebSocketConnection;

/**
 * Closes connections that take longer over a request than anybody needs: one byte now and then
 * counts as life for an idle timeout, and thousands of such cost memory.
 */
public final class SlowConnections implements Connection.Listener {
  /** Our own work on a request may take longer, but not for ever. */
  private static final int WORKING_MAX = 6;

  private final Scheduler scheduler;
  private final Duration patience;
  private final Map<Connection, Progress> open = new ConcurrentHashMap<>();

  /** How many requests there were, and how often it was seen at work on the last of them. */
  private record Progress(long requests, int working) {}

  public SlowConnections(Scheduler scheduler, Duration patience) {
    this.scheduler = scheduler;
    this.patience = patience;
  }

  /** People on a WebSocket wait for others as long as they like; it has limits of its own. */
  @Override
  public void onOpened(Connection connection) {
    if (connection instanceof WebSocketConnection) return;
    open.put(connection, new Progress(0, 0));
    again(connection);
  }

  /** One that becomes a WebSocket is closed as a connection of requests. */
  @Override
  public void onClosed(Connection connection) {
    open.remove(connection);
  }

  private void again(Connection connection) {
    scheduler.schedule(() -> look(connection), patience.toMillis(), TimeUnit.MILLISECONDS);
  }

  private void look(Connection connection) {
    Progress before = open.get(connection);
    if (before == null) return;
    long requests = connection.getMessagesIn();
    boolean same = requests == before.requests();
    boolean working = requests > connection.getMessagesOut();
    if (same && (!working || before.working() >= WORKING_MAX)) {
      connection.getEndPoint().close();
      return;
    }
    open.replace(connection, new Progress(requests, same ? before.working() + 1 : 0));
    again(connection);
  }
}
