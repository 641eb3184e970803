package dev.astragal.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Whoever looks elsewhere is called when it is their turn, if they asked for it. */
@ExtendWith(InChromium.class)
final class CallTest {
  /** Notes what the browser was really asked to do. */
  private static final String NOTED =
      """
      globalThis.called = [];
      globalThis.AudioContext = class extends AudioContext {
        constructor() {
          super();
          called.push("sound");
        }
      };
      globalThis.Notification = class extends Notification {
        constructor(title, options) {
          super(title, options);
          called.push(title + ": " + options.body);
        }
      };
      Object.defineProperty(document, "visibilityState", {
        get: () => (globalThis.away ? "hidden" : "visible"),
      });
      """;

  private static final String MATCH =
      "{\"game\": \"pig\", \"name\": \"Ada\","
          + " \"seats\": [{\"kind\": \"you\"}, {\"kind\": \"open\"}]}";

  private static List<?> called(Page page) {
    return (List<?>) page.evaluate("called");
  }

  @Test
  void bySoundAndByNotificationButOnlyWhenItWasWished(Site site) {
    JsonObject made = site.match(MATCH);
    Page page = site.person();
    page.context().grantPermissions(List.of("notifications"));
    page.addInitScript(NOTED);
    PlayPage ada = site.play(page, made.get("link").getAsString());
    PlayPage grace = PeopleTest.joined(site, made, "Grace");
    hold(ada);
    hold(grace);
    assertThat(ada.awaitQuestion()).isTrue();
    assertThat(called(page)).isEmpty();
    page.locator("#settings").click();
    page.locator("#sound").check();
    assertThat(called(page)).hasToString("[sound]");
    page.locator("#notify").check();
    assertThat(page.locator("#notify")).isChecked();
    page.keyboard().press("Escape");
    page.evaluate("away = true");
    hold(ada);
    hold(grace);
    assertThat(ada.awaitQuestion()).isTrue();
    assertThat(called(page)).hasSize(3);
    assertThat(called(page).toString()).startsWith("[sound, sound, Pig: ");
    assertThat(site.faults()).isEmpty();
  }

  private static void hold(PlayPage play) {
    play.awaitQuestion();
    play.chooseFirstOf("Hold");
  }
}
