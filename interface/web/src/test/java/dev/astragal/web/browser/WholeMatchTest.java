package dev.astragal.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A whole match of two people, with a third who watches: names, chat, a reload, a server that is
 * killed, one who leaves and is replaced by a bot, the end, and a rematch.
 */
@ExtendWith(InChromium.class)
final class WholeMatchTest {
  private static final int TURNS_MAX = 3_000;

  @ParameterizedTest
  @CsvSource({"regrets, Pass for today, Sea", "mir, Attack, End the turn"})
  void twoPeoplePlayToTheEndWhateverHappens(String game, String first, String then, Site site) {
    JsonObject made =
        site.match(
            "{\"game\": \"%s\", \"name\": \"Ada\", \"seats\": [{\"kind\": \"you\"}, {\"kind\": \"open\"}]}"
                .formatted(game));
    Page adas = site.person();
    Page graces = site.person();
    Page watcher = site.person();
    PlayPage ada = site.play(adas, made.get("link").getAsString());
    site.play(graces, made.get("join").getAsString());
    graces.locator("#join #name").fill("Grace");
    graces.locator("#join button").first().click();
    graces.locator("body[data-seat='1']").waitFor();
    PlayPage grace = new PlayPage(graces);
    site.play(watcher, made.get("join").getAsString() + "&watch=1");
    assertThat(watcher.locator(".seats")).containsText(Pattern.compile("Ada.*Grace"));

    play(ada, grace, 4, first, then);
    say(adas, "Good luck!");
    assertThat(graces.locator(".chat")).containsText("Good luck!");
    graces.reload();
    grace = new PlayPage(graces);
    assertThat(graces.locator(".chat")).containsText("Good luck!");
    play(ada, grace, 2, first, then);

    String log = adas.locator("body").getAttribute("data-inputs");
    site.server().kill();
    assertThat(adas.locator("#line")).containsText("Connection lost");
    site.server().restart();
    assertThat(adas.locator("#line")).containsText("Connected");
    assertThat(graces.locator("#line")).containsText("Connected");
    assertThat(adas.locator("body")).hasAttribute("data-inputs", log);
    play(ada, grace, 2, first, then);

    graces.locator("#leave").click();
    graces.locator("#sure").click();
    graces.waitForURL("**/");
    assertThat(adas.locator(".seats")).containsText("bot");
    for (int turn = 0; ada.awaitQuestion(); turn++) {
      ada.chooseFirstOf(first, then);
      assertThat(turn).isLessThan(TURNS_MAX);
    }
    assertThat(adas.locator(".ending")).isVisible();
    assertThat(watcher.locator(".ending")).isVisible();

    adas.locator("#play-again").click();
    adas.locator("body[data-seat='1']").waitFor();
    assertThat(adas.locator(".seats")).containsText("Ada");
    assertThat(site.faults()).isEmpty();
  }

  private static void say(Page page, String text) {
    if (!page.locator(".chat-form input").isVisible()) page.locator(".chat summary").click();
    page.locator(".chat-form input").fill(text);
    page.locator(".chat-form button").click();
  }

  /** So many answers, of whoever is asked. */
  private static void play(PlayPage ada, PlayPage grace, int answers, String first, String then) {
    for (int given = 0; given < answers; ) {
      if (ada.asked()) ada.chooseFirstOf(then, first);
      else if (grace.asked()) grace.chooseFirstOf(then, first);
      else {
        ada.page().waitForTimeout(20);
        continue;
      }
      given++;
    }
  }
}
