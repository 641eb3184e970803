package dev.astragal.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.guide.colony.Colony;
import dev.astragal.guide.cups.Cups;
import dev.astragal.guide.hands.Hands;
import dev.astragal.guide.masks.Masks;
import dev.astragal.guide.orchard.Orchard;
import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.kernel.run.Run;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.kit.GameKit;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The later games of the guide do what the page says of them. */
final class GuideGamesTest {
  @Test
  void cupsKeepsItsSecretsAndTheContract() {
    GameKit.check(new Cups());
  }

  @Test
  void orchardKeepsTheContract() {
    GameKit.check(new Orchard());
  }

  @Test
  void masksKeepsItsSecretsAndTheContract() {
    GameKit.check(new Masks());
  }

  @Test
  void colonyKeepsTheContract() {
    GameKit.check(new Colony());
  }

  @Test
  void everyGameSpeaksInWords() {
    for (Game<?, ?, ?> game :
        List.of(new Cups(), new Hands(), new Orchard(), new Masks(), new Colony()))
      GameKit.checkWords(game);
  }

  @Test
  void aSeatHearsOfItsOwnDieOnly() {
    Run<Cups.Table, Cups.Move, Cups.Happening> run =
        Kernel.of(new Cups(), dev.astragal.kernel.game.Setup.of(new Cups().manifest(), 2))
            .begin(Seed.of(1));
    run.passTime();
    Cups.Happening rolled = run.events().getFirst();
    int own = run.state().dice().get(1);
    assertThat(rolled.seenBy(Seat.of(1))).contains(new Cups.Peeked(own));
    assertThat(rolled.seenBy(Seat.SPECTATOR)).isEmpty();
  }

  @Test
  void frostEndsTheDayBeforeAnythingGrowsAndTheEveningStillComes() {
    Run<Orchard.Autumn, Orchard.Order, Orchard.Happening> run =
        orchard(Map.of("frostPercent", "100"));
    run.passTime();
    assertThat(run.events()).containsExactly(new Orchard.Froze(0), new Orchard.Evening(1));
  }

  @Test
  void aDesignerSetsTheLengthOfTheAutumn() {
    Run<Orchard.Autumn, Orchard.Order, Orchard.Happening> run =
        orchard(Map.of("days", "1", "frostPercent", "0", "waspPercent", "0"));
    run.passTime();
    run.choose(Seat.of(0), Orchard.Order.PICK);
    assertThat(run.status().toString()).contains("winter");
    assertThat(run.state().picked()).isPositive();
  }

  /** The launcher puts such a folder on the class path when its name is asked for. */
  @Test
  void everyLaterGameIsFoundOnACheckoutByItsName() throws IOException {
    Path examples = Path.of(System.getProperty("astragal.root"), "guide/examples");
    ClassLoader usual = Thread.currentThread().getContextClassLoader();
    for (String name : List.of("cups", "hands", "orchard", "masks", "colony")) {
      URL[] folder = {examples.resolve(name).toUri().toURL()};
      try (URLClassLoader loader = new URLClassLoader(folder, usual)) {
        Thread.currentThread().setContextClassLoader(loader);
        assertThat(GameLibrary.game(name).manifest().id()).isEqualTo(name);
      } finally {
        Thread.currentThread().setContextClassLoader(usual);
      }
    }
  }

  private static Run<Orchard.Autumn, Orchard.Order, Orchard.Happening> orchard(
      Map<String, String> sets) {
    Orchard game = new Orchard();
    RunSpec spec = new RunSpec("orchard", Seed.of(1), 1, Map.of(), List.of(), sets);
    return Kernel.of(game, GameLibrary.setup(game, spec)).begin(spec.seed());
  }
}
