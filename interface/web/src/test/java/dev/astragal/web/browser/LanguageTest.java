package dev.astragal.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import dev.astragal.web.WebServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever reads German finds no English: not in the pages' own words, and not in the games'. */
@ExtendWith(InChromium.class)
final class LanguageTest {
  /** Everything somebody may read or hear, wherever it stands. */
  private static final String SAID =
      """
      [...document.querySelectorAll("body *")].flatMap((element) => [
        ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data),
        ...["aria-label", "title", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
      ]).map((text) => text.trim()).filter((text) => text !== "")
      """;

  private static final Pattern PLACE = Pattern.compile("\\{\\w+(?::([^}]*))?}");

  private static List<String> english(Page page) throws IOException {
    Properties words = bundle("messages.properties");
    Properties german = bundle("messages_de.properties");
    List<Pattern> sentences =
        words.stringPropertyNames().stream()
            .filter(key -> !words.getProperty(key).equals(german.getProperty(key)))
            .map(key -> pattern(words.getProperty(key).strip()))
            .toList();
    List<?> said = (List<?>) page.evaluate(SAID);
    return said.stream()
        .map(String::valueOf)
        .filter(text -> sentences.stream().anyMatch(each -> each.matcher(text).matches()))
        .toList();
  }

  /** What stands in a sentence's places may be anything, but of two forms of a word it is one. */
  private static Pattern pattern(String sentence) {
    StringBuilder pattern = new StringBuilder();
    Matcher place = PLACE.matcher(sentence);
    int at = 0;
    for (; place.find(); at = place.end()) {
      pattern.append(Pattern.quote(sentence.substring(at, place.start())));
      pattern.append(place.group(1) == null ? ".+" : "(?:" + place.group(1) + ")");
    }
    return Pattern.compile(pattern + Pattern.quote(sentence.substring(at)));
  }

  private static Properties bundle(String name) throws IOException {
    Properties bundle = new Properties();
    try (InputStream in = WebServer.class.getResourceAsStream(name)) {
      bundle.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    }
    return bundle;
  }

  @Test
  void theLobbyItsFormAndTheOtherPagesAreGerman(Site site) throws IOException {
    Page page = site.person("de-DE");
    page.navigate(site.server().address() + "/");
    page.locator("body[data-ready]").waitFor();
    assertThat(page.locator("h1")).hasText("Spiele, die sich alles merken");
    assertThat(page.locator("[data-game=pig]")).containsText("Das kleinste Spiel, das es gibt.");
    assertThat(english(page)).isEmpty();
    page.locator("[data-game=trail] button").click();
    page.locator("dialog [type=submit]").waitFor();
    assertThat(page.locator("dialog")).containsText("Ausgewogene Zahlen?");
    assertThat(english(page)).isEmpty();
    for (String path : List.of("/rules#game=pig", "/fame#game=pig", "/inspect", "/nowhere")) {
      page.navigate("about:blank");
      page.navigate(site.server().address() + path);
      page.locator("main h1, main h2").first().waitFor();
      assertThat(english(page)).as(path).isEmpty();
      assertThat(page.locator("html")).hasAttribute("lang", "de");
    }
    assertThat(site.faults()).isEmpty();
  }

  /** Whoever made the match reads English; each is told the same in a language of their own. */
  @ParameterizedTest
  @ValueSource(strings = {"trail", "delve", "regrets"})
  void everyTableIsGermanWhateverTheMatchWasMadeIn(String game, Site site) throws IOException {
    PlayPage play =
        site.play(site.person("de-DE"), site.seat("{\"game\": \"" + game + "\", \"seed\": \"3\"}"));
    play.letTimeFly();
    for (int turn = 0; turn < 3 && play.awaitQuestion(); turn++) play.choose(1);
    play.awaitQuestion();
    assertThat(english(play.page())).isEmpty();
    play.page().locator("#settings").click();
    assertThat(english(play.page())).isEmpty();
    play.page().keyboard().press("Escape");
    play.page().keyboard().press("?");
    assertThat(english(play.page())).isEmpty();
    assertThat(site.faults()).isEmpty();
  }

  @Test
  void theEndAndItsLuckAreGerman(Site site) throws IOException {
    PlayPage play = site.play(site.person("de-DE"), site.seat("{\"game\": \"pig\"}"));
    while (play.awaitQuestion())
      play.chooseFirstOf(play.log().length() % 3 == 0 ? "Aufhören" : "Würfeln");
    play.page().locator("#how-lucky").click();
    play.page().locator(".turning").first().waitFor();
    assertThat(play.page().locator(".luck")).containsText("Zukünften");
    assertThat(english(play.page())).isEmpty();
  }

  @Test
  void theInspectorIsGermanAndSoIsTheGameInIt(Site site) throws IOException {
    Page page = site.person("de-DE");
    InspectorTest.inspect(site, page, "regrets");
    page.locator("#timeline").fill("40");
    page.locator("body[data-step='40']").waitFor();
    page.locator(".moves li").first().waitFor();
    assertThat(page.locator("#moves")).containsText("sticht in See");
    assertThat(english(page)).isEmpty();
    page.locator("#fork-new").press("Enter");
    page.locator("#differences").waitFor();
    assertThat(english(page)).isEmpty();
  }

  @Test
  void theSwitchLastsAndTakesTheGameWithIt(Site site) {
    Page page = site.person();
    PlayPage play = site.play(page, site.seat("{\"game\": \"pig\", \"seed\": \"3\"}"));
    play.awaitQuestion();
    assertThat(page.locator("#prompt")).containsText("Roll the die");
    page.locator("#language").click();
    assertThat(page.locator("#prompt")).containsText("Würfeln");
    page.navigate(site.server().address() + "/");
    assertThat(page.locator("h1")).hasText("Spiele, die sich alles merken");
    page.locator("#language").click();
    assertThat(page.locator("h1")).hasText("Games that remember everything");
  }
}
