package dev.astragal.page.browser;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The installed Firefox, asked over WebDriver BiDi, which it speaks by itself. */
final class Firefox implements Tab, WebSocket.Listener {
  private static final Pattern LISTENING = Pattern.compile("BiDi listening on (ws://\\S+)");
  private static final int PATIENCE_SECONDS = 180;

  private final Process browser;
  private final WebSocket socket;
  private final String context;
  private final Map<Integer, CompletableFuture<JsonObject>> waiting = new ConcurrentHashMap<>();
  private final StringBuilder heard = new StringBuilder();
  private int count;

  Firefox() throws IOException {
    Path profile = Files.createTempDirectory("firefox");
    browser =
        new ProcessBuilder(
                Browsers.found("firefox-esr", "firefox").orElseThrow(),
                "--headless",
                "--profile",
                profile.toString(),
                "--remote-debugging-port",
                "0")
            .redirectErrorStream(true)
            .start();
    socket =
        HttpClient.newHttpClient()
            .newWebSocketBuilder()
            .buildAsync(URI.create(address() + "/session"), this)
            .join();
    JsonObject wanted = new JsonObject();
    wanted.add("capabilities", new JsonObject());
    ask("session.new", wanted);
    JsonObject kind = new JsonObject();
    kind.addProperty("type", "tab");
    context = ask("browsingContext.create", kind).get("context").getAsString();
  }

  private String address() throws IOException {
    BufferedReader said =
        new BufferedReader(new InputStreamReader(browser.getInputStream(), StandardCharsets.UTF_8));
    for (String line = said.readLine(); line != null; line = said.readLine()) {
      Matcher found = LISTENING.matcher(line);
      if (!found.find()) continue;
      Thread.ofVirtual().start(() -> swallow(said));
      return found.group(1);
    }
    throw new IOException("Firefox does not listen");
  }

  /** What it says later is of no interest, but somebody has to take it. */
  private static void swallow(BufferedReader said) {
    try {
      said.transferTo(Writer.nullWriter());
    } catch (IOException gone) {
      // It was closed.
    }
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
    heard.append(text);
    if (last) {
      JsonObject message = JsonParser.parseString(heard.toString()).getAsJsonObject();
      heard.setLength(0);
      CompletableFuture<JsonObject> reply =
          message.has("id") && !message.get("id").isJsonNull()
              ? waiting.remove(message.get("id").getAsInt())
              : null;
      if (reply != null) reply.complete(message);
    }
    from.request(1);
    return null;
  }

  private JsonObject ask(String method, JsonObject what) {
    int id = ++count;
    CompletableFuture<JsonObject> reply = new CompletableFuture<>();
    waiting.put(id, reply);
    JsonObject message = new JsonObject();
    message.addProperty("id", id);
    message.addProperty("method", method);
    message.add("params", what);
    socket.sendText(message.toString(), true).join();
    JsonObject said = reply.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    if (!said.has("result")) throw new IllegalStateException(method + ": " + said);
    return said.getAsJsonObject("result");
  }

  @Override
  public void open(String url) {
    JsonObject where = new JsonObject();
    where.addProperty("context", context);
    where.addProperty("url", url);
    where.addProperty("wait", "complete");
    ask("browsingContext.navigate", where);
  }

  @Override
  public String say(String function, String argument) {
    JsonObject text = new JsonObject();
    text.addProperty("type", "string");
    text.addProperty("value", argument);
    JsonArray all = new JsonArray();
    all.add(text);
    JsonObject target = new JsonObject();
    target.addProperty("context", context);
    JsonObject call = new JsonObject();
    call.addProperty("functionDeclaration", function);
    call.add("arguments", all);
    call.add("target", target);
    call.addProperty("awaitPromise", true);
    JsonObject said = ask("script.callFunction", call);
    if (!said.has("result")) throw new IllegalStateException(said.toString());
    JsonObject value = said.getAsJsonObject("result");
    return value.has("value") ? value.get("value").getAsString() : "";
  }

  /** Whoever has closed the host has closed the network too: a page here reaches nothing else. */
  @Override
  public void offline() {}

  @Override
  public void close() {
    try {
      ask("browser.close", new JsonObject());
    } catch (RuntimeException gone) {
      // It may be gone before it has said so.
    }
    browser.destroy();
  }
}
