package dev.astragal.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(InChromium.class)
final class ArtTest {
  private static final String DUEL = "{\"game\": \"mir\", \"seed\": \"3\"}";

  @Test
  void onTheBattleGridAWayIsShownBeforeAClickWalksIt(Site site) {
    PlayPage play = site.play(site.person(), site.seat(DUEL));
    play.awaitQuestion();
    Locator there = play.page().locator(".cell.offered").last();
    String cell = there.getAttribute("data-cell");

    there.hover();
    assertThat(play.page().locator(".way")).isVisible();
    assertThat(play.page().locator("[data-cell='" + cell + "'] .token")).hasCount(0);

    there.click();
    assertThat(play.page().locator("[data-cell='" + cell + "'] .token")).hasCount(1);
  }

  @Test
  void theBattleGridCanBeWalkedByCursorAndSaysWhereItIs(Site site) {
    PlayPage play = site.play(site.person(), site.seat(DUEL));
    play.awaitQuestion();
    play.page().locator(".cursor-board").focus();
    play.page().keyboard().press("ArrowRight");
    play.page().keyboard().press("j");
    assertThat(play.page().locator(".cursor-board [aria-live]")).containsText("Column 1, row 1");
    assertThat(play.page().locator(".cell.cursor")).hasCount(1);
  }

  @Test
  void withoutItsArtAGameIsPlayedOnPlainPanels(Site site) {
    Page page = site.person();
    page.route("**/assets/art/mir/**", Route::abort);
    PlayPage play = site.play(page, site.seat(DUEL));
    play.awaitQuestion();
    assertThat(page.locator("[data-panel=map]")).isVisible();
    play.choose(1);
  }
}
