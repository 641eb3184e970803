package dev.astragal.page.browser;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A web host like any other: it gives files away, compressed with brotli where somebody has
 * compressed them, and counts what it gave.
 */
final class StaticHost implements AutoCloseable {
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "svg", "image/svg+xml",
          "wasm", "application/wasm");

  private final Path root;
  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final Map<String, Long> given = new ConcurrentHashMap<>();
  private final AtomicLong bytes = new AtomicLong();

  static {
    System.setProperty("sun.net.httpserver.nodelay", "true");
  }

  StaticHost(Path root) throws IOException {
    this.root = root;
    this.server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 100);
    server.setExecutor(threads);
    server.createContext("/", this::answer);
    server.start();
  }

  String url(String path) {
    return "http://localhost:" + server.getAddress().getPort() + "/" + path;
  }

  /** Bytes of bodies since it was last asked to forget them. */
  long bytes() {
    return bytes.get();
  }

  /** What was asked for, with its bytes. */
  Map<String, Long> given() {
    return Map.copyOf(given);
  }

  void forget() {
    bytes.set(0);
    given.clear();
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      String path = exchange.getRequestURI().getPath();
      Path file = root.resolve(path.substring(1) + (path.endsWith("/") ? "index.html" : ""));
      if (!file.normalize().startsWith(root) || !Files.isRegularFile(file)) {
        exchange.sendResponseHeaders(404, -1);
        return;
      }
      String name = file.getFileName().toString();
      Path small = file.resolveSibling(name + ".br");
      boolean compressed = Files.exists(small);
      byte[] body = Files.readAllBytes(compressed ? small : file);
      var headers = exchange.getResponseHeaders();
      if (compressed) headers.add("Content-Encoding", "br");
      headers.add("Cache-Control", "max-age=600");
      headers.add(
          "Content-Type",
          TYPES.getOrDefault(
              name.substring(name.lastIndexOf('.') + 1), "application/octet-stream"));
      exchange.sendResponseHeaders(200, body.length);
      exchange.getResponseBody().write(body);
      bytes.addAndGet(body.length);
      given.merge(path, (long) body.length, Long::sum);
    }
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
