package dev.astragal.web;

import java.net.InetAddress;
import java.util.Optional;

/**
 * Where a server listens.
 *
 * @param host what it is called in its own address
 * @param port 0 takes any free one
 * @param origin how browsers reach it through a proxy, as {@code https://games.example.org}
 * @param userHeader in which that proxy says who was signed in
 */
public record Place(
    InetAddress address,
    String host,
    int port,
    Optional<String> origin,
    Optional<String> userHeader) {
  /** One that nothing stands before. */
  public Place(InetAddress address, String host, int port) {
    this(address, host, port, Optional.empty());
  }

  /** One whose visitors call themselves what they like. */
  public Place(InetAddress address, String host, int port, Optional<String> origin) {
    this(address, host, port, origin, Optional.empty());
  }
}
