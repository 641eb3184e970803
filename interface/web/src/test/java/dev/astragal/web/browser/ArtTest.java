package dev.astragal.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.regex.Pattern;
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
    assertThat(play.page().locator("[data-at='" + cell + "'] .token")).hasCount(0);

    there.click();
    assertThat(play.page().locator("[data-at='" + cell + "'] .token")).hasCount(1);
  }

  @Test
  void onTheBattleGridAClickOnAnEnemyStrikes(Site site) {
    PlayPage play = site.play(site.person(), site.seat(DUEL));
    play.awaitQuestion();
    Page page = play.page();
    Locator target = page.locator(".cell.target");
    assertThat(target).hasCount(1);
    String cell = target.getAttribute("data-cell");
    assertThat(page.locator("[data-at='" + cell + "'] .token.enemy")).hasText("b");
    assertThat(page.locator("[role=log]")).not().containsText("Ann strikes");

    target.click();
    assertThat(page.locator("[role=log]")).containsText("Ann strikes Brak");
    assertThat(page.locator(".cell.target")).hasCount(0);
  }

  @Test
  void onTheBattleGridTheCursorStrikesToo(Site site) {
    PlayPage play = site.play(site.person(), site.seat(DUEL));
    play.awaitQuestion();
    Page page = play.page();
    Locator target = page.locator(".cell.target");
    assertThat(target).hasCount(1);
    int cell = Integer.parseInt(target.getAttribute("data-cell"));
    int width = Integer.parseInt(page.locator(".mir-board").getAttribute("data-width"));
    page.locator(".cursor-board").focus();
    for (int x = 0; x < cell % width; x++) page.keyboard().press("l");
    for (int y = 0; y < cell / width; y++) page.keyboard().press("j");
    assertThat(page.locator(".cursor-board [aria-live]")).containsText("Attack Brak");
    page.keyboard().press("Enter");
    assertThat(page.locator("[role=log]")).containsText("Ann strikes Brak");
  }

  @Test
  void theBattleGridCanBeWalkedByCursorAndSaysWhereItIs(Site site) {
    PlayPage play = site.play(site.person(), site.seat(DUEL));
    play.awaitQuestion();
    play.page().locator(".cursor-board").focus();
    play.page().keyboard().press("ArrowRight");
    play.page().keyboard().press("j");
    assertThat(play.page().locator(".cursor-board [aria-live]")).containsText("Row 2, column 2");
    assertThat(play.page().locator(".cell.cursor")).hasCount(1);
  }

  @Test
  void onTheChessboardAManIsTouchedAndThenWhereItGoes(Site site) {
    Page page = site.play(site.person(), site.seat(against("chess"))).page();
    page.locator("[data-square=e2].open").click();
    assertThat(page.locator(".chess-goal")).hasCount(2);
    page.locator("[data-square=e4]").click();
    assertThat(page.locator("[role=log]")).containsText("Pawn from e2 to e4");
    assertThat(page.locator("[data-square=e4]"))
        .hasAttribute("data-help", Pattern.compile("White Pawn on e4.*"));
  }

  @Test
  void inConnectFourADiscFallsIntoTheColumnThatIsTouched(Site site) {
    PlayPage play = site.play(site.person(), site.seat(against("connectfour")));
    play.awaitQuestion();
    Page page = play.page();
    page.locator(".four-column.open").nth(2).click();
    assertThat(page.locator("[role=log]")).containsText("drops into column 3");
    assertThat(page.locator(".four-disc.first:not(.above)")).hasCount(1);
  }

  @Test
  void atPokerOneSeesTheOwnCardAndTheBackOfTheOther(Site site) {
    Page page = site.play(site.person(), site.seat(against("kuhn"))).page();
    assertThat(page.locator(".card-face")).hasCount(1);
    assertThat(page.locator(".card-back")).hasCount(1);
  }

  @Test
  void withLiarsDiceABidIsMadeOfACountAndADie(Site site) {
    Page page = site.play(site.person(), site.seat(against("liarsdice"))).page();
    page.locator(".liar-count button").last().click();
    page.locator(".liar-face:enabled").first().click();
    assertThat(page.locator("[role=log]")).containsText("bids at least 2 × 1");
  }

  private static String against(String game) {
    return "{\"game\": \"" + game + "\", \"seats\": [{\"kind\": \"you\"}, {\"kind\": \"bot\"}]}";
  }

  @Test
  void withoutItsArtAGameIsPlayedOnPlainPanels(Site site) {
    Page page = site.person();
    page.route("**/games/mir/**", Route::abort);
    PlayPage play = site.play(page, site.seat(DUEL));
    play.awaitQuestion();
    assertThat(page.locator("[data-panel=map]")).isVisible();
    play.choose(1);
  }
}
