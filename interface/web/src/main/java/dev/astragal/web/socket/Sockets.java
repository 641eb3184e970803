package dev.astragal.web.socket;

import dev.astragal.web.match.Matches;
import java.time.Duration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;

/** Turns requests into connections. */
public final class Sockets {
  /** The name of the first version of the protocol. */
  public static final String SUBPROTOCOL = "astragal.v1";

  private static final int MESSAGE_BYTES_MAX = 16 << 10;
  private static final int OUTGOING_FRAMES_MAX = 256;
  private static final Duration IDLE_MAX = Duration.ofMinutes(2);

  private final ServerWebSocketContainer container;
  private final Matches matches;

  public Sockets(Server server, Matches matches) {
    this.matches = matches;
    this.container = ServerWebSocketContainer.ensure(server);
    container.setMaxTextMessageSize(MESSAGE_BYTES_MAX);
    container.setMaxBinaryMessageSize(MESSAGE_BYTES_MAX);
    container.setMaxFrameSize(MESSAGE_BYTES_MAX);
    container.setMaxOutgoingFrames(OUTGOING_FRAMES_MAX);
    container.setIdleTimeout(IDLE_MAX);
  }

  public boolean upgrade(Request request, Response response, Callback callback) {
    return container.upgrade(
        (asked, answer, _) -> {
          if (asked.hasSubProtocol(SUBPROTOCOL)) answer.setAcceptedSubProtocol(SUBPROTOCOL);
          return new Connection(matches);
        },
        request,
        response,
        callback);
  }
}
