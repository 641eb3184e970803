package dev.astragal.web;

import java.net.InetAddress;
import java.util.Optional;

/**
 * Where a server listens.
 *
 * @param host what it is called in its own address
 * @param port 0 takes any free one
 * @param origin how browsers reach it through a proxy, as {@code https://games.example.org}
 */
public record Place(InetAddress address, String host, int port, Optional<String> origin) {
  /** One that nothing stands before. */
  public Place(InetAddress address, String host, int port) {
    this(address, host, port, Optional.empty());
  }
}
