package dev.astragal.page.browser;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.replay.Replay;
import java.io.IOException;
import java.nio.file.Path;

/** A game's page that was visited once and has no network any more, asked to replay journals. */
final class Replays implements AutoCloseable {
  /** Asks the page's worker as its client does. */
  private static final String ASK =
      """
      (body) => new Promise((take) => {
        const asked = "journal " + Math.random();
        const heard = ({ data }) => {
          if (data.answer !== asked) return;
          gameWorker.removeEventListener("message", heard);
          take(data.text);
        };
        gameWorker.addEventListener("message", heard);
        gameWorker.postMessage({ asked, method: "POST", path: "runs", languages: "en", bearer: "", body });
      })
      """;

  /** Everything is kept, and has been brought back from there. */
  private static final String KEPT =
      "() => navigator.serviceWorker.ready.then(() => caches.keys()).then(String)";

  private static final int BRIEF = 400;

  private final Tab tab;

  private Replays(Tab tab) {
    this.tab = tab;
  }

  static Replays in(Path pages, String game) throws IOException {
    Tab tab = Tab.fresh();
    String address;
    try (StaticHost host = new StaticHost(pages)) {
      address = host.url(game + "/lobby.html");
      tab.open(address);
      tab.say(KEPT, "");
    }
    // Nobody is there any more.
    tab.offline();
    tab.open(address);
    return new Replays(tab);
  }

  /** What the page's inspector says of it. */
  JsonObject replayed(String journal) {
    JsonObject body = new JsonObject();
    body.addProperty("name", "a journal");
    body.addProperty("journal", journal);
    return JsonParser.parseString(tab.say(ASK, body.toString())).getAsJsonObject();
  }

  static boolean same(JsonObject answer) {
    JsonObject run = answer.getAsJsonObject("run");
    return run != null && run.getAsJsonObject("divergence").get("same").getAsBoolean();
  }

  static String brief(JsonObject answer) {
    String text = answer.toString();
    return text.substring(0, Math.min(BRIEF, text.length()));
  }

  static boolean sameHere(Path file) {
    var journal = JournalReader.read(file);
    var kernel = GameLibrary.kernel(journal.header().spec());
    return Replay.of(kernel, journal, Long.MAX_VALUE).divergence().isEmpty();
  }

  @Override
  public void close() {
    tab.close();
  }
}
