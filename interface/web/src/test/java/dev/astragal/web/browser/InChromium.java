package dev.astragal.web.browser;

import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Gives tests a {@link Site}; skips them with one clear line where there is no browser. */
final class InChromium implements BeforeAllCallback, ParameterResolver {
  private static final ExtensionContext.Namespace SHARED =
      ExtensionContext.Namespace.create(InChromium.class);

  /** Browser and server of the whole test run. */
  private record Shared(Chromium chromium, ServerProcess server, Path directory)
      implements AutoCloseable {
    @Override
    public void close() {
      chromium.close();
      server.close();
      try (Stream<Path> files = Files.walk(directory)) {
        List<Path> deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
        for (Path file : deepestFirst) Files.delete(file);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  @Override
  public void beforeAll(ExtensionContext context) {
    Assumptions.assumeTrue(Chromium.available(), Chromium.MISSING);
    PlaywrightAssertions.setDefaultAssertionTimeout(Site.PATIENCE_MILLIS);
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == Site.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    Shared shared =
        context
            .getRoot()
            .getStore(SHARED)
            .computeIfAbsent(Shared.class, _ -> start(), Shared.class);
    Site site = new Site(shared.chromium().browser(), shared.server());
    context.getStore(SHARED).put(site, site);
    return site;
  }

  private static Shared start() {
    try {
      Path directory = Files.createTempDirectory("astragal-browser");
      Files.createDirectories(directory.resolve("recordings"));
      return new Shared(new Chromium(), ServerProcess.start(directory), directory);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
