package dev.astragal.web.browser;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/** What one test uses: people with browsers of their own, and the server they all talk to. */
final class Site implements AutoCloseable {
  static final int PATIENCE_MILLIS = 60_000;
  static final int WIDE = 1280;
  static final int HIGH = 860;

  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final long POLLED_NANOS = 20_000_000;

  private final Browser browser;
  private final ServerProcess server;
  private final List<BrowserContext> contexts = new ArrayList<>();
  private final List<String> faults = new ArrayList<>();

  Site(Browser browser, ServerProcess server) {
    this.browser = browser;
    this.server = server;
  }

  ServerProcess server() {
    return server;
  }

  /** The same people at another server. */
  Site at(ServerProcess other) {
    return new Site(browser, other);
  }

  /** Errors that pages threw, and what the security policy had to stop. */
  List<String> faults() {
    return List.copyOf(faults);
  }

  /** A person with a browser that nobody used before, in the light theme, where nothing moves. */
  Page person() {
    return person(ReducedMotion.REDUCE);
  }

  Page person(ReducedMotion motion) {
    return person(new Browser.NewContextOptions().setReducedMotion(motion));
  }

  /** The same for somebody whose browser speaks another language. */
  Page person(String locale) {
    return person(
        new Browser.NewContextOptions().setReducedMotion(ReducedMotion.REDUCE).setLocale(locale));
  }

  Page person(Browser.NewContextOptions options) {
    BrowserContext context =
        browser.newContext(options.setColorScheme(ColorScheme.LIGHT).setViewportSize(WIDE, HIGH));
    context.setDefaultTimeout(PATIENCE_MILLIS);
    contexts.add(context);
    Page page = context.newPage();
    page.onPageError(faults::add);
    page.onConsoleMessage(
        message -> {
          if (message.text().contains("Content Security Policy")) faults.add(message.text());
        });
    return page;
  }

  /** Another match is another fragment of the same address, so the page has to be left first. */
  PlayPage play(Page page, String link) {
    page.navigate("about:blank");
    page.navigate(server.address() + link);
    return new PlayPage(page);
  }

  /** Makes a match as a program would; {@code json} is the request. */
  JsonObject match(String json) {
    return post("/api/matches", json);
  }

  JsonObject post(String path, String json) {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(server.address() + path))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(json))
            .build();
    return sent(request);
  }

  /** What the server says to whoever has {@code token}. */
  JsonObject get(String path, String token) {
    return sent(
        HttpRequest.newBuilder(URI.create(server.address() + path))
            .header("Authorization", "Bearer " + token)
            .build());
  }

  private static JsonObject sent(HttpRequest request) {
    try {
      String body = HTTP.send(request, HttpResponse.BodyHandlers.ofString()).body();
      return JsonParser.parseString(body).getAsJsonObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** The link of the seat of whoever makes the match. */
  String seat(String json) {
    return match(json).get("link").getAsString();
  }

  /** The id of a match that bots have played to its end. */
  String finished(String json) {
    String id = match(json).getAsJsonObject("match").get("id").getAsString();
    while (!get("/api/matches/" + id, "").get("status").getAsString().equals("finished"))
      LockSupport.parkNanos(POLLED_NANOS);
    return id;
  }

  @Override
  public void close() {
    contexts.forEach(BrowserContext::close);
  }
}
