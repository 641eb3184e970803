package dev.astragal.page.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import dev.astragal.page.build.PageBuild;
import dev.astragal.runtime.journal.JournalEnds;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.replay.Replay;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game that was compiled for a browser is the game that the program plays. */
final class PageTest {
  private static final Path REPLACED =
      Path.of(System.getProperty("astragal.root", "..")).resolve("page/src/replaced/java");

  @Test
  void aGamePlayedWithoutANetworkReplaysInTheProgramToTheSameHashes(@TempDir Path pages)
      throws Exception {
    Assumptions.assumeTrue(Browsers.available(), Browsers.MISSING);
    PageBuild.build(GameLibrary.game("pig"), REPLACED, pages.resolve("pig"), false);
    List<String> faults = new ArrayList<>();
    try (Browsers browsers = new Browsers();
        BrowserContext person = browsers.chrome().newContext()) {
      Page page = person.newPage();
      page.onPageError(faults::add);
      GameInPage game = new GameInPage(page);
      String address;
      try (StaticHost host = new StaticHost(pages)) {
        address = host.url("pig/#seed=42");
        page.navigate(address);
        game.awaitQuestion();
        game.awaitKept();
      }
      // Nobody is there any more.
      page.navigate("about:blank");
      page.navigate(address);
      for (int turn = 0; game.awaitQuestion(); turn++) game.choose(turn % 4 == 3 ? "Hold" : "Roll");
      List<JournalFile> played = game.journals().stream().map(PageTest::read).toList();
      assertThat(played).anyMatch(PageTest::ended);
      for (JournalFile journal : played) {
        assertThat(Replay.otherMakers(journal.header())).isEmpty();
        var kernel = GameLibrary.kernel(journal.header().spec());
        assertThat(Replay.of(kernel, journal, Long.MAX_VALUE).divergence()).isEmpty();
      }
    }
    assertThat(faults).isEmpty();
  }

  private static JournalFile read(String journal) {
    try {
      JournalFile read =
          JournalReader.read(
              "a match of the page",
              new ByteArrayInputStream(journal.getBytes(StandardCharsets.UTF_8)));
      read.requireSound();
      return read;
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static boolean ended(JournalFile journal) {
    // The match of the first visit was not played.
    return !journal.lines().isEmpty() && JournalEnds.outcome(journal.lines().getLast()).isPresent();
  }
}
