package dev.astragal.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Whoever has never read the documentation learns from the pages what a game is about. */
@ExtendWith(InChromium.class)
final class GuideTest {
  @Test
  void everyGameBringsItsRulesAndAnIntroductionInEveryLanguageItSpeaks(Site site) {
    for (JsonElement each : site.get("/api/games", "").getAsJsonArray("games")) {
      JsonObject game = each.getAsJsonObject();
      for (JsonElement language : game.getAsJsonArray("languages")) {
        String path =
            "/api/games/" + game.get("id").getAsString() + "?language=" + language.getAsString();
        JsonObject words = site.get(path, "");
        assertThat(words.get("introduction").getAsString()).as(path).isNotBlank();
        assertThat(words.get("rules").getAsString()).as(path).isNotBlank();
      }
    }
  }

  @Test
  void theRulesAreAPageInBothLanguages(Site site) {
    Page page = site.person();
    page.navigate(site.server().address() + "/");
    page.locator("[data-game=pig] a").click();
    page.locator("body[data-ready='pig/']").waitFor();
    assertThat(page.locator("main")).containsText("A 1 loses what is at risk");
    assertThat(Axe.graveFaults(page)).isEmpty();
    page.locator("a[lang=de]").click();
    page.locator("body[data-ready='pig/de']").waitFor();
    assertThat(page.locator("main")).containsText("Eine 1 verliert");
    assertThat(site.faults()).isEmpty();
  }

  @Test
  void theFormSaysWhatEveryQuestionMeansAndBeginsWithWhatIsPlayable(Site site) {
    Page page = site.person();
    page.navigate(site.server().address() + "/#play=trail");
    Locator form = page.locator("dialog form");
    assertThat(form).containsText("bring as many of the five");
    assertThat(form.locator("#overlay-play")).isChecked();
    assertThat(form.locator("#option-occupation-help")).containsText("The easiest start");
    form.locator("#option-occupation").selectOption("teacher");
    assertThat(form.locator("#option-occupation-help")).containsText("The hardest start");
    assertThat(form.locator("#option-party-help")).containsText("commas");
    form.locator("#overlay-dystrail").check();
    form.locator("[type=submit]").click();
    new PlayPage(page);
    assertThat(page.locator("main")).not().containsText("oxen");
    assertThat(site.faults()).isEmpty();
  }

  @Test
  void whoComesByALinkIsToldOnceWhatTheGameIsAbout(Site site) {
    Page page = site.person();
    site.play(page, site.seat("{\"game\": \"regrets\"}"));
    assertThat(page.locator("#welcome")).containsText("Three tips");
    page.locator("#welcome button").click();
    assertThat(page.locator("#welcome")).hasCount(0);
    site.play(page, site.seat("{\"game\": \"regrets\"}"));
    assertThat(page.locator("#rules")).hasAttribute("href", "/rules#game=regrets");
    assertThat(page.locator("#welcome")).hasCount(0);
  }

  @Test
  void theIntroductionFoldsWithTheFirstAnswer(Site site) {
    Page page = site.person();
    PlayPage play = site.play(page, site.seat("{\"game\": \"pig\"}"));
    assertThat(page.locator("#welcome[open]")).hasCount(1);
    play.awaitQuestion();
    play.choose(1);
    assertThat(page.locator("#welcome[open]")).hasCount(0);
    page.locator("#welcome summary").click();
    assertThat(page.locator("#welcome")).containsText("as often as you dare");
    site.play(page, site.seat("{\"game\": \"pig\"}"));
    assertThat(page.locator("#welcome")).hasCount(0);
  }

  @Test
  void theIntroductionFoldsWithAFormThatIsSentToo(Site site) {
    Page page = site.person();
    site.play(page, site.seat("{\"game\": \"baator\"}")).awaitQuestion();
    assertThat(page.locator("#welcome[open]")).hasCount(1);
    page.locator("#prompt .choice", new Page.LocatorOptions().setHasText("Put on the table"))
        .click();
    page.locator("dialog #form-go").click();
    assertThat(page.locator("#welcome[open]")).hasCount(0);
  }
}
