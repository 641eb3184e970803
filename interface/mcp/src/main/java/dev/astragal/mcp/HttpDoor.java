package dev.astragal.mcp;

import dev.astragal.mcp.seat.LiveSeats;
import dev.astragal.mcp.seat.Toolbox;
import dev.astragal.web.agent.AgentDoor;
import dev.astragal.web.agent.AgentHall;
import dev.astragal.web.agent.Visit;
import dev.astragal.web.message.Refusal;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.spec.HttpHeaders;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpStreamableServerSession;
import io.modelcontextprotocol.spec.McpStreamableServerTransportProvider;
import io.modelcontextprotocol.spec.ProtocolVersions;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;

/**
 * The streamable HTTP transport, carried by the server that people play on. Sessions and what is in
 * their messages are the library's; who may come, how many and how long is the server's. Nothing is
 * told unasked, so there is no stream to listen to: whoever waits calls 'wait'.
 */
final class HttpDoor implements AgentDoor, McpStreamableServerTransportProvider {
  private static final int BODY_BYTES_MAX = 64 << 10;
  private static final String JSON = "application/json; charset=utf-8";
  private static final int TOO_MUCH = -32_000;
  private static final List<String> VERSIONS =
      List.of(
          ProtocolVersions.MCP_2025_03_26,
          ProtocolVersions.MCP_2025_06_18,
          ProtocolVersions.MCP_2025_11_25);

  private final AgentHall hall;
  private final Clients clients;
  private McpStreamableServerSession.@Nullable Factory factory;

  private HttpDoor(AgentHall hall) {
    this.hall = hall;
    this.clients = new Clients(hall);
  }

  static HttpDoor open(AgentHall hall) {
    HttpDoor door = new HttpDoor(hall);
    String version =
        Optional.ofNullable(HttpDoor.class.getPackage().getImplementationVersion())
            .orElse("unknown");
    // Which tools there are is the same for everybody; whose seats they move, each call knows.
    Toolbox tools = Toolbox.of(new LiveSeats(hall, "", Optional.empty()));
    Protocol.built(McpServer.sync(door), tools, version);
    return door;
  }

  @Override
  public void setSessionFactory(McpStreamableServerSession.Factory made) {
    factory = made;
  }

  @Override
  public void answer(Visit visit) {
    visit
        .header(HttpHeaders.PROTOCOL_VERSION)
        .filter(version -> !VERSIONS.contains(version))
        .ifPresent(
            _ -> {
              throw new Refusal(400, "WRONG_VERSION", "this server does not speak that version");
            });
    switch (visit.method()) {
      case "POST" -> heard(visit);
      case "DELETE" -> {
        clients.remove(known(visit));
        visit.reply(204, Map.of(), JSON, "");
      }
      default ->
          visit.reply(
              405,
              Map.of("Allow", "POST, DELETE"),
              JSON,
              "{\"error\":{\"code\":\"WRONG_METHOD\",\"message\":\"there is only POST and DELETE\"}}");
    }
  }

  private void heard(Visit visit) {
    String accepted = visit.header(HttpHeaders.ACCEPT).orElse("");
    if (!accepted.contains("text/event-stream") && !accepted.contains("*/*"))
      throw new Refusal(406, "NOT_ACCEPTED", "answers are application/json or text/event-stream");
    McpSchema.JSONRPCMessage message;
    try {
      message = McpSchema.deserializeJsonRpcMessage(Protocol.JSON, visit.body(BODY_BYTES_MAX));
    } catch (Refusal refusal) {
      throw refusal;
    } catch (IOException | RuntimeException e) {
      visit.reply(400, Map.of(), JSON, Protocol.unreadable());
      return;
    }
    if (message instanceof McpSchema.JSONRPCRequest request
        && McpSchema.METHOD_INITIALIZE.equals(request.method())) {
      greet(visit, request);
      return;
    }
    Client client = known(visit);
    client.hear();
    switch (message) {
      case McpSchema.JSONRPCRequest request -> called(visit, client, request);
      case McpSchema.JSONRPCNotification cancelled
          when Calls.CANCELLED.equals(cancelled.method()) -> {
        client.calls().cancel(cancelled);
        visit.reply(202, Map.of(), JSON, "");
      }
      case McpSchema.JSONRPCNotification said -> {
        client.session().accept(said).block();
        visit.reply(202, Map.of(), JSON, "");
      }
      // Nothing is asked of clients, so whatever one answers is taken note of and no more.
      case McpSchema.JSONRPCResponse _ -> visit.reply(202, Map.of(), JSON, "");
      default -> visit.reply(400, Map.of(), JSON, Protocol.unreadable());
    }
  }

  private void greet(Visit visit, McpSchema.JSONRPCRequest request) {
    clients.requireRoom(visit.address());
    McpSchema.InitializeRequest hello;
    try {
      hello =
          Protocol.JSON.convertValue(
              request.params(), new TypeRef<McpSchema.InitializeRequest>() {});
    } catch (RuntimeException e) {
      visit.reply(400, Map.of(), JSON, Protocol.unreadable());
      return;
    }
    McpStreamableServerSession.Factory made = factory;
    if (made == null || hello == null) {
      visit.reply(400, Map.of(), JSON, Protocol.unreadable());
      return;
    }
    McpStreamableServerSession.McpStreamableServerSessionInit begun = made.startSession(hello);
    McpSchema.InitializeResult welcome = begun.initResult().block();
    Client client = new Client(begun.session(), hall, visit);
    clients.add(client);
    visit.reply(
        200,
        Map.of(HttpHeaders.MCP_SESSION_ID, begun.session().getId()),
        JSON,
        Protocol.written(McpSchema.JSONRPCResponse.result(request.id(), welcome)));
  }

  /** Whoever has no session of theirs begins anew: the protocol has 404 for that. */
  private Client known(Visit visit) {
    String session =
        visit
            .header(HttpHeaders.MCP_SESSION_ID)
            .orElseThrow(() -> new Refusal(400, "NO_SESSION", "initialize first"));
    return clients
        .find(session, visit)
        .orElseThrow(() -> new Refusal(404, "NO_SUCH_SESSION", "there is no such session"));
  }

  private static void called(Visit visit, Client client, McpSchema.JSONRPCRequest request) {
    if (!client.room().tryAcquire()) {
      String why = "too many calls at once; wait for an answer";
      visit.reply(429, Map.of(), JSON, Protocol.refusal(request.id(), TOO_MUCH, why));
      return;
    }
    Call call = client.calls().heard(request.id());
    try (EventStream events = new EventStream(visit.begin(Map.of(), EventStream.TYPE), call)) {
      try {
        Protocol.handle(client.session().responseStream(events).handle(request), call);
      } catch (RuntimeException e) {
        events.send(Protocol.failed(request.id()));
      }
    } finally {
      client.calls().answered(call);
      client.room().release();
      client.hear();
    }
  }

  @Override
  public int present() {
    return clients.size();
  }

  @Override
  public Mono<Void> notifyClients(String method, Object params) {
    return Mono.empty();
  }

  @Override
  public List<String> protocolVersions() {
    return VERSIONS;
  }

  @Override
  public Mono<Void> closeGracefully() {
    return Mono.fromRunnable(this::close);
  }

  @Override
  public void close() {
    clients.close();
  }
}
