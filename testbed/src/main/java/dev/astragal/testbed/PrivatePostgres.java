package dev.astragal.testbed;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A PostgreSQL of our own on a free loopback port, with everything in a temporary directory. */
public final class PrivatePostgres implements AutoCloseable {
  public static final String MISSING =
      "PostgreSQL is not installed: the tests of the PostgreSQL store are skipped";

  public static final String USER = "astragal";
  public static final String PASSWORD = "knucklebone";

  private static final String OWNER = "postgres";

  private final Path directory;
  private final int port;
  private ServerProcess server;

  private PrivatePostgres(Path directory, int port, ServerProcess server) {
    this.directory = directory;
    this.port = port;
    this.server = server;
  }

  public static boolean installed() {
    return binaries().isPresent();
  }

  public static PrivatePostgres started() {
    Path directory = ServerProcess.directory(OWNER);
    try {
      Path password = Files.writeString(directory.resolve("password"), PASSWORD);
      ServerProcess.run(
          ServerProcess.as(
              OWNER,
              List.of(
                  binary("initdb"),
                  "--pgdata=" + directory.resolve("data"),
                  "--auth=scram-sha-256",
                  "--username=" + USER,
                  "--pwfile=" + password,
                  "--encoding=UTF8",
                  "--locale=C",
                  "--no-sync")),
          Map.of());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    int port = ServerProcess.freePort();
    return new PrivatePostgres(directory, port, start(directory, port));
  }

  private static ServerProcess start(Path directory, int port) {
    return ServerProcess.start(
        ServerProcess.as(
            OWNER,
            List.of(
                binary("postgres"),
                "-D",
                directory.resolve("data").toString(),
                "-p",
                Integer.toString(port),
                "-c",
                "listen_addresses=127.0.0.1",
                "-c",
                "unix_socket_directories=" + directory)),
        Map.of(),
        directory.resolve("log"),
        "ready to accept connections");
  }

  public int port() {
    return port;
  }

  public String url() {
    return url(USER, PASSWORD, "postgres");
  }

  public String url(String user, String password, String database) {
    return "jdbc:postgresql://127.0.0.1:%d/%s?user=%s&password=%s"
        .formatted(port, database, user, password);
  }

  /** Ends it as a crash would and starts it again. */
  public void crashAndRestart() {
    crash();
    restart();
  }

  public void crash() {
    server.end("QUIT", server.pid());
  }

  public void restart() {
    server = start(directory, port);
  }

  @Override
  public void close() {
    server.end("INT", server.pid());
    ServerProcess.delete(directory);
  }

  private static String binary(String name) {
    return binaries()
        .orElseThrow(() -> new IllegalStateException(MISSING))
        .resolve(name)
        .toString();
  }

  private static Optional<Path> binaries() {
    Path versions = Path.of("/usr/lib/postgresql");
    if (!Files.isDirectory(versions)) return Optional.empty();
    try (Stream<Path> found = Files.list(versions)) {
      return found
          .map(version -> version.resolve("bin"))
          .filter(bin -> Files.isExecutable(bin.resolve("postgres")))
          .max(Comparator.naturalOrder());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
