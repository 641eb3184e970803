package dev.astragal.web.socket;

import dev.astragal.web.Limits;
import dev.astragal.web.http.ClientAddress;
import java.nio.ByteBuffer;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;

/** Turns requests into connections: what Jetty has to know of them. */
public final class Upgrades {
  /** The name of the first version of the protocol. */
  public static final String SUBPROTOCOL = "astragal.v1";

  private static final int MESSAGE_BYTES_MAX = 16 << 10;
  private static final int OUTGOING_FRAMES_MAX = 64;

  private final ServerWebSocketContainer container;
  private final Sockets sockets;
  private final ClientAddress addresses;

  public Upgrades(Server server, Sockets sockets, ClientAddress addresses, Limits limits) {
    this.sockets = sockets;
    this.addresses = addresses;
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
          return new Endpoint(sockets.connection(address));
        },
        request,
        response,
        callback);
  }

  /** Hands what Jetty reads to a connection; public, because Jetty looks for its methods. */
  public static final class Endpoint extends Session.Listener.AbstractAutoDemanding {
    private final Connection connection;

    private Endpoint(Connection connection) {
      this.connection = connection;
    }

    @Override
    public void onWebSocketOpen(Session session) {
      super.onWebSocketOpen(session);
      connection.opened(new JettyLine(session));
    }

    @Override
    public void onWebSocketText(String text) {
      connection.heard(text);
    }

    @Override
    public void onWebSocketBinary(
        ByteBuffer payload, org.eclipse.jetty.websocket.api.Callback callback) {
      connection.heardBytes();
      callback.succeed();
    }

    @Override
    public void onWebSocketClose(
        int code, String reason, org.eclipse.jetty.websocket.api.Callback callback) {
      connection.closed();
      callback.succeed();
    }
  }

  private record JettyLine(Session session) implements Line {
    @Override
    public boolean open() {
      return session.isOpen();
    }

    @Override
    public void send(String text, Runnable sent) {
      session.sendText(
          text, org.eclipse.jetty.websocket.api.Callback.from(sent, _ -> session.disconnect()));
    }

    @Override
    public void close(int code, String reason) {
      session.close(code, reason, org.eclipse.jetty.websocket.api.Callback.NOOP);
    }

    @Override
    public void cut() {
      session.disconnect();
    }
  }
}
