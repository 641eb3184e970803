package dev.astragal.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** People at one table: they talk, leave, and play again. */
@ExtendWith(InChromium.class)
final class PeopleTest {
  private static final String MATCH =
      """
      {"game": "pig", "name": "Ada",
       "seats": [{"kind": "you"}, {"kind": "open"}]}
      """;

  static PlayPage joined(Site site, JsonObject made, String name) {
    Page page = site.person();
    site.play(page, made.get("join").getAsString());
    page.locator("#join #name").fill(name);
    page.locator("#join button").click();
    page.locator("body[data-seat='1']").waitFor();
    return new PlayPage(page);
  }

  private static void say(PlayPage play, String text) {
    if (play.page().locator("#chat[open]").count() == 0)
      play.page().locator("#chat summary").click();
    play.page().locator("#chat-text").fill(text);
    play.page().locator("#chat-text").press("Enter");
  }

  @Test
  void whatSomebodySaysIsHeardOutlivesTheServerAndCanBeMuted(Site site) {
    JsonObject made = site.match(MATCH);
    PlayPage ada = site.play(site.person(), made.get("link").getAsString());
    PlayPage grace = joined(site, made, "Grace");
    say(grace, "hello <b>there</b>");
    assertThat(ada.page().locator(".chat-line"))
        .containsText(Pattern.compile("Grace.*hello <b>there</b>"));
    site.server().kill();
    site.server().restart();
    ada.page().reload();
    assertThat(ada.page().locator(".chat-line")).containsText("there");
    ada.page().locator("#chat summary").click();
    ada.page().locator("[aria-label='Mute Grace']").click();
    assertThat(ada.page().locator(".chat-line")).hasCount(0);
    ada.page().locator("#chat button", new Page.LocatorOptions().setHasText("Hear")).click();
    assertThat(ada.page().locator(".chat-line")).hasCount(1);
  }

  @Test
  void whoeverLeavesIsFollowedByABot(Site site) {
    JsonObject made = site.match(MATCH.replace("pig", "tictactoe"));
    PlayPage ada = site.play(site.person(), made.get("link").getAsString());
    PlayPage grace = joined(site, made, "Grace");
    grace.page().locator("#leave").click();
    grace.page().locator("dialog #sure").click();
    assertThat(grace.page().locator("#games")).isVisible();
    assertThat(ada.page().locator(".seats")).containsText("bot");
    assertThat(ada.page()).hasTitle(Pattern.compile("Your turn"));
    while (ada.awaitQuestion()) ada.choose(1);
    assertThat(ada.page().locator(".ending")).isVisible();
  }

  @Test
  void theyPlayAgainOneSeatFurther(Site site) {
    JsonObject made = site.match(MATCH.replace("pig", "tictactoe"));
    PlayPage ada = site.play(site.person(), made.get("link").getAsString());
    PlayPage grace = joined(site, made, "Grace");
    while (!ada.over()) {
      PlayPage next = ada.asked() ? ada : grace;
      if (next.awaitQuestion()) next.choose(1);
      ada.awaitNewsOf(next);
      grace.awaitNewsOf(next);
    }
    grace.awaitEnd();
    grace.page().locator("#play-again").click();
    grace.page().locator("body[data-seat='0']").waitFor();
    ada.page().locator("#rematch-begun button").click();
    ada.page().locator("body[data-seat='1']").waitFor();
    assertThat(ada.page().locator(".seats")).containsText(Pattern.compile("Grace.*Ada"));
    new PlayPage(grace.page()).choose(1);
    assertThat(site.faults()).isEmpty();
  }

  @Test
  void theLobbyKnowsWhereOneHasASeat(Site site) {
    JsonObject made = site.match(MATCH);
    PlayPage ada = site.play(site.person(), made.get("link").getAsString());
    ada.page().navigate(site.server().address() + "/");
    ada.page().locator("#mine a").first().click();
    ada.page().locator("body[data-seat='0']").waitFor();
    assertThat(ada.page().url()).doesNotContain("token");
  }
}
