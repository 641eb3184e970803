package dev.astragal.web.http;

import dev.astragal.web.message.NewMatch;
import java.net.InetSocketAddress;
import java.util.Optional;
import org.eclipse.jetty.server.Request;

/**
 * Whose request it is. A proxy of this machine says for whom it asks, and is believed where one is
 * expected; whatever it was told itself stands before what it adds.
 */
public record ClientAddress(boolean proxied, Optional<String> userHeader) {
  /** This machine: everybody who uses it. */
  public static final String LOOPBACK = "loopback";

  /** Whom the proxy has signed in; nobody else is believed. */
  Optional<String> user(Request request) {
    return userHeader
        .filter(_ -> proxied && fromLoopback(request))
        .map(name -> request.getHeaders().get(name))
        .map(String::strip)
        .filter(name -> !name.isEmpty())
        .map(name -> name.substring(0, Math.min(name.length(), NewMatch.NAME_LENGTH_MAX)));
  }

  private static boolean fromLoopback(Request request) {
    return !(request.getConnectionMetaData().getRemoteSocketAddress()
            instanceof InetSocketAddress at)
        || at.getAddress().isLoopbackAddress();
  }

  public String of(Request request) {
    if (!(request.getConnectionMetaData().getRemoteSocketAddress() instanceof InetSocketAddress at))
      return LOOPBACK;
    if (!fromLoopback(request)) return at.getAddress().getHostAddress();
    String forwarded = proxied ? request.getHeaders().get("X-Forwarded-For") : null;
    if (forwarded == null) return LOOPBACK;
    return forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
  }
}
