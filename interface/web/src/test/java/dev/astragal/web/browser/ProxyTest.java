package dev.astragal.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import dev.astragal.runtime.store.DirectoryStore;
import dev.astragal.testbed.PrivateCaddy;
import dev.astragal.testbed.PrivateNginx;
import dev.astragal.web.Limits;
import dev.astragal.web.Place;
import dev.astragal.web.WebServer;
import dev.astragal.web.match.OwnPolicies;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whole games through proxies with TLS, set up as the how-to says. */
final class ProxyTest {
  private static final Path HOW_TO =
      Path.of(System.getProperty("astragal.root"), "docs/howto/host-a-server.md");

  @TempDir private Path directory;

  @Test
  void aGameIsMadeAndPlayedThroughNginx() throws Exception {
    Assumptions.assumeTrue(PrivateNginx.installed(), PrivateNginx.MISSING);
    played((port, server) -> PrivateNginx.started(nginx(port, server)));
  }

  @Test
  void aGameIsMadeAndPlayedThroughCaddy() throws Exception {
    Assumptions.assumeTrue(PrivateCaddy.installed(), PrivateCaddy.MISSING);
    played((port, server) -> PrivateCaddy.started(caddy(port, server)));
  }

  private interface Proxy {
    AutoCloseable started(int port, int server) throws IOException;
  }

  private void played(Proxy proxy) throws Exception {
    Assumptions.assumeTrue(Chromium.available(), Chromium.MISSING);
    int port = PrivateNginx.freePort();
    String origin = "https://localhost:" + port;
    Place place = new Place(InetAddress.getLoopbackAddress(), "127.0.0.1", 0, Optional.of(origin));
    try (WebServer server =
            WebServer.start(
                place,
                new DirectoryStore(directory),
                Optional.empty(),
                Optional.empty(),
                OwnPolicies.NONE,
                Limits.USUAL);
        AutoCloseable _ = proxy.started(port, server.port());
        Chromium chromium = new Chromium();
        BrowserContext visitor =
            chromium
                .browser()
                .newContext(new Browser.NewContextOptions().setIgnoreHTTPSErrors(true))) {
      Page page = visitor.newPage();
      page.navigate(origin + "/");
      page.locator("[data-game=tictactoe] button").click();
      page.locator("dialog [type=submit]").click();
      PlayPage play = new PlayPage(page);
      while (play.awaitQuestion()) play.choose(1);
      assertThat(page.locator(".ending")).isVisible();
    }
  }

  /** The block of the how-to, with this test's ports and certificate. */
  private static String nginx(int port, int server) throws IOException {
    return block("nginx", server)
        .replace("listen 443", "listen 127.0.0.1:" + port)
        .replace("/etc/ssl/private/localhost.key", "KEY")
        .replace("/etc/ssl/localhost.pem", "CERTIFICATE");
  }

  /** The block of the how-to, with this test's ports. */
  private static String caddy(int port, int server) throws IOException {
    return block("caddy", server).replace("localhost {", "localhost:" + port + " {");
  }

  private static String block(String language, int server) throws IOException {
    String document = Files.readString(HOW_TO);
    int start = document.indexOf("```" + language) + language.length() + 3;
    return document
        .substring(start, document.indexOf("```", start))
        .replace("games.example.org", "localhost")
        .replace("127.0.0.1:8250", "127.0.0.1:" + server);
  }
}
