package dev.astragal.page.browser;

import com.microsoft.playwright.Page;
import java.util.List;

/** A game in a page, as somebody with a finger plays it. */
record GameInPage(Page page) {
  private static final String OVER = "body[data-ended]";
  private static final String ASKED = "body[data-asked]:not([data-asked=''])";

  /** The matches that this browser keeps, each with its journal. */
  private static final String KEPT =
      """
      () => new Promise((take, refuse) => {
        const opening = indexedDB.open("astragal " + new URL(".", location).pathname);
        opening.onerror = () => refuse(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction("matches").objectStore("matches").getAll();
          asked.onerror = () => refuse(asked.error);
          asked.onsuccess = () => take(asked.result.map(({ match }) => JSON.parse(match).journal));
        };
      })
      """;

  /** Waits until it is this person's turn or all is over; false where it is over. */
  boolean awaitQuestion() {
    page.locator(ASKED + ", " + OVER).first().waitFor();
    return page.locator(OVER).count() == 0;
  }

  /** Takes the choice that says this, or else the first. */
  void choose(String wanted) {
    String asked = page.locator("body").getAttribute("data-asked");
    List<String> words = page.locator(".choice").allTextContents();
    int place = Math.max(0, indexOf(words, wanted));
    page.locator(".choice").nth(place).dispatchEvent("click");
    page.locator("body:not([data-asked='" + asked + "']), " + OVER).first().waitFor();
  }

  private static int indexOf(List<String> words, String wanted) {
    for (int i = 0; i < words.size(); i++) if (words.get(i).contains(wanted)) return i;
    return -1;
  }

  /** Waits until the page needs its host no more. */
  void awaitKept() {
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)");
  }

  List<String> journals() {
    return ((List<?>) page.evaluate(KEPT)).stream().map(String::valueOf).toList();
  }
}
