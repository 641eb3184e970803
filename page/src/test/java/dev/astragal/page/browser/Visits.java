package dev.astragal.page.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * What a first visit weighs and how long it takes until something can be chosen: Visits PAGES TIMES
 * GAME.... Every visit is with a browser that was never there, once its window is open.
 */
public final class Visits {
  /** Notes when there is first something to choose. */
  private static final String WATCH =
      """
      new MutationObserver((_, watch) => {
        const { asked, status } = document.body?.dataset ?? {};
        if (!asked && status !== "running") return;
        globalThis.firstMove = performance.now();
        watch.disconnect();
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-asked", "data-status"] });
      """;

  private static final int KEPT_MILLIS = 4000;

  /** A new window loads the browser's own pages first, on the same processors. */
  private static final int OPENED_MILLIS = 1500;

  private Visits() {}

  /** One visit; bytes are brotli's. */
  private record Visit(double millis, long bytes, long all) {}

  public static void main(String[] args) throws IOException, InterruptedException {
    Path pages = Path.of(args[0]).toAbsolutePath().normalize();
    int times = Integer.parseInt(args[1]);
    List<String> games = Arrays.asList(args).subList(2, args.length);
    for (String game : games) compress(pages.resolve(game));
    System.out.println(
        "| game | KB to the first move | KB with what is kept for later | ms, median of "
            + times
            + " | least | most |");
    System.out.println("|---|---|---|---|---|---|");
    try (StaticHost host = new StaticHost(pages);
        Browsers browsers = new Browsers()) {
      for (String game : games) {
        List<Visit> visits = new ArrayList<>();
        visit(host, browsers, game, false);
        for (int i = 0; i < times; i++) visits.add(visit(host, browsers, game, i == times - 1));
        List<Double> millis = new ArrayList<>(visits.stream().map(Visit::millis).toList());
        Collections.sort(millis);
        System.out.printf(
            Locale.ROOT,
            "| %s | %.0f | %.0f | %.0f | %.0f | %.0f |%n",
            game,
            visits.getLast().bytes() / 1000.0,
            visits.getLast().all() / 1000.0,
            millis.get(times / 2),
            millis.getFirst(),
            millis.getLast());
      }
      if (Boolean.getBoolean("visits.files"))
        host.given().entrySet().stream()
            .sorted((a, b) -> Long.compare(b.getValue(), a.getValue()))
            .forEach(file -> System.out.println(file.getValue() + " " + file.getKey()));
    }
  }

  private static Visit visit(StaticHost host, Browsers browsers, String game, boolean kept)
      throws InterruptedException {
    host.forget();
    try (BrowserContext person = browsers.chrome().newContext()) {
      person.addInitScript(WATCH);
      Page page = person.newPage();
      page.onPageError(System.err::println);
      Thread.sleep(OPENED_MILLIS);
      page.navigate(host.url(game + "/"));
      page.waitForFunction("globalThis.firstMove");
      double millis = ((Number) page.evaluate("firstMove")).doubleValue();
      long bytes = host.bytes();
      if (kept) Thread.sleep(KEPT_MILLIS);
      return new Visit(millis, bytes, host.bytes());
    }
  }

  /** Java has no brotli, and Node is here for the browser's sake. */
  private static void compress(Path folder) throws IOException, InterruptedException {
    String script =
        """
        const fs = require("fs"), zlib = require("zlib");
        for (const file of process.argv.slice(1))
          fs.writeFileSync(file + ".br", zlib.brotliCompressSync(fs.readFileSync(file),
            { params: { [zlib.constants.BROTLI_PARAM_LGWIN]: 24 } }));
        """;
    List<String> command = new ArrayList<>();
    command.addAll(List.of(Browsers.found("node", "nodejs").orElseThrow(), "-e", script, "--"));
    try (Stream<Path> files = Files.walk(folder)) {
      files
          .filter(Files::isRegularFile)
          .map(Path::toString)
          .filter(name -> !name.endsWith(".br"))
          .filter(Visits::older)
          .forEach(command::add);
    }
    if (command.size() == 4) return;
    if (new ProcessBuilder(command).inheritIO().start().waitFor() != 0)
      throw new IllegalStateException("brotli failed");
  }

  private static boolean older(String name) {
    try {
      Path small = Path.of(name + ".br");
      return !Files.exists(small)
          || Files.getLastModifiedTime(small).compareTo(Files.getLastModifiedTime(Path.of(name)))
              < 0;
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
