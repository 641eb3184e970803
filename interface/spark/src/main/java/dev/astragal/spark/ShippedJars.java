package dev.astragal.spark;

import dev.astragal.kernel.run.Kernel;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.sweep.SweepPlan;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.snakeyaml.engine.v2.api.Load;
import tools.jackson.core.JsonParser;

/** What a worker needs to play a game and does not have: the game, the engine, two libraries. */
final class ShippedJars {
  private ShippedJars() {}

  static String[] of(String game) {
    Set<String> jars = new LinkedHashSet<>();
    for (Class<?> type :
        List.of(
            GameLibrary.game(game).getClass(),
            Kernel.class,
            SweepPlan.class,
            ShippedJars.class,
            Load.class,
            JsonParser.class)) jars.add(jar(type).toString());
    return jars.toArray(String[]::new);
  }

  private static Path jar(Class<?> type) {
    try {
      Path home = Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
      return Files.isDirectory(home) ? packed(home, type.getSimpleName()) : home;
    } catch (IOException | URISyntaxException e) {
      throw new IllegalStateException("the code of " + type.getName() + " cannot be shipped", e);
    }
  }

  /** A directory of classes, as in the middle of a build, as an archive. */
  private static Path packed(Path classes, String name) throws IOException {
    Path jar = Files.createTempFile("astragal-" + name + "-", ".jar");
    jar.toFile().deleteOnExit();
    try (OutputStream file = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(file);
        Stream<Path> entries = Files.walk(classes)) {
      entries
          .filter(Files::isRegularFile)
          .forEach(
              entry -> {
                try {
                  zip.putNextEntry(
                      new ZipEntry(classes.relativize(entry).toString().replace('\\', '/')));
                  Files.copy(entry, zip);
                  zip.closeEntry();
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
    }
    return jar;
  }
}
