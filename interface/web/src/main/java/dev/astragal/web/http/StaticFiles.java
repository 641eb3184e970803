package dev.astragal.web.http;

import dev.astragal.web.WebServer;
import dev.astragal.web.game.GameFiles;
import dev.astragal.web.game.Packaged;
import dev.astragal.web.game.WordModules;
import dev.astragal.web.message.Refusal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.CRC32C;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * The pages, read into memory once. A request's path is looked up in a table and never becomes a
 * file name.
 */
public final class StaticFiles {
  private static final String ROOT = "web";

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "svg", "image/svg+xml",
          "png", "image/png",
          "ico", "image/x-icon",
          "json", "application/json; charset=utf-8",
          "webmanifest", "application/manifest+json",
          "woff2", "font/woff2",
          "yaml", "application/yaml; charset=utf-8");

  private final Map<String, Page> pages;

  private record Page(ByteBuffer bytes, String type, String tag) {}

  private StaticFiles(Map<String, Page> pages) {
    this.pages = pages;
  }

  /** Those of the server and what the games bring, by the paths they are served under. */
  public static StaticFiles of(Map<String, byte[]> own, Map<String, byte[]> games) {
    Map<String, Page> pages = new LinkedHashMap<>();
    own.forEach((path, bytes) -> pages.put(path, page(path, bytes)));
    games.forEach((path, bytes) -> pages.put(path, page(path, bytes)));
    return new StaticFiles(pages);
  }

  /** Everything there is, by the path it is served under; what has no ending is a page. */
  public static Map<String, byte[]> all() {
    Map<String, byte[]> all = new LinkedHashMap<>(own());
    all.putAll(GameFiles.all());
    return all;
  }

  /** Everything under {@code web/} of this module, without what the games bring. */
  public static Map<String, byte[]> own() {
    Map<String, byte[]> own = new LinkedHashMap<>();
    Map<String, byte[]> files = Packaged.files(StaticFiles.class, ROOT);
    files.forEach(
        (name, bytes) -> {
          if (!Pages.isTemplate(name)) own.put("/" + name, bytes);
        });
    own.putAll(Pages.all(files));
    WordModules.of(WebServer.class, "")
        .forEach((name, bytes) -> own.put("/assets/words/" + name, bytes));
    try (var description = StaticFiles.class.getResourceAsStream("openapi.yaml")) {
      if (description != null) own.put("/openapi.yaml", description.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException("the description cannot be read", e);
    }
    return own;
  }

  private static Page page(String name, byte[] bytes) {
    CRC32C sum = new CRC32C();
    sum.update(bytes);
    String ending = name.contains(".") ? name.substring(name.lastIndexOf('.') + 1) : "html";
    String type = TYPES.getOrDefault(ending, "application/octet-stream");
    return new Page(
        ByteBuffer.wrap(bytes).asReadOnlyBuffer(),
        type,
        "\"" + HexFormat.of().toHexDigits(sum.getValue()) + "\"");
  }

  boolean holds(String path) {
    return pages.containsKey(path);
  }

  void send(Request request, Response response, Callback callback, String path) {
    boolean found = holds(path);
    boolean forPeople = String.valueOf(request.getHeaders().get("Accept")).contains("text/html");
    Page page = pages.get(found || !forPeople ? path : Pages.NOTHING.path());
    if (page == null) throw new Refusal(404, "NOT_FOUND", "there is nothing here");
    if (!request.getMethod().equals("GET") && !request.getMethod().equals("HEAD"))
      throw new Refusal(405, "WRONG_METHOD", "this can only be read");
    response.getHeaders().put(HttpHeader.ETAG, page.tag());
    response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-cache");
    if (found && page.tag().equals(request.getHeaders().get(HttpHeader.IF_NONE_MATCH))) {
      response.setStatus(304);
      callback.succeeded();
      return;
    }
    response.setStatus(found ? 200 : 404);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, page.type());
    response.getHeaders().put(HttpHeader.CONTENT_LENGTH, page.bytes().remaining());
    response.write(true, page.bytes().duplicate(), callback);
  }
}
