package dev.astragal.web.http;

import dev.astragal.web.message.Refusal;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.Fields;
import org.eclipse.jetty.util.thread.Scheduler;

/** What requests ask. */
final class Requests {
  private static final int TOKEN_LENGTH_MAX = 64;
  private static final String BEARER = "Bearer ";

  private Requests() {}

  static Asked asked(Request request, String path, ClientAddress addresses, Duration patience) {
    return new Asked(
        request.getMethod(),
        List.of(path.split("/", -1)),
        query(request),
        Optional.ofNullable(request.getHeaders().get("Accept-Language")).orElse(""),
        bearer(request),
        addresses.of(request),
        addresses.user(request),
        most -> body(request, most, patience));
  }

  private static Optional<String> bearer(Request request) {
    return Optional.ofNullable(request.getHeaders().get("Authorization"))
        .filter(
            text -> text.startsWith(BEARER) && text.length() < BEARER.length() + TOKEN_LENGTH_MAX)
        .map(text -> text.substring(BEARER.length()));
  }

  private static Map<String, String> query(Request request) {
    try {
      Map<String, String> query = new LinkedHashMap<>();
      for (Fields.Field field : Request.extractQueryParameters(request))
        query.put(field.getName(), field.getValue());
      return query;
    } catch (RuntimeException e) {
      throw Refusal.badField("query", "cannot be read");
    }
  }

  /** A byte now and then is no body: whoever takes longer than anybody needs is cut off. */
  static String body(Request request, int most, Duration patience) {
    Scheduler.Task cut =
        request
            .getComponents()
            .getScheduler()
            .schedule(
                () -> request.getConnectionMetaData().getConnection().getEndPoint().close(),
                patience.toMillis(),
                TimeUnit.MILLISECONDS);
    try (InputStream in = Content.Source.asInputStream(request)) {
      byte[] bytes = in.readNBytes(most + 1);
      if (bytes.length > most) throw Asked.tooLarge(most);
      return new String(bytes, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new Refusal(400, "NOT_JSON", "the body cannot be read");
    } finally {
      cut.cancel();
    }
  }
}
