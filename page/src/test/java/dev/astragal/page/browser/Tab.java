package dev.astragal.page.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.io.IOException;

/** One page in a browser of somebody who was never there. */
interface Tab extends AutoCloseable {
  void open(String url);

  /** What a function of a text, or its promise, says in the page; a text as well. */
  String say(String function, String argument);

  /** From now on there is no network. */
  void offline();

  @Override
  void close();

  /** Of the browser that {@code ASTRAGAL_BROWSER} names: chromium, or firefox. */
  static Tab fresh() throws IOException {
    return "firefox".equals(System.getenv("ASTRAGAL_BROWSER")) ? new Firefox() : new Chromium();
  }

  /** The installed Chromium. */
  final class Chromium implements Tab {
    private final Browsers browsers = new Browsers();
    private final BrowserContext person = browsers.chrome().newContext();
    private final Page page = person.newPage();

    @Override
    public void open(String url) {
      page.navigate(url);
    }

    @Override
    public String say(String function, String argument) {
      return String.valueOf(page.evaluate(function, argument));
    }

    @Override
    public void offline() {
      person.setOffline(true);
    }

    @Override
    public void close() {
      person.close();
      browsers.close();
    }
  }
}
