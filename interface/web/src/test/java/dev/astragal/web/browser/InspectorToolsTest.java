package dev.astragal.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.JSHandle;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** What an author asks who has never seen an inspector. */
@ExtendWith(InChromium.class)
final class InspectorToolsTest {
  @Test
  void aNumberOfTheStateIsAPlotThatLeadsToItsSteps(Site site) {
    Page page = InspectorTest.inspect(site, "regrets");
    page.locator("#state .plain-key:has-text('day')").first().click();
    assertThat(page.locator("#history .plot")).isVisible();
    page.locator("#history .plot").click();
    assertThat(page.locator("body")).not().hasAttribute("data-step", "0");
    assertThat(Axe.graveFaults(page)).isEmpty();
    assertThat(site.faults()).isEmpty();
  }

  @Test
  void whoeverWaitsForALongRunSeesHowMuchOfItIsReplayed(Site site) {
    Page page = site.person();
    List<Route> waiting = new ArrayList<>();
    page.route("**/api/runs/long", waiting::add);
    page.route(
        "**/api/runs/long/progress",
        route ->
            route.fulfill(
                new Route.FulfillOptions()
                    .setContentType("application/json")
                    .setBody("{\"done\": 412, \"all\": 3120}")));
    page.navigate(site.server().address() + "/inspect#run=long");
    assertThat(page.locator(".loading")).containsText("412 of 3,120 moves");
    assertThat(page.locator(".loading progress")).hasJSProperty("value", 412);
    waiting.forEach(Route::resume);
    assertThat(page.locator(".loading")).hasCount(0);
  }

  @Test
  void movesAreFoundByEventAndByChangedField(Site site) {
    Page page = InspectorTest.inspect(site, "regrets");
    page.locator("#find-move").fill("FishRevealed");
    assertThat(page.locator(".moves .move").first()).containsText("turns up");
    page.locator("#find-move").fill("field:day");
    assertThat(page.locator(".moves .move").nth(2)).isVisible();
    assertThat(page.locator(".moves .move").nth(8)).hasCount(0);
  }

  @Test
  void cardsInTheStateHaveNames(Site site) {
    Page page = InspectorTest.inspect(site, "regrets");
    page.locator("#timeline").fill("10");
    page.locator("body[data-step='10']").waitFor();
    page.locator("#state summary:has-text('shoals')").click();
    assertThat(page.locator("#state")).containsText("Pewter Sprat");
  }

  @Test
  void aThousandFuturesSayHowLuckyItWas(Site site) {
    Page page = InspectorTest.inspect(site, "pig");
    page.locator("#luck-here").click();
    assertThat(page.locator("#futures"))
        .containsText(Pattern.compile("% of [\\d,]+ futures are won"));
  }

  @Test
  void aSearchJudgesEveryDecisionAndMarksWhatWasWrong(Site site) {
    Page page =
        InspectorTest.replayed(
            site,
            """
            {"spec": {"game": "tictactoe", "seed": "3", "seats": 2}, "bots": ["random", "random"]}
            """);
    page.locator("#analyse").click();
    assertThat(page.locator("#analysis")).containsText("Done: ");
    assertThat(page.locator("#analysis .plot-line")).hasCount(2);
    page.locator(".move .grade").first().click();
    assertThat(page.locator(".analysis-here")).containsText("Better was ");
    assertThat(page.locator(".analysis-here")).containsText("It could have gone on like this: ");
    assertThat(Axe.graveFaults(page)).isEmpty();
    assertThat(site.faults()).isEmpty();
  }

  @Test
  void aJournalIsSavedAndOpenedAgain(Site site, @TempDir Path directory) {
    Page page = InspectorTest.inspect(site, "pig");
    String seed = seed(page);
    Path file = saved(page, directory);
    page.navigate("about:blank");
    page.navigate(site.server().address() + "/inspect");
    page.locator("#open-journal").setInputFiles(file);
    page.locator("body[data-step]").waitFor();
    assertThat(page.locator("header")).containsText(seed);
    assertThat(site.faults()).isEmpty();
  }

  @Test
  void aJournalThatIsDroppedOnThePageIsOpened(Site site, @TempDir Path directory)
      throws IOException {
    Page page = InspectorTest.inspect(site, "pig");
    String seed = seed(page);
    String journal = Files.readString(saved(page, directory));
    page.navigate("about:blank");
    page.navigate(site.server().address() + "/inspect");
    page.locator("#open-journal").waitFor();
    JSHandle dropped =
        page.evaluateHandle(
            """
            (journal) => {
              const data = new DataTransfer();
              data.items.add(new File([journal], "dropped.jsonl"));
              return data;
            }
            """,
            journal);
    page.dispatchEvent("main", "dragover", Map.of("dataTransfer", dropped));
    assertThat(page.locator("body.dropping")).hasCount(1);
    page.dispatchEvent("main", "drop", Map.of("dataTransfer", dropped));
    page.locator("body[data-step]").waitFor();
    assertThat(page.locator("body.dropping")).hasCount(0);
    assertThat(page.locator("header")).containsText(seed);
    assertThat(site.faults()).isEmpty();
  }

  private static Path saved(Page page, Path directory) {
    Download download = page.waitForDownload(() -> page.locator("#save").click());
    Path file = directory.resolve(download.suggestedFilename());
    download.saveAs(file);
    return file;
  }

  private static String seed(Page page) {
    return page.locator("header p").textContent().replaceAll(".*(seed \\S+)", "$1");
  }
}
