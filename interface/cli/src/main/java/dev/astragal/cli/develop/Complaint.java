package dev.astragal.cli.develop;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;

/** What the compiler said, shown in the browser until it is mended. */
interface Complaint extends AutoCloseable {
  @Override
  void close();

  /** Nobody looks anywhere but at the terminal. */
  Complaint NONE = () -> {};

  /** What a page knows it by: an open game shows it by itself. */
  String SIGN = "Astragal-Complaint";

  /** As every page of a server that stands in for the game's, and looks for the game again. */
  static Complaint served(int port, String wrong) throws IOException {
    String sign = Integer.toHexString(wrong.hashCode());
    byte[] page =
        """
        <!doctype html><html lang=en><meta charset=utf-8><title>javac</title>
        <body style="margin:2rem;font:15px/1.4 ui-monospace,monospace"><pre style="white-space:pre-wrap">%s</pre>
        <script>setInterval(async () => {
          try {
            const now = await fetch(location.href, { cache: "no-store" });
            if (now.headers.get("%s") !== "%s") location.reload();
          } catch { /* The game is about to come back. */ }
        }, 300);</script>
        """
            .formatted(wrong.replace("&", "&amp;").replace("<", "&lt;"), SIGN, sign)
            .getBytes(StandardCharsets.UTF_8);
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    server.createContext(
        "/",
        exchange -> {
          exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
          exchange.getResponseHeaders().set(SIGN, sign);
          exchange.sendResponseHeaders(503, page.length);
          exchange.getResponseBody().write(page);
          exchange.close();
        });
    server.start();
    return () -> server.stop(0);
  }
}
