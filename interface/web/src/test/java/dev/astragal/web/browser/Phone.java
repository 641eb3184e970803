package dev.astragal.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;

/** A phone: fingers instead of a pointer, and the board in sight while one chooses. */
final class Phone {
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

  private Phone() {}

  /** From now on the page is on a phone. */
  static void take(Page page) {
    page.setViewportSize(WIDE, HIGH);
  }

  /** Whatever can be touched is large enough, and nothing sticks out. */
  static void assertFits(Page page) {
    assertThat((List<?>) page.evaluate(TOO_SMALL)).isEmpty();
    assertNothingSticksOut(page);
  }

  static void assertNothingSticksOut(Page page) {
    assertThat((int) page.evaluate("document.documentElement.scrollWidth")).isEqualTo(WIDE);
  }

  static void assertBoardAndLogAreSeen(Page page) {
    page.evaluate("scrollTo(0, 0)");
    assertThat(((Number) page.evaluate(BOARD)).doubleValue()).isGreaterThan(HIGH / 4.0);
    page.locator(".to-log").click();
    assertThat((boolean) page.evaluate(LOG)).isTrue();
  }
}
