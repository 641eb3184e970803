package dev.astragal.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What happens is seen: things move, and others' turns can be followed. */
@ExtendWith(InChromium.class)
final class MotionTest {
  /** Remembers which things were moved. */
  private static final String WATCH =
      """
      window.moved = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, how) {
        if (String(frames[0].transform).startsWith("translate")) window.moved.push(this.dataset.thing);
        return animate.call(this, frames, how);
      };
      """;

  private static final String BRIDGE =
      "{\"game\": \"mir\", \"seed\": \"3\", \"options\": {\"scenario\": \"bridge\"}}";

  private static final String AGAINST_TWO =
      """
      {"game": "pig", "seed": "5", "botPaceMillis": 100,
       "seats": [{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}]}
      """;

  private static List<?> movedAfterAMove(Site site, ReducedMotion motion) {
    Page page = site.person(motion);
    page.addInitScript(WATCH);
    PlayPage play = site.play(page, site.seat(BRIDGE));
    play.awaitQuestion();
    play.chooseFirstOf("Go to");
    return (List<?>) page.evaluate("window.moved");
  }

  @Test
  void whoeverGoesIsSeenToGo(Site site) {
    List<?> moved = movedAfterAMove(site, ReducedMotion.NO_PREFERENCE);
    assertThat(moved).isNotEmpty();
    assertThat(moved.getFirst().toString()).startsWith("entity-");
    assertThat(site.faults()).isEmpty();
  }

  @Test
  void nothingMovesForWhoeverAsksForThat(Site site) {
    assertThat(movedAfterAMove(site, ReducedMotion.REDUCE)).isEmpty();
  }

  @Test
  void othersTurnsArePlayedOutAndCanBeSkipped(Site site) {
    Page page = site.person(ReducedMotion.NO_PREFERENCE);
    PlayPage play = site.play(page, site.seat(AGAINST_TWO));
    play.awaitQuestion();
    page.locator("#settings").click();
    page.locator("#turn-pace").selectOption("1500");
    page.keyboard().press("Escape");
    play.chooseFirstOf("Hold");
    assertThat(page.locator("#skip")).isVisible();
    assertThat(page.locator(".caption")).containsText("Hold20");
    assertThat(page.locator(".seat-chip.acting")).containsText("Hold20");
    page.keyboard().press("s");
    play.awaitQuestion();
    assertThat(page.locator("#skip")).isHidden();
    assertThat(page).hasTitle("● Your turn · Pig · Astragal");
    assertThat(site.faults()).isEmpty();
  }
}
