package dev.astragal.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import dev.astragal.testbed.ChangedPig;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A server that is restarted with other rules asks whoever sits there how the match goes on. */
@ExtendWith(InChromium.class)
final class ChangedRulesTest {
  private static final Path ROOT = Path.of(System.getProperty("astragal.root"));
  private static final int WAYS = 3;

  @TempDir private static Path begun;
  private static final List<String> LINKS = new ArrayList<>();

  /** Matches begun before the update, one for each way on; every case opens a copy of them. */
  private static void begin(Site shared) {
    try (ServerProcess server = ServerProcess.start(begun);
        Site site = shared.at(server)) {
      while (LINKS.size() < WAYS) {
        String link = site.seat("{\"game\": \"pig\", \"seed\": \"3\"}");
        PlayPage play = site.play(site.person(), link);
        for (int i = 0; i < 6 && play.awaitQuestion(); i++) play.choose(1);
        play.awaitQuestion();
        LINKS.add(link);
      }
      server.kill();
    }
  }

  private static Path updated(ChangedPig change) throws Exception {
    Path copy = Files.createDirectories(begun.resolve(change.name()));
    Path matches = Files.createDirectories(copy.resolve("matches"));
    try (Stream<Path> files = Files.list(begun.resolve("matches"))) {
      for (Path file : files.filter(Files::isRegularFile).toList())
        Files.copy(file, matches.resolve(file.getFileName()));
    }
    change.compile(ROOT, Files.createDirectories(ServerProcess.changed(copy)));
    return copy;
  }

  @ParameterizedTest
  @CsvSource({"LABEL,", "SCREEN,", "RULE,go-on carry-over go-back", "STATE,go-on"})
  void theSameMatchIsOpenedAfterTheUpdate(ChangedPig change, String ways, Site shared)
      throws Exception {
    if (LINKS.isEmpty()) begin(shared);
    try (ServerProcess server = ServerProcess.start(updated(change));
        Site site = shared.at(server)) {
      if (ways == null) goesOn(site.play(site.person(), LINKS.getFirst()));
      else {
        String[] each = ways.split(" ", -1);
        for (int i = 0; i < each.length; i++) chooses(each[i], LINKS.get(i), change, site);
      }
      assertThat(site.faults()).isEmpty();
    }
  }

  private static void chooses(String way, String link, ChangedPig change, Site site) {
    Page page = site.person();
    page.navigate(site.server().address() + link);
    assertThat(page.locator("#ways")).containsText("First difference: input ");
    assertThat(page.locator("#ways")).containsText("nothing that was recorded is lost");
    if (change == ChangedPig.RULE)
      assertThat(page.locator("#ways")).containsText("A one counts two.");
    page.locator("#way-" + way).click();
    goesOn(new PlayPage(page));
  }

  private static void goesOn(PlayPage play) {
    assertThat(play.page().locator("#ways")).hasCount(0);
    assertThat(play.awaitQuestion()).isTrue();
    play.choose(1);
  }
}
