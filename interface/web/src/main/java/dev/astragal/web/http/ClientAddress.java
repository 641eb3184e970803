package dev.astragal.web.http;

import java.net.InetSocketAddress;
import org.eclipse.jetty.server.Request;

/**
 * Whose request it is. A proxy of this machine says for whom it asks, and is believed where one is
 * expected; whatever it was told itself stands before what it adds.
 */
public record ClientAddress(boolean proxied) {
  /** This machine: everybody who uses it. */
  public static final String LOOPBACK = "loopback";

  public String of(Request request) {
    if (!(request.getConnectionMetaData().getRemoteSocketAddress() instanceof InetSocketAddress at))
      return LOOPBACK;
    if (!at.getAddress().isLoopbackAddress()) return at.getAddress().getHostAddress();
    String forwarded = proxied ? request.getHeaders().get("X-Forwarded-For") : null;
    if (forwarded == null) return LOOPBACK;
    return forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
  }
}
