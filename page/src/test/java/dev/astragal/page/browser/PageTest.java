package dev.astragal.page.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.page.build.PageBuild;
import dev.astragal.runtime.journal.JournalEnds;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.replay.Replay;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game that was compiled for a browser is the game that the program plays. */
final class PageTest {
  private static final Path REPLACED =
      Path.of(System.getProperty("astragal.root", "..")).resolve("page/src/replaced/java");

  @TempDir static Path pages = Path.of("");

  private static Browsers browsers;
  private final List<String> faults = new ArrayList<>();
  private StaticHost host;
  private BrowserContext person;

  @BeforeAll
  static void build() throws Exception {
    Assumptions.assumeTrue(Browsers.available(), Browsers.MISSING);
    PageBuild.build(GameLibrary.game("pig"), REPLACED, pages.resolve("pig"), false);
    browsers = new Browsers();
  }

  @AfterAll
  static void close() {
    if (browsers != null) browsers.close();
  }

  @BeforeEach
  void come() throws IOException {
    host = new StaticHost(pages);
    // Nobody waits for bots to be read.
    person =
        browsers
            .chrome()
            .newContext(new Browser.NewContextOptions().setReducedMotion(ReducedMotion.REDUCE));
  }

  @AfterEach
  void go() {
    person.close();
    host.close();
    assertThat(faults).isEmpty();
  }

  private Page visit(String place) {
    Page page = person.newPage();
    page.onPageError(faults::add);
    page.navigate(host.url("pig/" + place));
    return page;
  }

  @Test
  void aGamePlayedWithoutANetworkReplaysInTheProgramToTheSameHashes() {
    Page page = visit("");
    GameInPage game = new GameInPage(page);
    game.awaitQuestion();
    game.awaitKept();
    // Nobody is there any more.
    host.close();
    page.navigate("about:blank");
    page.navigate(host.url("pig/"));
    for (int turn = 0; game.awaitQuestion(); turn++) game.choose(turn % 4 == 3 ? "Hold" : "Roll");
    List<JournalFile> played = game.journals().stream().map(PageTest::read).toList();
    assertThat(played).anyMatch(PageTest::ended);
    played.forEach(PageTest::requireSame);
    page.navigate(host.url("pig/fame.html"));
    assertThat(page.locator("main")).containsText("Player 1");
  }

  @Test
  void whatWasPlayedIsTakenBackLookedAtForkedAndSavedAsTheProgramReadsIt(@TempDir Path folder) {
    // Where it is for practice, luck may be taken back too.
    Page page = visit("#setup=" + packed("{\"seed\": \"42\", \"practice\": true}"));
    GameInPage game = new GameInPage(page);
    game.awaitQuestion();
    assertThat(page.locator("#practice")).isVisible();
    game.choose("Roll");
    game.awaitQuestion();
    String before = page.locator("body").getAttribute("data-inputs");
    page.locator("#take-back").click();
    assertThat(page.locator("body")).not().hasAttribute("data-inputs", before);
    game.awaitQuestion();
    game.choose("Roll");
    game.awaitQuestion();

    page.navigate(page.locator("a:has-text('Inspector')").getAttribute("href"));
    page.locator("body[data-step]").waitFor();
    page.keyboard().press("g");
    page.keyboard().press("ArrowRight");
    assertThat(page.locator("body")).hasAttribute("data-step", "1");
    page.locator("#fork-choice").selectOption("1");
    page.locator("#fork-same").click();
    assertThat(page.locator("#compare")).containsText("The same up to step 1.");

    Path saved = folder.resolve("saved.jsonl");
    page.waitForDownload(() -> page.locator("#save").click()).saveAs(saved);
    requireSame(JournalReader.read(saved));
  }

  @Test
  void aJournalOfTheProgramIsOpenedAndALinkCarriesItToSomebodyElse(@TempDir Path folder) {
    Path played = folder.resolve("played.jsonl");
    RunSpec spec = RunSpec.of("pig", Seed.of(7), 2);
    Journals.play(spec, played);
    Page page = visit("inspect.html");
    page.locator("#open-journal").setInputFiles(played);
    page.locator("body[data-step]").waitFor();
    assertThat(page.locator("#divergence")).hasCount(0);
    page.locator("#timeline").fill("5");
    assertThat(page.locator("body")).hasAttribute("data-step", "5");
    page.keyboard().press("s");
    // The link of this browser stands there until the journal is packed.
    assertThat(page.locator("#share-link")).hasValue(Pattern.compile("#journal="));
    String link = page.locator("#share-link").inputValue();
    try (BrowserContext another = browsers.chrome().newContext()) {
      Page other = another.newPage();
      other.navigate(link);
      assertThat(other.locator("body")).hasAttribute("data-step", "5");
      assertThat(other.locator(".step-what")).hasText(page.locator(".step-what").textContent());
    }
  }

  private static String packed(String text) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Deflater raw = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
    try (DeflaterOutputStream out = new DeflaterOutputStream(bytes, raw)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes.toByteArray());
  }

  private static JournalFile read(String journal) {
    try {
      JournalFile read =
          JournalReader.read(
              "a match of the page",
              new ByteArrayInputStream(journal.getBytes(StandardCharsets.UTF_8)));
      read.requireSound();
      return read;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void requireSame(JournalFile journal) {
    assertThat(Replay.otherMakers(journal.header())).isEmpty();
    var kernel = GameLibrary.kernel(journal.header().spec());
    assertThat(Replay.of(kernel, journal, Long.MAX_VALUE).divergence()).isEmpty();
  }

  private static boolean ended(JournalFile journal) {
    // The match of the first visit was not played.
    return !journal.lines().isEmpty() && JournalEnds.outcome(journal.lines().getLast()).isPresent();
  }
}
