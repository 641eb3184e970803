package dev.astragal.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@ExtendWith(InChromium.class)
final class EveryGameTest {
  private static final int TURNS = 20;

  /** A match that is over sooner is followed by another, until twenty turns are played. */
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "pig, pig",
    "tictactoe, tictactoe",
    "mir, mir",
    "baator, baator",
    "trail, trail",
    "delve, delve",
    "regrets, regrets"
  })
  void playsTwentyTurnsByKeyboardAlone(String game, String art, Site site) {
    Page page = site.person();
    int turns = 0;
    while (turns < TURNS) {
      PlayPage play = site.play(page, site.seat("{\"game\": \"" + game + "\"}"));
      play.letTimeFly();
      while (turns < TURNS && play.awaitQuestion()) {
        play.choose(turns % 2 + 1 <= play.choices() ? turns % 2 + 1 : 1);
        turns++;
      }
      assertThat(play.log()).isNotBlank();
      assertThat(play.page().evaluate("document.body.dataset.art ?? ''")).isEqualTo(art);
    }
    assertThat(site.faults()).isEmpty();
  }
}
