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

  /** As every page of a server that stands in for the game's, and looks again each second. */
  static Complaint served(int port, String wrong) throws IOException {
    byte[] page =
        ("<!doctype html><meta charset=utf-8><meta http-equiv=refresh content=1><title>!</title><pre>"
                + wrong.replace("&", "&amp;").replace("<", "&lt;")
                + "</pre>")
            .getBytes(StandardCharsets.UTF_8);
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    server.createContext(
        "/",
        exchange -> {
          exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
          exchange.sendResponseHeaders(503, page.length);
          exchange.getResponseBody().write(page);
          exchange.close();
        });
    server.start();
    return () -> server.stop(0);
  }
}
