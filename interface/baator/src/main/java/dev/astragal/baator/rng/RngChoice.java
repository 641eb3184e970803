package dev.astragal.baator.rng;

import dev.astragal.runtime.content.BadInputException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Which dice a session rolls, by environment variables. */
public final class RngChoice {
  private static final int PORT = 4444;

  private RngChoice() {}

  /** A source outside the session, or nothing for the session's own seeded dice. */
  public static Optional<SocketRng> external(Map<String, String> environment) {
    String wanted = environment.getOrDefault("BAATOR_RNG", "java").toLowerCase(Locale.ROOT);
    return switch (wanted) {
      case "java", "python" -> Optional.empty();
      case "socket" ->
          Optional.of(
              new SocketRng(
                  environment.getOrDefault("BAATOR_RNG_HOST", "127.0.0.1"),
                  port(environment),
                  SocketRng.TIMEOUT));
      default -> throw new BadInputException("BAATOR_RNG is socket or java, not '" + wanted + "'");
    };
  }

  private static int port(Map<String, String> environment) {
    String text = environment.get("BAATOR_RNG_PORT");
    if (text == null) return PORT;
    if (text.matches("\\d{1,5}")) {
      int port = Integer.parseInt(text);
      if (port >= 1 && port <= 65_535) return port;
    }
    throw new BadInputException("BAATOR_RNG_PORT is a port from 1 to 65535, not '" + text + "'");
  }
}
