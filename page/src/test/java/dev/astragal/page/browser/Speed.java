package dev.astragal.page.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import dev.astragal.page.build.PageBuild;
import dev.astragal.page.worker.Moves;
import dev.astragal.runtime.library.GameLibrary;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Steps a second by random players, every one hashed, in a page and on the JVM in turn: Speed WORK
 * ROUNDS GAME.... Both must come to the same hashes.
 */
public final class Speed {
  private static final Path REPLACED = Path.of("page/src/replaced/java");
  private static final long ROUND_NANOS = 2_000_000_000L;
  private static final String LOAD =
      "import('./runtime.js').then(({ load }) => load('./moves.wasm')).then(({ exports }) => { globalThis.moves = exports; })";
  private static final String PLAY =
      """
      ({ game, seed, games }) => {
        const began = performance.now();
        const played = moves.played(game, seed, games);
        return (performance.now() - began) + " " + played;
      }
      """;

  private Speed() {}

  public static void main(String[] args) throws Exception {
    Path work = Path.of(args[0]);
    int rounds = Integer.parseInt(args[1]);
    System.out.println("| game | steps/s on the JVM | in the page | ratio |");
    System.out.println("|---|---|---|---|");
    for (String game : Arrays.asList(args).subList(2, args.length)) {
      Path folder = work.resolve("moves-" + game);
      if (!Files.exists(folder.resolve("moves.wasm")))
        PageBuild.moves(GameLibrary.game(game), REPLACED, folder);
      Files.writeString(folder.resolve("index.html"), "<!doctype html><title>moves</title>");
      try (StaticHost host = new StaticHost(work);
          Browsers browsers = new Browsers();
          BrowserContext person = browsers.chrome().newContext()) {
        Page page = person.newPage();
        page.navigate(host.url("moves-" + game + "/"));
        page.evaluate(LOAD);
        System.out.println(compared(page, game, rounds));
      }
    }
  }

  private static String compared(Page page, String game, int rounds) {
    int games = warm(game);
    there(page, game, 0, games);
    double here = 0;
    double there = 0;
    for (int round = 1; round <= rounds; round++) {
      long began = System.nanoTime();
      String played = Moves.played(game, round * games, games);
      double millis = (System.nanoTime() - began) / 1e6;
      List<String> seen = there(page, game, round * games, games);
      if (!played.equals(seen.get(1) + " " + seen.get(2)))
        throw new IllegalStateException(game + ": " + played + " here, there " + seen);
      double steps = Double.parseDouble(seen.get(1)) * 1000;
      here = Math.max(here, steps / millis);
      there = Math.max(there, steps / Double.parseDouble(seen.getFirst()));
    }
    return String.format(
        Locale.ROOT, "| %s | %,.0f | %,.0f | %.2f |", game, here, there, there / here);
  }

  /** So many games as the JVM plays in a round, once it is warm. */
  private static int warm(String game) {
    Moves.played(game, 0, 1);
    int games = 1;
    while (true) {
      long began = System.nanoTime();
      Moves.played(game, 0, games);
      if (System.nanoTime() - began > ROUND_NANOS / 4) return games * 2;
      games *= 2;
    }
  }

  private static List<String> there(Page page, String game, int seed, int games) {
    Object played = page.evaluate(PLAY, Map.of("game", game, "seed", seed, "games", games));
    return List.of(played.toString().split(" ", -1));
  }
}
