package dev.astragal.testbed;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** An nginx of our own with a certificate of its own, on a free loopback port. */
public final class PrivateNginx implements AutoCloseable {
  public static final String MISSING =
      "nginx or openssl is not installed: the server behind a proxy is not tested";

  private static final Path PROGRAM = Path.of("/usr/sbin/nginx");
  private static final Path OPENSSL = Path.of("/usr/bin/openssl");
  private static final String USER = "www-data";

  private final Path directory;
  private final ServerProcess server;

  private PrivateNginx(Path directory, ServerProcess server) {
    this.directory = directory;
    this.server = server;
  }

  public static boolean installed() {
    return Files.isExecutable(PROGRAM) && Files.isExecutable(OPENSSL);
  }

  public static int freePort() {
    return ServerProcess.freePort();
  }

  /** {@code site} is a server block that names its certificate CERTIFICATE and its key KEY. */
  public static PrivateNginx started(String site) {
    Path directory = ServerProcess.directory(USER);
    Path certificate = directory.resolve("certificate.pem");
    Path key = directory.resolve("key.pem");
    ServerProcess.run(
        List.of(
            OPENSSL.toString(),
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-days",
            "2",
            "-subj",
            "/CN=localhost",
            "-keyout",
            key.toString(),
            "-out",
            certificate.toString()),
        Map.of());
    String block =
        site.replace("CERTIFICATE", certificate.toString()).replace("KEY", key.toString());
    String configuration =
        """
        daemon off;
        pid DIR/pid;
        error_log stderr notice;
        events {}
        http {
          access_log off;
          client_body_temp_path DIR/body;
          proxy_temp_path DIR/proxy;
          fastcgi_temp_path DIR/fastcgi;
          uwsgi_temp_path DIR/uwsgi;
          scgi_temp_path DIR/scgi;
        BLOCK
        }
        """
            .replace("DIR", directory.toString())
            .replace("BLOCK", block);
    try {
      Path file = Files.writeString(directory.resolve("nginx.conf"), configuration);
      return new PrivateNginx(
          directory,
          ServerProcess.start(
              List.of(PROGRAM.toString(), "-p", directory.toString(), "-c", file.toString()),
              Map.of(),
              directory.resolve("log"),
              "start worker process"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    server.end("QUIT", server.pid());
    ServerProcess.delete(directory);
  }
}
