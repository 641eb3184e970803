package dev.astragal.web.http;

import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.web.message.ErrorInfo;
import dev.astragal.web.message.Failures;
import dev.astragal.web.message.Json;
import dev.astragal.web.message.Refusal;
import dev.astragal.web.socket.Sockets;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Where every request comes in: rules, then WebSocket, interface or file. */
public final class RequestHandler extends Handler.Abstract {
  private final RequestRules rules;
  private final Api api;
  private final StaticFiles files;
  private final Sockets sockets;

  public RequestHandler(RequestRules rules, Api api, StaticFiles files, Sockets sockets) {
    this.rules = rules;
    this.api = api;
    this.files = files;
    this.sockets = sockets;
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
      if (path.startsWith("/api/")) {
        Api.Reply reply = api.handle(request, path.substring("/api/".length()));
        send(response, callback, reply.status(), reply.body());
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

  private static void refuse(Response response, Callback callback, Refusal refusal) {
    ErrorInfo error = ErrorInfo.of(refusal.reason());
    send(response, callback, refusal.status(), new ErrorInfo.Body(error));
  }

  private static void send(Response response, Callback callback, int status, Object body) {
    response.setStatus(status);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json; charset=utf-8");
    response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
    byte[] bytes = JsonTrees.write(Json.tree(body)).getBytes(StandardCharsets.UTF_8);
    response.getHeaders().put(HttpHeader.CONTENT_LENGTH, bytes.length);
    response.write(true, ByteBuffer.wrap(bytes), callback);
  }
}
