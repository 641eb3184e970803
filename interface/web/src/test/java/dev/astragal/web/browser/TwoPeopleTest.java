package dev.astragal.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(InChromium.class)
final class TwoPeopleTest {
  private static final int TURNS_MAX = 2_000;

  @Test
  void twoBrowsersPlayRegretsToItsEndAgainstABotAndOneComesBackFromALostLine(Site site) {
    Page first = site.person();
    Line line = new Line(first);
    String invitation = makeMatchOnTheLobby(first, site);
    PlayPage host = new PlayPage(first);
    Page second = site.person();
    second.navigate(invitation);
    second.locator("#join button").first().press("Enter");
    second.locator("body[data-seat='1']").waitFor();
    PlayPage guest = new PlayPage(second);

    int turns = 0;
    while (!host.over() || !guest.over()) {
      if (turns == 6) line.cut();
      if (turns == 12) {
        assertThat(first.locator("#line")).containsText("Connection lost");
        line.mend();
        assertThat(first.locator("#line")).containsText("Connected");
      }
      answerWhoeverIsAsked(host, guest, line.whole());
      assertThat(turns++).isLessThan(TURNS_MAX);
    }

    assertThat(host.page().locator(".ending")).containsText("Player 2");
    assertThat(scores(host)).isEqualTo(scores(guest));
    assertThat(linesOfTheReckoning(host)).hasSize(3).isEqualTo(linesOfTheReckoning(guest));
    assertThat(site.faults()).isEmpty();
  }

  @Test
  void aKilledServerComesBackWithTheMatchAndThePageComesBackToIt(Site site) {
    PlayPage play = site.play(site.person(), site.seat("{\"game\": \"pig\", \"seed\": \"7\"}"));
    play.awaitQuestion();
    play.chooseFirstOf("Roll");
    play.awaitQuestion();
    String scores = play.page().locator(".pig-lanes").textContent();
    String log = play.log();

    site.server().kill();
    assertThat(play.page().locator("#line")).containsText("Connection lost");
    site.server().restart();

    assertThat(play.page().locator("#line")).containsText("Connected");
    assertThat(play.page().locator(".pig-lanes")).hasText(scores);
    assertThat(play.log()).isEqualTo(log);
    play.chooseFirstOf("Hold");
    play.awaitQuestion();
    assertThat(play.log()).startsWith(log);
  }

  /** The lobby's form by keyboard: you, somebody else, a bot. */
  private static String makeMatchOnTheLobby(Page page, Site site) {
    page.navigate(site.server().address() + "/");
    page.locator("[data-game=regrets] button").press("Enter");
    page.locator("#seat-count").selectOption("3");
    page.locator("[data-seat='1']").selectOption("open");
    page.locator("dialog .folded summary").press("Enter");
    page.locator("#pace").selectOption("0");
    page.locator("dialog button[type=submit]").press("Enter");
    String invitation = page.locator("#join-link").inputValue();
    page.locator("#enter-match").press("Enter");
    page.waitForURL("**/play#**");
    return invitation;
  }

  private static void answerWhoeverIsAsked(PlayPage host, PlayPage guest, boolean hostIsThere) {
    if (hostIsThere && host.asked()) answer(host);
    else if (guest.asked()) answer(guest);
    else host.page().waitForTimeout(20);
  }

  /** Going to sea, and then not staying there long, makes for a short week. */
  private static void answer(PlayPage play) {
    play.chooseFirstOf("Pass for today");
  }

  private static String scores(PlayPage play) {
    play.page().locator(".scores").getByText("moves").first().waitFor();
    return play.page().locator(".scores").textContent().replace(" (you)", "");
  }

  private static List<String> linesOfTheReckoning(PlayPage play) {
    return play.page().locator("[role=log] li").allTextContents().stream()
        .filter(text -> text.contains("points. Regret value"))
        .toList();
  }

  /** The line between a browser and the server, with a switch in it. */
  private static final class Line {
    private final AtomicBoolean whole = new AtomicBoolean(true);
    private final List<WebSocketRoute> open = new ArrayList<>();

    Line(Page page) {
      page.routeWebSocket(
          "**/ws",
          socket -> {
            if (whole.get()) {
              open.add(socket);
              socket.connectToServer();
            } else {
              socket.close(new WebSocketRoute.CloseOptions().setCode(1001));
            }
          });
    }

    boolean whole() {
      return whole.get();
    }

    void cut() {
      whole.set(false);
      open.forEach(socket -> socket.close(new WebSocketRoute.CloseOptions().setCode(1001)));
      open.clear();
    }

    void mend() {
      whole.set(true);
    }
  }
}
