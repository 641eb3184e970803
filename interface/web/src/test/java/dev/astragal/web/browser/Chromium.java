package dev.astragal.web.browser;

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

/** The installed Chromium, started once for all tests, driven by the installed Node. */
final class Chromium implements AutoCloseable {
  static final String MISSING =
      "chromium or node is not installed: the web client is not tested in a browser";

  private final Playwright playwright;
  private final Browser browser;

  Chromium() {
    Map<String, String> environment =
        Map.of(
            "PLAYWRIGHT_NODEJS_PATH",
            node().orElseThrow(),
            "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD",
            "1");
    playwright = Playwright.create(new Playwright.CreateOptions().setEnv(environment));
    browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setTimeout(2 * Site.PATIENCE_MILLIS)
                    .setExecutablePath(Path.of(program().orElseThrow()))
                    .setHeadless(true));
  }

  static boolean available() {
    return program().isPresent() && node().isPresent();
  }

  Browser browser() {
    return browser;
  }

  private static Optional<String> program() {
    return Stream.of("chromium", "chromium-browser", "google-chrome")
        .map(Chromium::onPath)
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static Optional<String> node() {
    return Stream.of("node", "nodejs").map(Chromium::onPath).flatMap(Optional::stream).findFirst();
  }

  private static Optional<String> onPath(String name) {
    String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
    return List.of(path.split(File.pathSeparator)).stream()
        .map(directory -> Path.of(directory, name))
        .filter(Files::isExecutable)
        .map(Path::toString)
        .findFirst();
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}
