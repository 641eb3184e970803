package dev.astragal.runtime.library;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Manifest;
import dev.astragal.runtime.samples.Dice;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One broken jar takes nobody else's game away. */
final class FoundGamesTest {
  @TempDir private Path directory = Path.of("");

  /** A game that cannot be made. */
  public static final class Explodes extends Dice {
    public Explodes() {
      throw new IllegalStateException("no fuse");
    }
  }

  /** A game that does not know what it is. */
  public static final class Nameless extends Dice {
    @Override
    public Manifest manifest() {
      throw new IllegalStateException("who am I");
    }
  }

  /** A game with an id that is taken. */
  public static final class Copycat extends Dice {}

  @Test
  void whatIsBrokenIsSetAsideWithALineAndTheRestIsPlayed() throws IOException {
    FoundGames found =
        found(
            "com.example.Missing",
            Explodes.class.getName(),
            Nameless.class.getName(),
            Copycat.class.getName());
    assertThat(found.games())
        .extracting(game -> game.manifest().id())
        .contains("cards", "dice", "walk")
        .doesNotHaveDuplicates();
    assertThat(found.setAside())
        .hasSize(4)
        .allMatch(line -> !line.contains("\n"))
        .anyMatch(line -> line.contains("com.example.Missing"))
        .anyMatch(line -> line.contains("Explodes") && line.contains("no fuse"))
        .anyMatch(
            line -> line.contains("Nameless: its manifest fails: ") && line.contains("who am"))
        .anyMatch(line -> line.contains("'dice' is the id of "));
  }

  @Test
  void aLineThatIsNoNameOfAClass() throws IOException {
    assertThat(found("this is no class").setAside()).hasSize(1);
    assertThat(found("this is no class").games()).isNotEmpty();
  }

  @Test
  void threadsWithLoadersOfTheirOwnFindTheSameGames() throws Exception {
    found("com.example.Missing");
    ClassLoader own = FoundGamesTest.class.getClassLoader();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {directory.toUri().toURL()}, own)) {
      GameLibrary.lookIn(loader);
      Thread elsewhere = new Thread(GameLibrary::games);
      elsewhere.setContextClassLoader(ClassLoader.getPlatformClassLoader());
      elsewhere.start();
      elsewhere.join();
      assertThat(GameLibrary.setAside()).anyMatch(line -> line.contains("com.example.Missing"));
    } finally {
      GameLibrary.lookIn(own);
    }
  }

  private FoundGames found(String... services) throws IOException {
    Path file = directory.resolve("META-INF/services/dev.astragal.kernel.game.Game");
    Files.createDirectories(file.getParent());
    Files.writeString(file, String.join("\n", services));
    try (URLClassLoader loader =
        new URLClassLoader(
            new URL[] {directory.toUri().toURL()}, FoundGamesTest.class.getClassLoader())) {
      return FoundGames.on(loader);
    }
  }
}
