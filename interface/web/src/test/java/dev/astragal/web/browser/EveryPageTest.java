package dev.astragal.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every page in both themes and on a phone. With {@code -Dastragal.pictures=update} it also takes
 * the pictures of the documentation.
 */
@ExtendWith(InChromium.class)
final class EveryPageTest {
  private static final int TURNS = 12;
  private static final boolean PICTURES = "update".equals(System.getProperty("astragal.pictures"));

  enum Game {
    PIG(3, "{\"game\": \"pig\", \"seed\": \"3\"}"),
    TICTACTOE(1, "{\"game\": \"tictactoe\", \"seed\": \"3\"}"),
    BAATOR(4, "{\"game\": \"baator\", \"seed\": \"3\"}"),
    MIR(1, "{\"game\": \"mir\", \"seed\": \"3\", \"options\": {\"scenario\": \"bridge\"}}"),
    DELVE(9, "{\"game\": \"delve\", \"seed\": \"90\"}"),
    TRAIL(3, "{\"game\": \"trail\", \"seed\": \"3\", \"overlays\": [\"dystrail\", \"play\"]}"),
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
  void theLobbyAndItsFormHaveNoGraveFaultAndFitAPhone(Site site) {
    Page page = site.person();
    page.navigate(site.server().address() + "/");
    page.locator("body[data-ready]").waitFor();
    inBothThemes(page, "lobby");
    page.locator("[data-game=trail] button").press("Enter");
    page.locator("dialog [type=submit]").waitFor();
    assertThat(Axe.graveFaultsWithin(page, "dialog")).isEmpty();
    picture(page, "create-dark");
    Phone.take(page);
    Phone.assertFits(page);
    page.keyboard().press("Escape");
    Phone.assertFits(page);
  }

  /** One match of each: looked at by day, by night and on a phone, and then played on. */
  @ParameterizedTest
  @EnumSource(Game.class)
  void everyGameIsPlayedByKeyboardHasNoGraveFaultAndFitsAPhone(Game game, Site site) {
    String name = game.name().toLowerCase(Locale.ROOT);
    PlayPage play = site.play(known(site), site.seat(game.match));
    Page page = play.page();
    play.letTimeFly();
    int turns = 0;
    for (; turns < game.turns && play.awaitQuestion(); turns++) play.choose(1);
    assertThat(play.awaitQuestion()).isTrue();
    for (int i = 0; i < 3; i++) page.keyboard().press("ArrowDown");
    inBothThemes(page, name);
    Phone.take(page);
    picture(page, name + "-phone");
    Phone.assertFits(page);
    Phone.assertBoardAndLogAreSeen(page);
    page.setViewportSize(Site.WIDE, Site.HIGH);
    for (; turns < TURNS && play.awaitQuestion(); turns++)
      play.choose(turns % 2 + 1 <= play.choices() ? turns % 2 + 1 : 1);
    assertThat(play.log()).isNotBlank();
    assertThat(page.locator("body").getAttribute("data-art")).isEqualTo(name);
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
  void theEndShowsHowItWentWhatDecidedItAndHowLuckyItWasAlsoOnAPhone(Site site) {
    PlayPage play = site.play(known(site), site.seat("{\"game\": \"pig\", \"name\": \"Ada\"}"));
    while (play.awaitQuestion()) play.chooseFirstOf(play.log().length() % 3 == 0 ? "Hold" : "Roll");
    Page page = play.page();
    assertThat(page.locator(".plot-title").first()).hasText("Scores");
    assertThat(page.locator(".reckoning"))
        .containsText(Pattern.compile("Ada: (\\d+ points?, from [\\d, and]+|no points)"));
    assertThat(page.locator(".reckoning")).containsText("was ahead from here to the end");
    page.locator("#how-lucky").click();
    assertThat(page.locator(".luck"))
        .containsText(
            Pattern.compile("You were (luckier|less lucky) than .* % of [\\d,]+ futures"));
    assertThat(page.locator(".luck"))
        .containsText(Pattern.compile("The worst that happened|The unluckiest draw"));
    inBothThemes(page, "ending");
    page.locator(".ending summary").click();
    assertThat(page.locator("#share-link")).hasValue(Pattern.compile("/inspect#run="));
    Phone.take(page);
    picture(page, "ending-phone");
    Phone.assertFits(page);
    page.locator("#settings").click();
    Phone.assertFits(page);
    page.keyboard().press("Escape");
    page.locator("#inspect-run").click();
    page.locator("body[data-step]").waitFor();
    Phone.assertNothingSticksOut(page);
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
