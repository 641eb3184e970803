package dev.astragal.web.http;

import dev.astragal.web.Limits;
import dev.astragal.web.Place;
import dev.astragal.web.message.Refusal;
import dev.astragal.web.operator.Bans;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntSupplier;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;

/** What every request must fulfil before anybody looks at it, and what every answer says. */
public final class RequestRules {
  private static final int TARGET_LENGTH_MAX = 2_048;
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
          + "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
          + "form-action 'none'; frame-ancestors 'none'";

  private final Set<String> names;
  private final Optional<String> origin;
  private final IntSupplier port;
  private final ClientAddress addresses;
  private final RequestRates rates;
  private final Bans bans;

  /** {@code port} is the one the server got. */
  public RequestRules(
      Place place, IntSupplier port, ClientAddress addresses, Limits limits, Bans bans) {
    this.bans = bans;
    this.names = Set.copyOf(HostNames.of(place.address(), place.host()));
    this.origin = place.origin();
    this.port = port;
    this.addresses = addresses;
    this.rates = new RequestRates(limits.requests());
  }

  public static void addHeaders(Response response) {
    HttpFields.Mutable headers = response.getHeaders();
    headers.put("Content-Security-Policy", POLICY);
    headers.put("Referrer-Policy", "no-referrer");
    headers.put("X-Content-Type-Options", "nosniff");
    headers.put("X-Frame-Options", "DENY");
    headers.put("Cross-Origin-Opener-Policy", "same-origin");
    headers.put("Cross-Origin-Resource-Policy", "same-origin");
    headers.put("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
  }

  /** What costs something to answer may not be asked for all the time. */
  void requireRestraint(Request request) {
    rates.require(addresses.of(request));
  }

  /** Whether somebody on this machine asks, and not a proxy for somebody else. */
  boolean fromHere(Request request) {
    return addresses.of(request).equals(ClientAddress.LOOPBACK);
  }

  public void require(Request request) {
    bans.require(addresses.of(request));
    if (request.getHttpURI().getPathQuery().length() > TARGET_LENGTH_MAX)
      throw new Refusal(414, "TOO_LONG", "the address is too long");
    if (!isOurs(String.valueOf(request.getHeaders().get(HttpHeader.HOST))))
      throw new Refusal(421, "WRONG_HOST", "this server does not go by that name");
    Optional<String> from = header(request, "Origin");
    if (from.isPresent() && !isOurOrigin(from.get())) throw wrongOrigin();
    String method = request.getMethod();
    if (method.equals("GET") || method.equals("HEAD")) return;
    Optional<String> site = header(request, "Sec-Fetch-Site");
    if (site.isPresent() && !site.get().equals("same-origin") && !site.get().equals("none"))
      throw wrongOrigin();
    // Another site's page would have to ask before it may delete anything, and is told no.
    if (method.equals("DELETE")) return;
    String type = header(request, "Content-Type").orElse("");
    if (!type.split(";", 2)[0].strip().equalsIgnoreCase("application/json"))
      throw new Refusal(415, "NOT_JSON_TYPE", "the content type must be application/json");
  }

  private static Refusal wrongOrigin() {
    return new Refusal(403, "WRONG_ORIGIN", "the request comes from another site");
  }

  private boolean isOurOrigin(String from) {
    return origin.equals(Optional.of(from))
        || (from.startsWith("http://") && isOurs(from.substring("http://".length())));
  }

  private boolean isOurs(String authority) {
    if (origin.filter(url -> url.endsWith("://" + authority)).isPresent()) return true;
    int colon = authority.lastIndexOf(':');
    boolean withPort = colon > authority.lastIndexOf(']');
    String name = (withPort ? authority.substring(0, colon) : authority).toLowerCase(Locale.ROOT);
    String number = withPort ? authority.substring(colon + 1) : "80";
    return names.contains(name) && number.equals(Integer.toString(port.getAsInt()));
  }

  private static Optional<String> header(Request request, String name) {
    return Optional.ofNullable(request.getHeaders().get(name));
  }
}
