package dev.astragal.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import dev.astragal.testbed.ChangedPig;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A server that is restarted with other rules asks whoever sits there how the match goes on. */
@ExtendWith(InChromium.class)
final class ChangedRulesTest {
  private static final Path ROOT = Path.of(System.getProperty("astragal.root"));

  @TempDir private Path directory;

  @ParameterizedTest
  @CsvSource({"LABEL,", "SCREEN,", "RULE,go-on", "RULE,carry-over", "RULE,go-back", "STATE,go-on"})
  void theSameMatchIsOpenedAfterTheUpdate(ChangedPig change, String way, Site shared)
      throws Exception {
    Files.createDirectories(directory.resolve("recordings"));
    try (ServerProcess server = ServerProcess.start(directory);
        Site site = shared.at(server)) {
      Page page = site.person();
      String link = site.seat("{\"game\": \"pig\", \"seed\": \"3\"}");
      PlayPage play = site.play(page, link);
      for (int i = 0; i < 6 && play.awaitQuestion(); i++) play.choose(1);
      play.awaitQuestion();
      server.kill();
      change.compile(ROOT, Files.createDirectories(server.changed()));
      server.restart();
      page.reload();
      if (way != null) {
        assertThat(page.locator("#ways")).containsText("First difference: input ");
        assertThat(page.locator("#ways")).containsText("nothing that was recorded is lost");
        if (change == ChangedPig.RULE)
          assertThat(page.locator("#ways")).containsText("A one counts two.");
        page.locator("#way-" + way).click();
      }
      page.locator("body[data-seq]").waitFor();
      assertThat(page.locator("#ways")).hasCount(0);
      assertThat(new PlayPage(page).awaitQuestion()).isTrue();
      new PlayPage(page).choose(1);
      assertThat(site.faults()).isEmpty();
    }
  }
}
