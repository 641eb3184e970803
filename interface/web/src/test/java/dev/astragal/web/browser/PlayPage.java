package dev.astragal.web.browser;

import com.microsoft.playwright.Page;

/** The play page as somebody with a keyboard uses it. */
record PlayPage(Page page) {
  private static final String ASKED =
      "document.body.dataset.asked !== undefined && document.body.dataset.asked !== ''";
  private static final String OVER = "document.body.dataset.ended !== undefined";

  PlayPage {
    page.waitForFunction("document.body.dataset.seq !== undefined");
  }

  boolean over() {
    return (boolean) page.evaluate(OVER);
  }

  boolean asked() {
    return (boolean) page.evaluate(ASKED);
  }

  /** Waits until it is this person's turn, or all is over; true when there is a question. */
  boolean awaitQuestion() {
    page.waitForFunction(ASKED + " || " + OVER);
    return !over();
  }

  void awaitEnd() {
    page.waitForFunction(OVER);
  }

  /** The number of the prompt, which changes with every answer. */
  String prompt() {
    return (String) page.evaluate("document.body.dataset.asked");
  }

  /** Takes a choice, counted from 1, by its number. */
  void choose(int number) {
    String before = prompt();
    for (char digit : Integer.toString(number).toCharArray())
      page.keyboard().press(String.valueOf(digit));
    page.keyboard().press("Enter");
    page.waitForFunction(
        "before => document.body.dataset.asked !== before || " + OVER, before);
  }

  /** Takes the choice that says this. */
  void choose(String label) {
    int count = page.locator(".choice").count();
    for (int i = 0; i < count; i++) {
      if (page.locator(".choice").nth(i).textContent().contains(label)) {
        choose(i + 1);
        return;
      }
    }
    throw new AssertionError("nobody offers '" + label + "'");
  }

  boolean offers(String label) {
    return page.locator(".choice").allTextContents().stream().anyMatch(it -> it.contains(label));
  }

  String line() {
    return page.locator("#line").textContent();
  }

  String log() {
    return page.locator("[role=log]").textContent();
  }
}
