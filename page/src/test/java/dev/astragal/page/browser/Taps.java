package dev.astragal.page.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;

/**
 * Whole games on a phone by somebody who only taps, at what is to be seen: Taps PAGES PICTURES
 * GAME.... Leaves pictures of the beginning, of every fiftieth tap and of the end.
 */
public final class Taps {
  private static final int WIDE = 390;
  private static final int HIGH = 844;
  private static final int TAPS_MAX = 1_500;
  private static final int PICTURED = 50;
  private static final int WAIT_MILLIS = 20;
  private static final int PATIENCE_MILLIS = 30_000;

  /** Whether the browser is to behave as one without WebAssembly GC. */
  private static final boolean OLD = Boolean.getBoolean("taps.old");

  private static final String OVER = "body[data-ended]";

  /** What may be tapped, a question that is open above everything first. */
  private static final String OPEN = "dialog[open] #sure, dialog[open] #form-go";

  /** An evening of Baator has no end of its own: somebody closes it. */
  private static final String CLOSING = ".choice:visible:has-text('Close the session')";

  /** It is rare, and folded away with what else is. */
  private static final String FOLDED =
      "details:not([open]):has(.choice:has-text('Close the session')) > summary";

  private static final int CLOSED_AFTER = 100;

  private Taps() {}

  public static void main(String[] args) throws IOException {
    Path pages = Path.of(args[0]).toAbsolutePath().normalize();
    Path pictures = Path.of(args[1]);
    try (StaticHost host = new StaticHost(pages);
        Browsers browsers = new Browsers()) {
      for (String game : Arrays.asList(args).subList(2, args.length)) {
        Browser.NewContextOptions phone =
            new Browser.NewContextOptions()
                .setViewportSize(WIDE, HIGH)
                .setDeviceScaleFactor(2)
                .setHasTouch(true)
                .setIsMobile(true)
                .setReducedMotion(ReducedMotion.REDUCE);
        try (BrowserContext person = browsers.chrome().newContext(phone)) {
          if (OLD) person.addInitScript("WebAssembly.validate = () => false");
          Page page = person.newPage();
          page.onPageError(fault -> System.out.println(game + ": " + fault));
          page.setDefaultTimeout(PATIENCE_MILLIS);
          page.navigate(host.url(game + "/#seed=7"));
          page.locator("body[data-seq]").waitFor();
          System.out.println(game + ": " + play(page, game, pictures));
        }
      }
    }
  }

  private static String play(Page page, String game, Path pictures) {
    Random random = new Random(7);
    int taps = 0;
    long stuck = System.nanoTime();
    while (page.locator(OVER).count() == 0) {
      if (taps >= TAPS_MAX || System.nanoTime() - stuck > PATIENCE_MILLIS * 1_000_000L) {
        picture(page, pictures, game + "-stopped");
        return "not over after " + taps + " taps";
      }
      Locator open = page.locator(OPEN);
      Locator choices = page.locator(".choice:visible:not([disabled])");
      Locator closing = page.locator(CLOSING + ", " + FOLDED);
      Locator offered = taps > CLOSED_AFTER && closing.count() > 0 ? closing.last() : choices;
      Locator wanted = open.count() > 0 ? open.last() : offered;
      int count = wanted.count();
      if (count == 0) {
        page.waitForTimeout(WAIT_MILLIS);
        continue;
      }
      if (taps % PICTURED == 0) picture(page, pictures, game + "-" + taps);
      try {
        wanted.nth(random.nextInt(count)).tap(new Locator.TapOptions().setTimeout(2_000));
        taps++;
        stuck = System.nanoTime();
      } catch (com.microsoft.playwright.PlaywrightException gone) {
        // The question has changed under the finger; the next look tells.
        page.waitForTimeout(WAIT_MILLIS);
      }
    }
    picture(page, pictures, game + "-end");
    return "over after " + taps + " taps";
  }

  private static void picture(Page page, Path pictures, String name) {
    page.screenshot(new Page.ScreenshotOptions().setPath(pictures.resolve(name + ".png")));
  }
}
