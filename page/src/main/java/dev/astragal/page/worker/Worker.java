package dev.astragal.page.worker;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSExport;

/** Where a page's worker and its script meet: every method here is called from there. */
public final class Worker {
  private static @Nullable PageServer server;

  private Worker() {}

  public static void main(String[] args) {}

  /** Begins with what was kept. */
  @JSExport
  public static void start(String[] kept) {
    server = new PageServer(new Script(), List.of(kept));
  }

  private static PageServer server() {
    return Objects.requireNonNull(server, "it has not begun");
  }

  @JSExport
  public static String request(
      String method, String path, String languages, String bearer, String body) {
    return server().request(method, path, languages, bearer, body);
  }

  @JSExport
  public static void open(int line) {
    server().open(line);
  }

  @JSExport
  public static void heard(int line, String text) {
    server().heard(line, text);
  }

  @JSExport
  public static void closed(int line) {
    server().closed(line);
  }

  private static final class Script implements PageServer.Outside {
    @Override
    public void send(int line, String text) {
      sendText(line, text);
    }

    @Override
    public void closed(int line, int code, String reason) {
      closeLine(line, code, reason);
    }

    @Override
    public void keep(String id, String match) {
      keepMatch(id, match);
    }
  }

  @JSBody(
      params = {"line", "text"},
      script = "globalThis.tell({line: line, text: text});")
  private static native void sendText(int line, String text);

  @JSBody(
      params = {"line", "code", "reason"},
      script = "globalThis.tell({line: line, code: code, reason: reason});")
  private static native void closeLine(int line, int code, String reason);

  @JSBody(
      params = {"id", "match"},
      script = "globalThis.keep(id, match);")
  private static native void keepMatch(String id, String match);
}
