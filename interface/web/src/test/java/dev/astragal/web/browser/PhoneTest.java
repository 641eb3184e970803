package dev.astragal.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A phone: fingers instead of a pointer, and the board in sight while one chooses. */
@ExtendWith(InChromium.class)
final class PhoneTest {
  private static final int WIDE = 390;
  private static final int HIGH = 844;

  /** What is smaller than a finger needs, of everything that can be touched. */
  private static final String TOO_SMALL =
      """
      [...document.querySelectorAll("a[href], button, summary, select, input, textarea, "
          + "[data-offered], .offered, .target, .free")]
        .filter((each) => each.checkVisibility() && !each.closest(".skip, .log-line"))
        .map((each) => [each, (each.closest("label") ?? each).getBoundingClientRect()])
        .filter(([, { width, height }]) => width > 0 && (width < 39.5 || height < 39.5))
        .map(([each, box]) => each.outerHTML.slice(0, 80) + " " + box.width + " by " + box.height)
      """;

  /** How much of the board is to be seen above the choices. */
  private static final String BOARD =
      """
      (() => {
        const box = document.querySelector(".art-box").getBoundingClientRect();
        const below = document.querySelector("#prompt").getBoundingClientRect().top;
        return Math.min(box.bottom, below) - Math.max(0, box.top);
      })()
      """;

  private static final String LOG =
      """
      (() => {
        const lines = document.querySelectorAll(".log-head, .log-line");
        const box = lines[lines.length - 1].getBoundingClientRect();
        const below = document.querySelector("#prompt").getBoundingClientRect().top;
        return box.top >= 0 && box.bottom <= below;
      })()
      """;

  private static Page phone(Site site) {
    Page page = site.person();
    page.setViewportSize(WIDE, HIGH);
    page.addInitScript(
        "if (location.protocol === 'http:') localStorage.setItem('astragal.introduced',"
            + " 'pig tictactoe baator mir delve trail regrets')");
    return page;
  }

  private static void assertFits(Page page) {
    assertThat((List<?>) page.evaluate(TOO_SMALL)).isEmpty();
    assertThat((int) page.evaluate("document.documentElement.scrollWidth")).isEqualTo(WIDE);
  }

  @ParameterizedTest
  @CsvSource({
    "pig, 3",
    "tictactoe, 1",
    "baator, 4",
    "mir, 1",
    "delve, 0",
    "trail, 3",
    "regrets, 9"
  })
  void whatCanBeTouchedIsLargeEnoughAndTheBoardAndTheLogAreToBeSeen(
      String game, int turns, Site site) {
    PlayPage play =
        site.play(phone(site), site.seat("{\"game\": \"" + game + "\", \"seed\": \"3\"}"));
    play.letTimeFly();
    for (int turn = 0; turn < turns && play.awaitQuestion(); turn++) play.choose(1);
    assertThat(play.awaitQuestion()).isTrue();
    Page page = play.page();
    assertFits(page);
    assertThat(((Number) page.evaluate(BOARD)).doubleValue()).isGreaterThan(HIGH / 4.0);
    page.locator(".to-log").click();
    assertThat((boolean) page.evaluate(LOG)).isTrue();
    page.locator("#settings").click();
    assertFits(page);
    assertThat(site.faults()).isEmpty();
  }

  @Test
  void theLobbyItsFormTheEndAndTheInspectorFitToo(Site site) {
    Page page = phone(site);
    page.navigate(site.server().address() + "/");
    page.locator("body[data-ready]").waitFor();
    assertFits(page);
    page.locator("[data-game=trail] button").click();
    page.locator("dialog [type=submit]").waitFor();
    assertFits(page);
    PlayPage play = site.play(page, site.seat("{\"game\": \"pig\"}"));
    while (play.awaitQuestion()) play.chooseFirstOf(play.log().length() % 3 == 0 ? "Hold" : "Roll");
    assertFits(page);
    page.locator("#inspect-run").click();
    page.locator("body[data-step]").waitFor();
    assertThat((int) page.evaluate("document.documentElement.scrollWidth")).isEqualTo(WIDE);
  }
}
