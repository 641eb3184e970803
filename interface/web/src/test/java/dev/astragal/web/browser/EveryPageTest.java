package dev.astragal.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every page in both themes. With {@code -Dastragal.pictures=update} it also takes the pictures of
 * the documentation.
 */
@ExtendWith(InChromium.class)
final class EveryPageTest {
  private static final int PHONE_WIDE = 390;
  private static final int PHONE_HIGH = 844;
  private static final boolean PICTURES = "update".equals(System.getProperty("astragal.pictures"));

  enum Game {
    PIG(3, "{\"game\": \"pig\", \"seed\": \"3\"}"),
    TICTACTOE(1, "{\"game\": \"tictactoe\", \"seed\": \"3\"}"),
    BAATOR(4, "{\"game\": \"baator\", \"seed\": \"3\"}"),
    MIR(1, "{\"game\": \"mir\", \"seed\": \"3\", \"options\": {\"scenario\": \"bridge\"}}"),
    DELVE(9, "{\"game\": \"delve\", \"seed\": \"90\"}"),
    TRAIL(3, "{\"game\": \"trail\", \"seed\": \"3\"}"),
    CHESS(4, "{\"game\": \"chess\", \"seed\": \"3\"}"),
    CONNECTFOUR(3, "{\"game\": \"connectfour\", \"seed\": \"3\"}"),
    KUHN(0, "{\"game\": \"kuhn\", \"seed\": \"3\"}"),
    LEDUC(1, "{\"game\": \"leduc\", \"seed\": \"3\"}"),
    LIARSDICE(
        1,
        """
        {"game": "liarsdice", "seed": "3",
         "seats": [{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}]}
        """),
    REGRETS(
        9,
        """
        {"game": "regrets", "seed": "3",
         "seats": [{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}]}
        """);

    private final int turns;
    private final String match;

    Game(int turns, String match) {
      this.turns = turns;
      this.match = match;
    }
  }

  @Test
  void theLobbyAndItsFormHaveNoGraveFault(Site site) {
    Page page = site.person();
    page.navigate(site.server().address() + "/");
    page.locator("body[data-ready]").waitFor();
    inBothThemes(page, "lobby");
    page.locator("[data-game=trail] button").press("Enter");
    page.locator("dialog").waitFor();
    assertThat(Axe.graveFaultsWithin(page, "dialog")).isEmpty();
    picture(page, "create-dark");
  }

  @ParameterizedTest
  @EnumSource(Game.class)
  void everyGameHasNoGraveFaultAndFitsAPhone(Game game, Site site) {
    String name = game.name().toLowerCase(Locale.ROOT);
    PlayPage play = site.play(known(site), site.seat(game.match));
    play.letTimeFly();
    for (int turn = 0; turn < game.turns && play.awaitQuestion(); turn++) play.choose(1);
    play.awaitQuestion();
    for (int i = 0; i < 3; i++) play.page().keyboard().press("ArrowDown");
    inBothThemes(play.page(), name);
    play.page().setViewportSize(PHONE_WIDE, PHONE_HIGH);
    picture(play.page(), name + "-phone");
    assertThat((boolean) play.page().evaluate("document.documentElement.scrollWidth <= innerWidth"))
        .as("nothing sticks out of a phone's screen")
        .isTrue();
    assertThat(site.faults()).isEmpty();
  }

  /** Somebody who has played everything before. */
  private static Page known(Site site) {
    Page page = site.person();
    page.addInitScript(
        "if (location.protocol === 'http:') localStorage.setItem('astragal.introduced',"
            + " 'pig tictactoe baator mir delve trail regrets"
            + " chess connectfour kuhn leduc liarsdice')");
    return page;
  }

  @Test
  void theEndHasNoGraveFaultAndFitsAPhone(Site site) {
    PlayPage play = site.play(known(site), site.seat("{\"game\": \"pig\", \"name\": \"Ada\"}"));
    while (play.awaitQuestion()) play.chooseFirstOf(play.log().length() % 3 == 0 ? "Hold" : "Roll");
    play.page().locator("#how-lucky").click();
    play.page().locator(".turning").first().waitFor();
    inBothThemes(play.page(), "ending");
    play.page().setViewportSize(PHONE_WIDE, PHONE_HIGH);
    assertThat((boolean) play.page().evaluate("document.documentElement.scrollWidth <= innerWidth"))
        .isTrue();
    picture(play.page(), "ending-phone");
  }

  @Test
  void theInspectorHasNoGraveFault(Site site) {
    Page page = InspectorTest.inspect(site, "regrets");
    page.locator("#timeline").fill("40");
    page.locator("body[data-step='40']").waitFor();
    inBothThemes(page, "inspector");
    page.locator("#fork-new").press("Enter");
    page.locator("#differences").waitFor();
    assertThat(Axe.graveFaultsWithin(page, "#compare")).isEmpty();
    page.locator("#compare").scrollIntoViewIfNeeded();
    picture(page, "compare-dark");
  }

  /** Leaves the page in the dark. */
  private static void inBothThemes(Page page, String name) {
    assertThat(Axe.graveFaults(page)).isEmpty();
    picture(page, name + "-light");
    page.evaluate("toggleTheme()");
    page.locator("html[data-theme=dark]").waitFor();
    assertThat(Axe.graveFaultsOfColour(page)).isEmpty();
    picture(page, name + "-dark");
  }

  private static void picture(Page page, String name) {
    if (!PICTURES) return;
    Path root = Path.of(System.getProperty("astragal.root"));
    Path target = root.resolve("docs/images/web").resolve(name + ".png");
    page.screenshot(new Page.ScreenshotOptions().setPath(target));
  }
}
