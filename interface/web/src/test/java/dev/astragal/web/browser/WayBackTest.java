package dev.astragal.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** In its easy mode a lost run of delve goes on from a checkpoint, in the browser too. */
@ExtendWith(InChromium.class)
final class WayBackTest {
  private static final int TURNS_MAX = 600;
  private static final String WAY_BACK = ".choice[data-kind=WAY_BACK]";

  @Test
  void whoeverFallsGoesBackToACheckpointAndGoesOnAndTheJournalReplays(Site site) {
    JsonObject made =
        site.match("{\"game\": \"delve\", \"seed\": \"28\", \"options\": {\"mode\": \"easy\"}}");
    Page page = site.person();
    PlayPage play = site.play(page, made.get("link").getAsString());
    play.letTimeFly();

    playUntilFallen(play);
    Locator ways = page.locator(WAY_BACK);
    assertThat(ways.count()).isPositive();
    long fallen = play.inputs();
    ways.last().click();
    page.locator("body[data-asked]:not(:has(" + WAY_BACK + "))").waitFor();
    assertThat(play.inputs()).as("the run is where the checkpoint was").isLessThan(fallen);
    assertThat(play.over()).isFalse();

    playUntilFallen(play);
    String run = made.getAsJsonObject("match").get("id").getAsString();
    String owner = made.get("owner").getAsString();
    long inputs = site.get("/api/runs/" + run, owner).get("inputs").getAsLong();
    site.server().kill();
    site.server().restart();
    JsonObject replayed = site.get("/api/runs/" + run, owner);
    assertThat(replayed.get("inputs").getAsLong()).isEqualTo(inputs);
    assertThat(replayed.getAsJsonObject("divergence").get("same").getAsBoolean()).isTrue();
    assertThat(site.faults()).isEmpty();
  }

  /** Takes what comes first, until there are ways back or all is over. */
  private static void playUntilFallen(PlayPage play) {
    int turns = 0;
    while (play.awaitQuestion() && play.page().locator(WAY_BACK).count() == 0) {
      play.choose(1);
      assertThat(turns++).isLessThan(TURNS_MAX);
    }
  }
}
