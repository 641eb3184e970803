package dev.astragal.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What somebody at a table sees, and what their keys do. */
@ExtendWith(InChromium.class)
final class TableTest {
  private static final String PRACTICE_BOARD =
      """
      {"game": "tictactoe", "practice": true,
       "seats": [{"kind": "you"}, {"kind": "open"}]}
      """;

  @Test
  void theLogShowsWhatJustHappened(Site site) {
    Page page = site.person();
    PlayPage play =
        site.play(
            page,
            site.seat(
                """
                {"game": "regrets", "seed": "3",
                 "seats": [{"kind": "you"}, {"kind": "bot"}, {"kind": "bot"}]}
                """));
    for (int turn = 0; turn < 12 && play.awaitQuestion(); turn++) play.choose(1);
    play.awaitQuestion();
    assertThat(page.locator(".log-line").last()).isInViewport();
    page.locator(".log").evaluate("box => box.scrollTo(0, 0)");
    assertThat(page.locator(".log-line").first()).isInViewport();
    play.choose(1);
    play.awaitQuestion();
    assertThat(page.locator(".log-line").first()).isInViewport();
  }

  @Test
  void theAddressDoesNotHandOverTheSeat(Site site) {
    Page page = site.person();
    PlayPage play = site.play(page, site.seat("{\"game\": \"pig\"}"));
    play.awaitQuestion();
    assertThat(page.url()).doesNotContain("token");
    page.reload();
    assertThat(page.locator("body[data-seat='0']")).isVisible();
  }

  @Test
  void whoeverIsTooLateForASeatIsTold(Site site) {
    String id = site.match(PRACTICE_BOARD).getAsJsonObject("match").get("id").getAsString();
    Page slow = site.person();
    site.play(slow, "/play#match=" + id);
    Locator sitDown = slow.locator("#join button");
    sitDown.waitFor();
    Page fast = site.person();
    site.play(fast, "/play#match=" + id);
    fast.locator("#join button").click();
    fast.locator("body[data-seat='1']").waitFor();
    assertThat(slow.locator("#missed")).containsText("Somebody was faster");
  }

  @Test
  void theEndGoesWhenItIsTakenBackAndTheLoserReadsWhoWon(Site site) {
    var made = site.match(PRACTICE_BOARD);
    PlayPage first = site.play(site.person(), made.get("link").getAsString());
    Page other = site.person();
    site.play(other, made.get("join").getAsString());
    other.locator("#join button").click();
    other.locator("body[data-seat='1']").waitFor();
    PlayPage second = new PlayPage(other);
    for (int move = 0; !first.over(); move++) {
      PlayPage next = move % 2 == 0 ? first : second;
      if (next.awaitQuestion()) next.choose(move % 2 == 0 ? 1 : next.choices());
      first.awaitNewsOf(next);
    }
    second.awaitEnd();
    assertThat(other.locator(".ending h2")).containsText("Won by Player 1");
    assertThat(other.locator("body")).not().containsText("over: won");
    first.page().locator("#take-back").click();
    assertThat(first.page().locator(".ending")).hasCount(0);
    assertThat(other.locator(".ending")).hasCount(0);
    assertThat(first.page().locator(".choice").first()).isVisible();
  }

  @Test
  void whoeverWouldTakeBackAsksTheOtherInWords(Site site) {
    var made = site.match(PRACTICE_BOARD.replace("\"practice\": true,", "\"name\": \"Ada\","));
    PlayPage first = site.play(site.person(), made.get("link").getAsString());
    PlayPage second = PeopleTest.joined(site, made, "Grace");
    first.choose(1);
    second.awaitQuestion();
    second.choose(1);
    first.awaitQuestion();
    assertThat(first.page().locator("#advice")).isHidden();
    first.page().locator("#take-back").click();
    assertThat(first.page().locator("#take-back-asked")).containsText("The others have to agree");
    Locator asked = second.page().locator("#take-back-asked");
    assertThat(asked).containsText("Ada would like to take back");
    asked.getByText("Agree").click();
    assertThat(asked).hasCount(0);
    assertThat(first.page().locator("body")).hasAttribute("data-inputs", "0");
    assertThat(site.faults()).isEmpty();
  }

  @Test
  void whoeverPlaysAloneMayAskForAdviceAndFindsItAmongTheChoices(Site site) {
    PlayPage play = site.play(site.person(), site.seat("{\"game\": \"tictactoe\"}"));
    play.awaitQuestion();
    Page page = play.page();
    page.keyboard().press("a");
    assertThat(page.locator("#advised")).containsText("It could go on like this: ");
    assertThat(page.locator("#advised")).containsText("times");
    String best = page.locator("#advised .way span").first().textContent();
    page.locator("#advised .way").first().click();
    assertThat(best).startsWith(page.locator(".choice:focus .choice-label").textContent());
    assertThat(Axe.graveFaults(page)).isEmpty();
    play.choose(1);
    assertThat(page.locator("#advised")).hasCount(0);
    assertThat(site.faults()).isEmpty();
  }

