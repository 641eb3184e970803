package dev.astragal.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The inspector beside a match that is being played. */
@ExtendWith(InChromium.class)
final class LiveInspectorTest {
  @Test
  void opensFromTheMatchAndFollowsItStepByStep(Site site) {
    Page player = site.person();
    PlayPage play = startOnTheLobby(player, site, "tictactoe");
    Page inspector = player.waitForPopup(() -> player.getByText("Inspector").click());
    inspector.locator("body[data-live]").waitFor();
    assertThat(inspector.locator("#follow")).isChecked();
    assertThat(inspector.locator("body")).hasAttribute("data-step", "0");

    play.awaitQuestion();
    play.choose(1);
    assertThat(inspector.locator("body")).hasAttribute("data-step", "2");
    assertThat(inspector.locator("#timeline")).hasAttribute("max", "2");
    assertThat(inspector.locator("header")).containsText("still going on");

    inspector.keyboard().press("ArrowLeft");
    assertThat(inspector.locator("body")).hasAttribute("data-step", "1");
    assertThat(inspector.locator("#follow")).not().isChecked();
    play.awaitQuestion();
    play.choose(1);
    assertThat(inspector.locator("#timeline")).hasAttribute("max", "4");
    assertThat(inspector.locator("body")).hasAttribute("data-step", "1");

    inspector.keyboard().press("f");
    assertThat(inspector.locator("body")).hasAttribute("data-step", "4");
    play.awaitQuestion();
    player.keyboard().press("u");
    assertThat(inspector.locator("#timeline")).hasAttribute("max", "2");
    assertThat(inspector.locator("body")).hasAttribute("data-step", "2");
    org.assertj.core.api.Assertions.assertThat(site.faults()).isEmpty();
  }

  @Test
  void isNotForOthersAndNotForAnybodyWhereTwoPeoplePlay(Site site) {
    JsonObject alone = site.match("{\"game\": \"pig\"}");
    Page stranger = site.person();
    stranger.navigate(inspector(site, alone));
    assertThat(stranger.locator("[role=alert]")).containsText("Only who made it");

    Page host = site.person();
    host.navigate(site.server().address() + "/");
    host.locator("[data-game=pig] button").press("Enter");
    host.locator("[data-seat='1']").selectOption("open");
    host.locator("dialog button[type=submit]").press("Enter");
    host.locator("#enter-match").press("Enter");
    PlayPage play = new PlayPage(host);
    play.awaitQuestion();
    assertThat(host.getByText("Inspector")).isHidden();
    String id = host.url().replaceAll(".*match=([0-9a-f]+).*", "$1");
    host.navigate(site.server().address() + "/inspect#run=" + id);
    assertThat(host.locator("[role=alert]")).containsText("Others play too");
  }

  private static String inspector(Site site, JsonObject made) {
    String id = made.getAsJsonObject("match").get("id").getAsString();
    return site.server().address() + "/inspect#run=" + id;
  }

  private static PlayPage startOnTheLobby(Page page, Site site, String game) {
    page.navigate(site.server().address() + "/");
    page.locator("[data-game=" + game + "] button").press("Enter");
    page.locator("dialog #practice").check();
    page.locator("dialog button[type=submit]").press("Enter");
    page.waitForURL("**/play#**");
    return new PlayPage(page);
  }
}
