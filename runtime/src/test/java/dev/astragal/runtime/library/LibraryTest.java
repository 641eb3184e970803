package dev.astragal.runtime.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.samples.Dice;
import dev.astragal.runtime.samples.TunedDice;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LibraryTest {
  private static final Map<String, String> NONE = Map.of();

  @Test
  void gamesAreFoundByIdInOrder() {
    assertThat(GameLibrary.games())
        .extracting(game -> game.manifest().id())
        .containsExactly("cards", "dice", "rows", "tuned", "walk");
    assertThat(GameLibrary.game("dice")).isInstanceOf(Dice.class);
    refused(
        () -> GameLibrary.game("chess"),
        "there is no game 'chess'; there are cards, dice, rows, tuned, walk");
  }

  @Test
  void optionsAreChecked() {
    refused(
        () -> GameLibrary.kernel(spec("dice", Map.of("grudge", "maybe"), List.of(), NONE)),
        "option grudge of dice is one of no, yes, not 'maybe'");
    refused(
        () -> GameLibrary.kernel(spec("dice", Map.of("grduge", "yes"), List.of(), NONE)),
        "dice has no option 'grduge'; it has grudge");
    refused(
        () -> GameLibrary.kernel(spec("walk", Map.of("speed", "1"), List.of(), NONE)),
        "walk has no option 'speed'");
  }

  @Test
  void policiesAreLaidOverEachOtherAndChecked() {
    List<RunSpec.Overlay> shorter = List.of(new RunSpec.Overlay.Named("short"));
    List<RunSpec.Overlay> own =
        List.of(
            new RunSpec.Overlay.Named("short"),
            new RunSpec.Overlay.Own("mine.yaml", Tree.emptyTable().with("goal", Tree.of(15))));
    assertThat(goal(spec("tuned", NONE, List.of(), NONE))).isEqualTo(40);
    assertThat(goal(spec("tuned", NONE, shorter, NONE))).isEqualTo(10);
    assertThat(goal(spec("tuned", NONE, own, NONE))).isEqualTo(15);
    assertThat(goal(spec("tuned", NONE, own, Map.of("goal", "20")))).isEqualTo(20);
    refused(
        () ->
            GameLibrary.kernel(
                spec("tuned", NONE, List.of(new RunSpec.Overlay.Named("long")), NONE)),
        "tuned has no policy 'long'; it has short");
    refused(
        () -> GameLibrary.kernel(spec("dice", NONE, List.of(), Map.of("goal", "1"))),
        "dice has no policy to change");
    assertThatThrownBy(
            () -> GameLibrary.kernel(spec("tuned", NONE, List.of(), Map.of("gaol", "1"))))
        .hasMessageContaining("gaol");
  }

  private static int goal(RunSpec spec) {
    Object state = GameLibrary.kernel(spec).begin(spec.seed()).state();
    return state instanceof Dice.Table table ? table.goal() : -1;
  }

  @Test
  void theFingerprintIsTheSameForAnArchiveAndADirectory(@TempDir Path directory)
      throws IOException, ReflectiveOperationException {
    Path classes =
        Path.of(Dice.class.getProtectionDomain().getCodeSource().getLocation().getPath());
    Path archive = directory.resolve("samples.jar");
    pack(classes, archive);
    ClassLoader parent = LibraryTest.class.getClassLoader();
    try (URLClassLoader loader = new OwnCopies(archive.toUri().toURL(), parent)) {
      Game<?, ?, ?> packed =
          (Game<?, ?, ?>)
              loader.loadClass(TunedDice.class.getName()).getDeclaredConstructor().newInstance();
      assertThat(packed.getClass()).isNotEqualTo(TunedDice.class);
      assertThat(Fingerprint.build(packed)).isEqualTo(Fingerprint.build(new TunedDice()));
      assertThat(Fingerprint.content(packed)).isEqualTo(Fingerprint.content(new TunedDice()));
    }
  }

  @Test
  void theFingerprintOfContentChangesWithItsDocuments() {
    assertThat(Fingerprint.content(new TunedDice())).isNotEqualTo(Fingerprint.content(new Dice()));
    assertThat(Fingerprint.build(new Dice())).matches("[0-9a-f]{16}");
  }

  /** Loads the sample games anew instead of asking its parent for them. */
  private static final class OwnCopies extends URLClassLoader {
    OwnCopies(URL archive, ClassLoader parent) {
      super(new URL[] {archive}, parent);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith("dev.astragal.runtime.samples.")) return super.loadClass(name, resolve);
      Class<?> loaded = findLoadedClass(name);
      return loaded == null ? findClass(name) : loaded;
    }
  }

  private static void pack(Path classes, Path archive) throws IOException {
    try (OutputStream file = Files.newOutputStream(archive);
        JarOutputStream jar = new JarOutputStream(file);
        Stream<Path> files = Files.walk(classes)) {
      for (Path path : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        jar.putNextEntry(new JarEntry(classes.relativize(path).toString()));
        Files.copy(path, jar);
        jar.closeEntry();
      }
    }
  }

  private static RunSpec spec(
      String game,
      Map<String, String> options,
      List<RunSpec.Overlay> overlays,
      Map<String, String> sets) {
    int seats = GameLibrary.game(game).manifest().seatsMin();
    return new RunSpec(game, Seed.of(1), seats, options, overlays, sets);
  }

  private static void refused(Runnable call, String message) {
    assertThatThrownBy(call::run).isInstanceOf(BadInputException.class).hasMessage(message);
  }
}
