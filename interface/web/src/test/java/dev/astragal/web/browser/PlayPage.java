package dev.astragal.web.browser;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Page;
import java.util.List;

/**
 * The play page as somebody with a keyboard uses it. It waits by selectors, because the page's
 * security policy forbids what else there is.
 */
record PlayPage(Page page) {
  private static final String OVER = "body[data-ended]";
  private static final String ASKED = "body[data-asked]:not([data-asked=''])";

  /** What is grave is asked twice. */
  private static final String SURE = "dialog #sure";

  /** What has blanks is filled in first. */
  private static final String FILL = "dialog #form-go";

  PlayPage {
    page.locator("body[data-seq]").waitFor();
  }

  boolean over() {
    return page.locator(OVER).count() > 0;
  }

  boolean asked() {
    return page.locator(ASKED).count() > 0;
  }

  /** Waits until it is this person's turn, or all is over; true when there is a question. */
  boolean awaitQuestion() {
    page.locator(ASKED + ", " + OVER).waitFor();
    return !over();
  }

  /** How many inputs the run has. */
  long inputs() {
    return Long.parseLong(page.locator("body").getAttribute("data-inputs"));
  }

  int choices() {
    return page.locator(".choice").count();
  }

  /** In games where time passes: as fast as the keys allow. */
  void letTimeFly() {
    for (int i = 0; i < 4; i++) page.keyboard().press("+");
  }

  /** Waits until this page knows everything that {@code other} knows now. */
  void awaitNewsOf(PlayPage other) {
    long wanted = other.news();
    while (news() < wanted) page.waitForTimeout(10);
  }

  private long news() {
    return Long.parseLong(page.locator("body").getAttribute("data-seq"));
  }

  void awaitEnd() {
    page.locator(OVER).waitFor();
  }

  /** Takes a choice, counted from 1, by the number it has, or by a click where it has none. */
  void choose(int place) {
    JsonObject now =
        looked(
            "{asked: body.dataset.asked,"
                + " number: document.querySelectorAll('.choice')[%d]?.querySelector('kbd')?.textContent ?? '',"
                    .formatted(place - 1)
                + " many: [...document.querySelectorAll('.choice kbd')].some((key) => key.textContent > 9)}");
    String number = now.get("number").getAsString();
    if (number.isEmpty()) page.locator(".choice").nth(place - 1).dispatchEvent("click");
    else {
      for (char digit : number.toCharArray()) page.keyboard().press(String.valueOf(digit));
      if (now.get("many").getAsBoolean()) page.keyboard().press("Enter");
    }
    String done = "body:not([data-asked='" + now.get("asked").getAsString() + "']), " + OVER;
    page.locator(done + ", " + SURE + ", " + FILL).first().waitFor();
    JsonObject open = looked("{fill: all('" + FILL + "'), sure: all('" + SURE + "')}");
    if (open.get("fill").getAsInt() > 0) page.locator(FILL).press("Enter");
    if (open.get("fill").getAsInt() > 0 || open.get("sure").getAsInt() > 0) {
      if (page.locator(SURE).count() > 0) page.locator(SURE).press("Enter");
      page.locator(done).first().waitFor();
    }
  }

  /** Several things of the page at once: a question to the browser costs more than the answer. */
  private JsonObject looked(String wanted) {
    String script =
        "(() => { const body = document.body;"
            + " const all = (parts) => document.querySelectorAll(parts).length;"
            + " return JSON.stringify("
            + wanted
            + "); })()";
    return JsonParser.parseString((String) page.evaluate(script)).getAsJsonObject();
  }

  /** Takes the first choice that says one of these, the earlier the rather; else the first. */
  void chooseFirstOf(String... wanted) {
    List<String> labels = page.locator(".choice").allTextContents();
    for (String words : wanted)
      for (int i = 0; i < labels.size(); i++)
        if (labels.get(i).contains(words)) {
          choose(i + 1);
          return;
        }
    choose(1);
  }

  String log() {
    return page.locator("[role=log]").textContent();
  }
}
