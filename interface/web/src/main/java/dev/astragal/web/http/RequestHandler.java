package dev.astragal.web.http;

import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.web.agent.AgentDoor;
import dev.astragal.web.message.ErrorInfo;
import dev.astragal.web.message.Failures;
import dev.astragal.web.message.Json;
import dev.astragal.web.message.Refusal;
import dev.astragal.web.socket.Upgrades;
import dev.astragal.web.vitals.Signs;
import dev.astragal.web.vitals.Vitals;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Where every request comes in: rules, then WebSocket, interface or file. */
public final class RequestHandler extends Handler.Abstract {
  private final RequestRules rules;
  private final ClientAddress addresses;
  private final Api api;
  private final StaticFiles files;
  private final Upgrades sockets;
  private final Optional<AgentDoor> agents;
  private final Vitals vitals;
  private final Signs signs;
  private final Duration patience;

  /** {@code patience} is how long a body may take to arrive. */
  public RequestHandler(
      RequestRules rules,
      ClientAddress addresses,
      Api api,
      StaticFiles files,
      Upgrades sockets,
      Optional<AgentDoor> agents,
      Vitals vitals,
      Signs signs,
      Duration patience) {
    this.rules = rules;
    this.addresses = addresses;
    this.api = api;
    this.files = files;
    this.sockets = sockets;
    this.agents = agents;
    this.vitals = vitals;
    this.signs = signs;
    this.patience = patience;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    RequestRules.addHeaders(response);
    try {
      String path = request.getHttpURI().getCanonicalPath();
      // A page is dozens of files, and a class of thirty behind one address opens it at once.
      if (!files.holds(path)) rules.requireRestraint(request);
      rules.require(request);
      if (path.equals("/ws")) return sockets.upgrade(request, response, callback);
      if (agents.isPresent() && path.equals(AgentDoor.PATH)) {
        agents.get().answer(new JettyVisit(request, response, callback, addresses, patience));
      } else if (path.startsWith("/api/")) {
        String asked = path.substring("/api/".length());
        Api.Reply reply = api.handle(Requests.asked(request, asked, addresses, patience));
        send(response, callback, reply.status(), reply.body());
      } else if (Signs.asked(path)) {
        Signs.Sign sign = signs.answer(path, rules.fromHere(request));
        send(response, callback, sign.status(), sign.type(), sign.text());
      } else {
        files.send(request, response, callback, path);
      }
    } catch (Refusal refusal) {
      refuse(response, callback, refusal);
    } catch (RuntimeException fault) {
      refuse(response, callback, Failures.refusal("a request failed", fault));
    }
    return true;
  }

  private void refuse(Response response, Callback callback, Refusal refusal) {
    vitals.refused(refusal.reason().code());
    ErrorInfo error = ErrorInfo.of(refusal.reason());
    send(response, callback, refusal.status(), new ErrorInfo.Body(error));
  }

  private static void send(Response response, Callback callback, int status, Object body) {
    String json = JsonTrees.write(Json.tree(body));
    send(response, callback, status, "application/json; charset=utf-8", json);
  }

  static void send(Response response, Callback callback, int status, String type, String text) {
    response.setStatus(status);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, type);
    response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    response.getHeaders().put(HttpHeader.CONTENT_LENGTH, bytes.length);
    response.write(true, ByteBuffer.wrap(bytes), callback);
  }
}
