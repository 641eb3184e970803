package dev.astragal.web.http;

import dev.astragal.web.agent.Visit;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** A visit as Jetty carries it. */
record JettyVisit(
    Request request,
    Response response,
    Callback callback,
    ClientAddress addresses,
    Duration patience)
    implements Visit {
  @Override
  public String method() {
    return request.getMethod();
  }

  @Override
  public String address() {
    return addresses.of(request);
  }

  @Override
  public Optional<String> user() {
    return addresses.user(request);
  }

  @Override
  public Optional<String> header(String name) {
    return Optional.ofNullable(request.getHeaders().get(name));
  }

  @Override
  public String body(int most) {
    return Requests.body(request, most, patience);
  }

  @Override
  public void reply(int status, Map<String, String> headers, String type, String text) {
    headers.forEach(response.getHeaders()::put);
    RequestHandler.send(response, callback, status, type, text);
  }

  @Override
  public Pieces begin(Map<String, String> headers, String type) {
    headers.forEach(response.getHeaders()::put);
    response.setStatus(200);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, type);
    response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
    // A proxy that gathers an answer before it passes it on would keep everything to the end.
    response.getHeaders().put("X-Accel-Buffering", "no");
    return new JettyPieces(Content.Sink.asOutputStream(response), callback);
  }

  private record JettyPieces(OutputStream out, Callback callback) implements Pieces {
    @Override
    public synchronized void send(String piece) throws IOException {
      out.write(piece.getBytes(StandardCharsets.UTF_8));
      out.flush();
    }

    @Override
    public synchronized void end() {
      try {
        out.close();
        callback.succeeded();
      } catch (IOException e) {
        callback.failed(e);
      }
    }
  }
}