  @Test
  void whileTimeRunsNothingIsAskedAndEnterDoesNothing(Site site) {
    Page page = site.person();
    site.play(page, site.seat("{\"game\": \"delve\", \"seed\": \"11\"}"));
    page.locator("body[data-status=running]").waitFor();
    assertThat(page.locator(".why")).hasText("Time is passing.");
    assertThat(page.locator(".choice")).hasCount(0);
    assertThat(page.locator("#prompt [role=status]").first()).hasText("");
    page.keyboard().press("Space");
    assertThat(page.locator(".why")).hasText("Time stands still. Your orders?");
    String before = page.locator("body").getAttribute("data-inputs");
    page.keyboard().press("Enter");
    page.keyboard().press("1");
    page.keyboard().press("1");
    page.keyboard().press("h");
    page.keyboard().press(".");
    page.locator("body[data-status]:not([data-seq=''])").waitFor();
    assertThat(page.locator("body").getAttribute("data-inputs")).isEqualTo(before);
  }

  @Test
  void amountsAreSetAndThingsAreTouched(Site site) {
    Page page = site.person();
    PlayPage play = site.play(page, site.seat("{\"game\": \"trail\", \"seed\": \"3\"}"));
    play.awaitQuestion();
    Locator oxen = page.locator(".stepper").first();
    assertThat(page.locator(".stepper")).hasCount(7);
    assertThat(oxen).containsText("Buy 1 ox");
    oxen.locator("[aria-label=More]").click();
    assertThat(oxen).containsText("Buy 2 oxen");
    page.locator("[data-panel=prices] [data-thing=OXEN]").click();
    assertThat(oxen.locator(".choice")).isFocused();
    page.keyboard().press("ArrowRight");
    assertThat(oxen).containsText("Buy 4 oxen");
    page.keyboard().press("Enter");
    assertThat(page.locator(".log")).containsText("Bought 4 oxen");
    assertThat(page.locator(".time")).isHidden();
  }

  @Test
  void aThingSaysWhatItIsByKeyboardAndByMouse(Site site) {
    Page page = site.person();
    PlayPage play = site.play(page, site.seat("{\"game\": \"trail\", \"seed\": \"3\"}"));
    play.awaitQuestion();
    page.locator("[data-panel=prices] [data-thing=CLOTHES]").focus();
    page.keyboard().press("Shift+Tab");
    assertThat(page.locator("#hint")).containsText("Ox");
    page.keyboard().press("Escape");
    assertThat(page.locator("#hint")).isHidden();
    page.locator("[data-panel=prices] [data-thing=CLOTHES]").hover();
    assertThat(page.locator("#hint")).containsText("clothes");
  }

  @Test
  void aLogThatScrollsTakesNoHelpAway(Site site) {
    Page page = site.person();
    PlayPage play = site.play(page, site.seat("{\"game\": \"trail\", \"seed\": \"3\"}"));
    play.awaitQuestion();
    page.locator("[data-panel=prices] [data-thing=CLOTHES]").hover();
    page.evaluate("document.querySelector('.log').dispatchEvent(new Event('scroll'))");
    assertThat(page.locator("#hint")).containsText("clothes");
    assertThat(page.locator("#hint")).isVisible();
  }

  @Test
  void whatOthersDidSinceIsToldApart(Site site) {
    Page page = site.person();
    PlayPage play = site.play(page, site.seat("{\"game\": \"pig\", \"seed\": \"3\"}"));
    play.awaitQuestion();
    assertThat(page.locator("#since-last-move")).isHidden();
    play.choose(2);
    page.locator(".log-line.news").first().waitFor();
    assertThat(page.locator("#since-last-move")).isVisible();
    for (String line : page.locator(".log-line.news").allTextContents())
      assertThat(line).startsWith("Hold20");
  }

  @Test
  void ordersAreAFormWithWhatIsInForce(Site site) {
    Page page = site.person();
    site.play(page, site.seat("{\"game\": \"delve\", \"seed\": \"11\"}"));
    page.locator("body[data-status=running]").waitFor();
    page.keyboard().press("Space");
    Locator stance = page.getByLabel("Stance");
    stance.waitFor();
    Locator defensive =
        stance.locator("option").filter(new Locator.FilterOptions().setHasText("Defensive"));
    stance.selectOption(defensive.getAttribute("value"));
    assertThat(page.getByLabel("Stance").locator("option:checked")).containsText("Defensive");
    assertThat(page.getByLabel("Stance").locator("option:checked")).containsText("(now)");
  }

  @Test
  void anAddressThatLeadsNowhereIsAPage(Site site) {
    Page page = site.person();
    page.navigate(site.server().address() + "/nothing");
    assertThat(page.locator("h1")).hasText("There is nothing here");
    page.locator("main a").click();
    assertThat(page.locator("#games")).isVisible();
  }

  @Test
  void theLobbyShowsWhoeverWaitsBeforeAbandonedGames(Site site) {
    String waiting = site.match(PRACTICE_BOARD).getAsJsonObject("match").get("id").getAsString();
    List<String> abandoned = new ArrayList<>();
    for (int i = 0; i < 20; i++)
      abandoned.add(
          site.match("{\"game\": \"pig\"}").getAsJsonObject("match").get("id").getAsString());
    Page page = site.person();
    page.navigate(site.server().address() + "/");
    assertThat(page.locator("#matches a[href='/play#match=" + waiting + "']")).isVisible();
    for (String id : abandoned)
      assertThat(page.locator("#matches a[href='/play#match=" + id + "']")).hasCount(0);
  }
}
