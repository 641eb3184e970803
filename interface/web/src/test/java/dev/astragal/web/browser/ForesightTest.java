package dev.astragal.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** On a slow line an answer is shown before the server has heard of it, where it can be known. */
@ExtendWith(InChromium.class)
final class ForesightTest {
  /** Everything takes half a second to the server; an answer until somebody lets it go. */
  private static final String SLOW =
      """
      globalThis.held = [];
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (text) {
        const message = JSON.parse(text);
        if (message.type === "answer") held.push((change) => send.call(this, JSON.stringify(change(message))));
        else setTimeout(() => send.call(this, text), 500);
      };
      const heard = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
      Object.defineProperty(WebSocket.prototype, "onmessage", {
        set(then) {
          heard.set.call(this, (event) => {
            then(event);
            if (event.data.startsWith('{"type":"foreseen"')) document.documentElement.dataset.sights = "";
          });
        },
      });
      """;

  private static final String EARLY = "body[data-foreseen]";

  private static Page slow(Site site, String match) {
    Page page = site.person();
    page.addInitScript(SLOW);
    PlayPage play = site.play(page, site.seat(match));
    play.awaitQuestion();
    page.locator("html[data-sights]").waitFor();
    return page;
  }

  @Test
  void aMarkIsOnTheBoardBeforeTheServerHasHeardOfIt(Site site) {
    Page page = slow(site, "{\"game\": \"tictactoe\", \"seed\": \"3\"}");
    String empty = page.locator(".screen").innerHTML();
    String asked = page.locator("body").getAttribute("data-asked");
    page.locator(".choice").nth(4).click();
    page.locator(EARLY).waitFor();
    assertThat(page.locator(".screen").innerHTML()).isNotEqualTo(empty);
    assertThat(page.evaluate("held.length")).isEqualTo(1);
    assertThat(page.locator("body").getAttribute("data-inputs")).isEqualTo("0");
    page.evaluate("held.pop()((answer) => answer)");
    page.locator("body:not([data-foreseen]):not([data-asked='" + asked + "'])").waitFor();
    assertThat(page.locator("body").getAttribute("data-inputs")).isNotEqualTo("0");
    assertThat(site.faults()).isEmpty();
  }

  @Test
  void aRefusedAnswerIsTakenBackWhereEverybodySeesIt(Site site) {
    Page page = slow(site, "{\"game\": \"tictactoe\", \"seed\": \"3\"}");
    String empty = page.locator(".screen").innerText();
    page.locator(".choice").nth(4).click();
    page.locator(EARLY).waitFor();
    assertThat(page.locator(".screen").innerText()).isNotEqualTo(empty);
    page.evaluate("held.pop()((answer) => ({ ...answer, choice: { type: 'nonsense' } }))");
    Locator said = page.locator("#prompt .error");
    assertThat(said).not().isEmpty();
    page.locator("body:not([data-foreseen])").waitFor();
    assertThat(page.locator(".screen").innerText()).isEqualTo(empty);
    page.locator(".choice").nth(4).click();
    page.locator(EARLY).waitFor();
  }

  @Test
  void whatLuckDecidesIsWaitedFor(Site site) {
    Page page = slow(site, "{\"game\": \"pig\", \"seed\": \"3\"}");
    String before = page.locator(".screen").innerHTML();
    page.locator(".choice", new Page.LocatorOptions().setHasText("Roll")).click();
    while (!page.evaluate("held.length").equals(1)) page.waitForTimeout(10);
    assertThat(page.locator(EARLY).count()).isZero();
    assertThat(page.locator(".screen").innerHTML()).isEqualTo(before);
    page.evaluate("held.pop()((answer) => answer)");
    page.locator("body:not([data-inputs='0'])").waitFor();
  }
}
