package dev.astragal.web.socket;

import dev.astragal.web.Limits;
import dev.astragal.web.http.ClientAddress;
import dev.astragal.web.match.Matches;
import dev.astragal.web.message.RateLimiter;
import dev.astragal.web.vitals.Vitals;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;

/** Turns requests into connections, and counts them. */
public final class Sockets {
  /** The name of the first version of the protocol. */
  public static final String SUBPROTOCOL = "astragal.v1";

  private static final int MESSAGE_BYTES_MAX = 16 << 10;
  private static final int OUTGOING_FRAMES_MAX = 64;

  private final ServerWebSocketContainer container;
  private final Matches matches;
  private final ClientAddress addresses;
  private final Limits limits;
  private final Vitals vitals;
  private final Map<String, Integer> connections = new HashMap<>();
  private int connected;

  public Sockets(
      Server server, Matches matches, ClientAddress addresses, Limits limits, Vitals vitals) {
    this.matches = matches;
    this.addresses = addresses;
    this.limits = limits;
    this.vitals = vitals;
    this.container = ServerWebSocketContainer.ensure(server);
    container.setMaxTextMessageSize(MESSAGE_BYTES_MAX);
    container.setMaxBinaryMessageSize(MESSAGE_BYTES_MAX);
    container.setMaxFrameSize(MESSAGE_BYTES_MAX);
    container.setMaxOutgoingFrames(OUTGOING_FRAMES_MAX);
    container.setIdleTimeout(limits.patience().idle());
  }

  public boolean upgrade(Request request, Response response, Callback callback) {
    String address = addresses.of(request);
    return container.upgrade(
        (asked, answer, _) -> {
          if (asked.hasSubProtocol(SUBPROTOCOL)) answer.setAcceptedSubProtocol(SUBPROTOCOL);
          RateLimiter limiter =
              new RateLimiter(
                  limits.messages().perSecond(), limits.messages().atOnce(), System.nanoTime());
          return new Connection(this, address, limiter);
        },
        request,
        response,
        callback);
  }

  Vitals vitals() {
    return vitals;
  }

  /** How many are connected now. */
  public synchronized int connected() {
    return connected;
  }

  Matches matches() {
    return matches;
  }

  void afterHelloTime(Runnable check) {
    Thread.ofVirtual()
        .start(
            () -> {
              try {
                Thread.sleep(limits.patience().hello());
                check.run();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
  }

  /** Counts a connection; whether there was room for it. Whoever enters must leave. */
  synchronized boolean entered(String address) {
    connected++;
    int here = connections.merge(address, 1, Integer::sum);
    Limits.Crowd crowd = limits.crowd();
    int most = address.equals(ClientAddress.LOOPBACK) ? crowd.perLoopback() : crowd.perAddress();
    return connected <= crowd.connections() && here <= most;
  }

  synchronized void left(String address) {
    connected--;
    connections.computeIfPresent(address, (_, count) -> count == 1 ? null : count - 1);
  }
}
