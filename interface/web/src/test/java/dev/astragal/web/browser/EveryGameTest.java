package dev.astragal.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@ExtendWith(InChromium.class)
final class EveryGameTest {
  /** A match that is over sooner is followed by another, until so many turns are played. */
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "pig, 20",
    "tictactoe, 8",
    "mir, 20",
    "baator, 20",
    "trail, 20",
    "delve, 20",
    "regrets, 20",
    "chess, 12",
    "connectfour, 12",
    "kuhn, 4",
    "leduc, 4",
    "liarsdice, 12"
  })
  void isPlayedByKeyboardAlone(String game, int wanted, Site site) {
    Page page = site.person();
    int turns = 0;
    while (turns < wanted) {
      PlayPage play = site.play(page, site.seat("{\"game\": \"" + game + "\"}"));
      play.letTimeFly();
      while (turns < wanted && play.awaitQuestion()) {
        play.choose(turns % 2 + 1 <= play.choices() ? turns % 2 + 1 : 1);
        turns++;
      }
      assertThat(play.log()).isNotBlank();
      assertThat(play.page().evaluate("document.body.dataset.art ?? ''")).isEqualTo(game);
    }
    assertThat(site.faults()).isEmpty();
  }
}
