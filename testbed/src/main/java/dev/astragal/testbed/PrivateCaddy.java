package dev.astragal.testbed;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A Caddy of our own that signs its certificates itself and trusts nobody with them. */
public final class PrivateCaddy implements AutoCloseable {
  public static final String MISSING = "Caddy is not installed: the server behind it is not tested";

  private static final Path PROGRAM = Path.of("/usr/bin/caddy");

  private final Path directory;
  private final ServerProcess server;

  private PrivateCaddy(Path directory, ServerProcess server) {
    this.directory = directory;
    this.server = server;
  }

  public static boolean installed() {
    return Files.isExecutable(PROGRAM);
  }

  /** {@code site} is the block of one site. */
  public static PrivateCaddy started(String site) {
    try {
      Path directory = Files.createTempDirectory("astragal-caddy");
      String options =
          """
          {
            admin off
            local_certs
            skip_install_trust
            auto_https disable_redirects
            storage file_system %s
          }
          """
              .formatted(directory.resolve("storage"));
      Path file = Files.writeString(directory.resolve("Caddyfile"), options + site);
      return new PrivateCaddy(
          directory,
          ServerProcess.start(
              List.of(
                  PROGRAM.toString(), "run", "--config", file.toString(), "--adapter", "caddyfile"),
              Map.of("HOME", directory.toString(), "XDG_DATA_HOME", directory.toString()),
              directory.resolve("log"),
              "serving initial configuration"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    server.end("TERM", server.pid());
    ServerProcess.delete(directory);
  }
}
