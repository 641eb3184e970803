package dev.astragal.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every page in both themes. With {@code -Dastragal.pictures=update} it also takes the pictures of
 * the documentation.
 */
@ExtendWith(InChromium.class)
final class EveryPageTest {
  private static final boolean PICTURES = "update".equals(System.getProperty("astragal.pictures"));

  enum Game {
    PIG(3, "{\"game\": \"pig\", \"seed\": \"3\"}"),
    TICTACTOE(1, "{\"game\": \"tictactoe\", \"seed\": \"3\"}"),
    BAATOR(4, "{\"game\": \"baator\", \"seed\": \"3\"}"),
    MIR(2, "{\"game\": \"mir\", \"seed\": \"3\", \"options\": {\"scenario\": \"bridge\"}}"),
    DELVE(6, "{\"game\": \"delve\", \"seed\": \"3\"}"),
    TRAIL(3, "{\"game\": \"trail\", \"seed\": \"3\"}"),
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

  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void theLobbyAndItsFormHaveNoGraveFault(ColorScheme theme, Site site) {
    Page page = site.person(theme, false);
    page.navigate(site.server().address() + "/");
    page.locator("body[data-ready]").waitFor();
    assertThat(Axe.graveFaults(page)).isEmpty();
    picture(page, "lobby", theme);
    page.locator("[data-game=trail] button").press("Enter");
    page.locator("dialog").waitFor();
    assertThat(Axe.graveFaults(page)).isEmpty();
    picture(page, "create", theme);
  }

  @ParameterizedTest
  @EnumSource(Game.class)
  void everyGameHasNoGraveFault(Game game, Site site) {
    String link = site.seat(game.match);
    for (ColorScheme theme : new ColorScheme[] {ColorScheme.LIGHT, ColorScheme.DARK}) {
      PlayPage play = site.play(site.person(theme, false), link);
      for (int turn = 0; turn < game.turns && play.awaitQuestion(); turn++) play.choose(1);
      play.page().keyboard().press("ArrowDown");
      assertThat(Axe.graveFaults(play.page())).isEmpty();
      picture(play.page(), game.name().toLowerCase(Locale.ROOT), theme);
      play.page().close();
    }
    PlayPage phone = site.play(site.person(ColorScheme.DARK, true), link);
    assertThat((boolean) phone.page().evaluate("document.documentElement.scrollWidth <= innerWidth"))
        .as("nothing sticks out of a phone's screen")
        .isTrue();
    picture(phone.page(), game.name().toLowerCase(Locale.ROOT) + "-phone", ColorScheme.DARK);
    assertThat(site.faults()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(
      value = ColorScheme.class,
      names = {"LIGHT", "DARK"})
  void theInspectorHasNoGraveFault(ColorScheme theme, Site site) {
    Page page = site.person(theme, false);
    page.navigate(site.server().address() + InspectorTest.finishedRun(site, "regrets"));
    page.locator("body[data-step]").waitFor();
    page.locator("#timeline").fill("40");
    page.locator("body[data-step='40']").waitFor();
    assertThat(Axe.graveFaults(page)).isEmpty();
    picture(page, "inspector", theme);
    page.locator("#fork-new").press("Enter");
    page.locator("#differences").waitFor();
    assertThat(Axe.graveFaults(page)).isEmpty();
    page.locator("#compare").scrollIntoViewIfNeeded();
    picture(page, "compare", theme);
  }

  private static void picture(Page page, String name, ColorScheme theme) {
    if (!PICTURES) return;
    String file = name + "-" + theme.name().toLowerCase(Locale.ROOT) + ".png";
    Path target = Path.of(System.getProperty("astragal.root"), "docs", "images", "web", file);
    page.screenshot(new Page.ScreenshotOptions().setPath(target));
  }
}
