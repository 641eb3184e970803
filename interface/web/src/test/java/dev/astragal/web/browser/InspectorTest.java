package dev.astragal.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.JsonTrees;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalWriter;
import dev.astragal.runtime.library.RunSpec;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(InChromium.class)
final class InspectorTest {
  @Test
  void scrubsBothWaysWithKeysSliderAndMarks(Site site) {
    Page page = inspect(site);
    assertThat(page.locator("body")).hasAttribute("data-step", "0");

    page.keyboard().press("ArrowRight");
    page.keyboard().press("ArrowRight");
    assertThat(page.locator("body")).hasAttribute("data-step", "2");
    String twoSteps = page.locator("#state").textContent();
    assertThat(page.locator("#state .changed").first()).isVisible();
    assertThat(page.locator("#draws tbody tr").first()).containsText("in 6");

    page.keyboard().press("ArrowRight");
    page.keyboard().press("ArrowLeft");
    assertThat(page.locator("body")).hasAttribute("data-step", "2");
    assertThat(page.locator("#state")).hasText(twoSteps);

    page.locator("#timeline").fill("5");
    assertThat(page.locator("body")).hasAttribute("data-step", "5");
    page.keyboard().press("]");
    page.keyboard().press("G");
    assertThat(page.locator(".why-card")).containsText("The game is over");
    page.keyboard().press("g");
    assertThat(page.locator("body")).hasAttribute("data-step", "0");
    assertThat(site.faults()).isEmpty();
  }

  @Test
  void aPickByWeightShowsEveryWeightAndTheRollInsideItsCard(Site site) {
    Page page = site.person();
    String game =
        "{\"spec\": {\"game\": \"trail\", \"seed\": \"1\", \"seats\": 1}, \"bots\": [\"random\"]}";
    String run = site.post("/api/runs/bots", game).getAsJsonObject("run").get("id").getAsString();
    int step = 1;
    while (!site.get("/api/runs/" + run + "/steps/" + step, "")
        .toString()
        .contains("\"arithmetic\"")) step++;
    page.navigate(site.server().address() + "/inspect#run=" + run + "&step=" + step);
    page.locator("body[data-step]").waitFor();
    Locator hat = page.locator("#draws .hat").first();
    hat.locator("summary").press("Enter");
    assertThat(hat.locator("summary"))
        .hasText(Pattern.compile("\\d+ candidates, rolled \\d+ of .*"));
    assertThat(hat.locator("b")).hasCount(1);
    assertThat(hat.locator("b")).isVisible();
    for (String arithmetic : hat.locator("code").allTextContents())
      assertThat(arithmetic).matches("\\d+( x .+ [\\d/]+)* = \\d+");
    assertThat(page.locator(".step").evaluate("card => card.scrollWidth - card.clientWidth"))
        .isEqualTo(0);
  }

  @Test
  void forksWithTheSameLuckAndWithNewLuckAndComparesTheFutures(Site site) {
    Page page = inspect(site);
    page.keyboard().press("ArrowRight");
    assertThat(page.locator("body")).hasAttribute("data-step", "1");
    page.locator("#fork-choice").selectOption("1");
    page.locator("#fork-same").press("Enter");
    assertThat(page.locator("#compare")).containsText("The same up to step 1.");
    assertThat(page.locator("#differences tbody tr").first()).isVisible();
    assertThat(page.locator("#compare")).containsText("wins");

    String same = page.locator("#compare a").getAttribute("href");
    page.locator("#fork-choice").selectOption("");
    page.locator("#fork-new").press("Enter");
    assertThat(page.locator("#compare a")).not().hasAttribute("href", same);
    assertThat(page.locator("#compare")).containsText("The same up to step");
    page.locator("#compare a").press("Enter");
    assertThat(page.locator("header")).containsText("with new luck");
    assertThat(site.faults()).isEmpty();
  }

  @Test
  void saysWhyAChoiceIsIllegal(Site site) {
    Page page = inspect(site, "tictactoe");
    page.keyboard().press("ArrowRight");
    assertThat(page.locator("body")).hasAttribute("data-step", "1");
    String taken = (String) page.evaluate("document.querySelector('.data').textContent");
    page.locator(".ask summary").press("Enter");
    page.locator("#why-choice").fill(taken);
    page.locator("#ask-why").press("Enter");
    assertThat(page.locator("#verdict")).containsText("✗");
    assertThat(page.locator("#verdict")).containsText("ILLEGAL_CHOICE");
  }

  @Test
  void aSharedLinkOpensTheSameStepForSomebodyElse(Site site) {
    Page page = inspect(site);
    page.locator("#timeline").fill("4");
    assertThat(page.locator("body")).hasAttribute("data-step", "4");
    page.keyboard().press("s");
    String link = page.locator("#share-link").inputValue();
    Page other = site.person();
    other.navigate(link);
    assertThat(other.locator("body")).hasAttribute("data-step", "4");
    assertThat(other.locator(".step-what")).hasText(page.locator(".step-what").textContent());
  }

  @Test
  void aRecordingThatDoesNotReplaySaysWhereItPartsFromTheReplay(Site site) {
    writeImpossibleRecording(site.server().recordings().resolve("impossible.jsonl"));
    Page page = site.person();
    page.navigate(site.server().address() + "/inspect");
    page.getByText("Pig: impossible").press("Enter");
    assertThat(page.locator("#divergence")).containsText("does not match");
    assertThat(page.locator("#divergence")).containsText("face: was 66");
    assertThat(page.locator("#divergence")).containsText("0x0000000000000007");
  }

  /** Whoever made it rolled a sixty-six. */
  private static void writeImpossibleRecording(Path file) {
    RunSpec spec = RunSpec.of("pig", Seed.of(42), 2);
    Tree event = JsonTrees.read("{\"type\":\"Rolled\",\"face\":66}", "test");
    try (JournalWriter writer =
        JournalWriter.create(file, new JournalLine.Header(1, "0".repeat(16), "", spec))) {
      writer.append(
          new JournalLine.Input(
              1,
              0,
              Seat.of(0),
              0,
              Tree.of("ROLL"),
              false,
              OptionalLong.of(7),
              List.of(new JournalLine.TimedEvent(0, event))));
    }
  }

  private static Page inspect(Site site) {
    return inspect(site, "pig");
  }

  /** A game that bots have played, as a program asks for it. */
  static Page replayed(Site site, String bots) {
    String run = site.post("/api/runs/bots", bots).getAsJsonObject("run").get("id").getAsString();
    Page page = site.person();
    page.navigate(site.server().address() + "/inspect#run=" + run);
    page.locator("body[data-step]").waitFor();
    return page;
  }

  /** A match of bots alone is over in no time. */
  static Page inspect(Site site, String game) {
    return inspect(site, site.person(), game);
  }

  static Page inspect(Site site, Page page, String game) {
    page.navigate(site.server().address() + finishedRun(site, game));
    page.locator("body[data-step]").waitFor();
    return page;
  }

  static String finishedRun(Site site, String game) {
    return finishedMatch(
        site,
        "{\"game\": \"" + game + "\", \"seats\": [{\"kind\": \"bot\"}, {\"kind\": \"bot\"}]}");
  }

  private static String finishedMatch(Site site, String wanted) {
    return "/inspect#run=" + site.finished(wanted);
  }
}
