package dev.astragal.page.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The installed Chromium, driven by the installed Node. */
final class Browsers implements AutoCloseable {
  static final String MISSING = "chromium or node is not installed: no page is tried in a browser";

  private static final int PATIENCE_MILLIS = 120_000;

  private final Playwright playwright;
  private final Browser browser;

  Browsers() {
    playwright =
        Playwright.create(
            new Playwright.CreateOptions()
                .setEnv(
                    Map.of(
                        "PLAYWRIGHT_NODEJS_PATH",
                        found("node", "nodejs").orElseThrow(),
                        "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD",
                        "1")));
    browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setTimeout(PATIENCE_MILLIS)
                    .setExecutablePath(Path.of(chromium().orElseThrow()))
                    .setHeadless(true));
  }

  static boolean available() {
    return chromium().isPresent() && found("node", "nodejs").isPresent();
  }

  private static Optional<String> chromium() {
    return found("chromium", "chromium-browser", "google-chrome");
  }

  static Optional<String> found(String... names) {
    List<String> folders =
        List.of(Optional.ofNullable(System.getenv("PATH")).orElse("").split(File.pathSeparator));
    return Stream.of(names)
        .flatMap(name -> folders.stream().map(folder -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .map(Path::toString)
        .findFirst();
  }

  Browser chrome() {
    return browser;
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}
