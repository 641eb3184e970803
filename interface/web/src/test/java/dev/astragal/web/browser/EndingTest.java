package dev.astragal.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What there is to see when a game is over. */
@ExtendWith(InChromium.class)
final class EndingTest {
  private static PlayPage ended(Site site, String match) {
    PlayPage play = site.play(site.person(), site.seat(match));
    while (play.awaitQuestion()) play.chooseFirstOf(play.log().length() % 3 == 0 ? "Hold" : "Roll");
    return play;
  }

  @Test
  void theHallOfFameListsWhatWasFinishedButNoPracticeAndNoChosenSeed(Site site) {
    ended(site, "{\"game\": \"tictactoe\", \"name\": \"Famous\"}");
    ended(site, "{\"game\": \"tictactoe\", \"name\": \"Practised\", \"practice\": true}");
    ended(site, "{\"game\": \"tictactoe\", \"name\": \"Foresaw\", \"seed\": \"3\"}");
    Page page = site.person();
    page.navigate(site.server().address() + "/fame#game=tictactoe");
    page.locator("body[data-ready=tictactoe]").waitFor();
    assertThat(page.locator("main")).containsText("Famous");
    assertThat(page.locator("main")).not().containsText("Practised");
    assertThat(page.locator("main")).not().containsText("Foresaw");
    assertThat(Axe.graveFaults(page)).isEmpty();
    page.locator("tr:has-text('Famous') a").first().click();
    page.locator("body[data-step]").waitFor();
    assertThat(site.faults()).isEmpty();
  }

  @Test
  void aMatchThatIsNotOverIsInNoHallOfFame(Site site) {
    site.play(site.person(), site.seat("{\"game\": \"pig\", \"name\": \"Unfinished\"}"));
    JsonObject fame = site.get("/api/games/pig/fame", "");
    assertThat(fame.toString()).doesNotContain("Unfinished");
  }
}
