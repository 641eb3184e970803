package dev.astragal.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocket;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(InChromium.class)
final class SpectatorTest {
  private static final int TURNS_MAX = 400;
  private static final String[] WHAT_IS_REGRETTED = {
    "Abandon ship", "Catch", "Turn up", "Put to Sea", "Drop sinkers", "End the turn"
  };
  private static final String SEED = "a-seed-nobody-may-see";

  /** What came over the wire, and not only what the page made of it. */
  @Test
  void aSpectatorReceivesNoSecretOfAnySeatBeforeTheEnd(Site site) {
    JsonObject made =
        site.match(
            """
            {"game": "regrets", "seed": "%s", "seats": [{"kind": "you"}, {"kind": "bot"}]}
            """
                .formatted(SEED));
    String token = made.get("token").getAsString();
    Page seated = site.person();
    List<String> heardOnTheSeat = framesOf(seated);
    PlayPage play = site.play(seated, made.get("link").getAsString());
    Page watching = site.person();
    List<String> heardBySpectator = framesOf(watching);
    PlayPage watch = site.play(watching, made.get("join").getAsString() + "&watch=1");

    int turns = 0;
    while (seated.locator(".regret-card").count() < 1
        && turns++ < TURNS_MAX
        && play.awaitQuestion()) play.chooseFirstOf(WHAT_IS_REGRETTED);
    watch.awaitNewsOf(play);

    Set<String> secrets = secrets(heardOnTheSeat);
    assertThat(secrets).as("the seat came to know something").isNotEmpty();
    assertThat(heardBySpectator).hasSizeGreaterThan(2);
    assertThat(watch.over()).isFalse();
    for (String frame : heardBySpectator) {
      assertThat(frame).doesNotContain(SEED, token, "\"hash\"");
      for (String secret : secrets) assertThat(frame).doesNotContain(secret);
      JsonObject message = JsonParser.parseString(frame).getAsJsonObject();
      if (message.get("type").getAsString().equals("update"))
        assertThat(message.get("prompt").isJsonNull())
            .as("nothing is asked of a spectator")
            .isTrue();
    }
    assertThat(watch.page().locator(".choice").count()).isZero();
    assertThat(watch.log()).isNotBlank();
  }

  private static List<String> framesOf(Page page) {
    List<String> frames = new ArrayList<>();
    page.onWebSocket(
        (WebSocket socket) -> socket.onFrameReceived(frame -> frames.add(frame.text())));
    return frames;
  }

  /** The words of the seat's own Regret cards. */
  private static Set<String> secrets(List<String> frames) {
    Set<String> secrets = new LinkedHashSet<>();
    for (String frame : frames) {
      JsonObject message = JsonParser.parseString(frame).getAsJsonObject();
      if (!message.has("screen")) continue;
      for (JsonElement panel : message.getAsJsonObject("screen").getAsJsonArray("panels"))
        if (panel.getAsJsonObject().get("id").getAsString().equals("board"))
          for (JsonElement row : panel.getAsJsonObject().getAsJsonArray("rows"))
            addRegret(row.getAsJsonObject().getAsJsonArray("cells"), secrets);
    }
    return secrets;
  }

  private static void addRegret(JsonArray cells, Set<String> secrets) {
    JsonObject label = cells.get(0).getAsJsonObject();
    if (!label.get("key").getAsString().equals("board.regret")) return;
    JsonObject line =
        cells.get(1).getAsJsonObject().getAsJsonObject("args").getAsJsonObject("line");
    secrets.add(line.get("text").getAsString());
  }
}
