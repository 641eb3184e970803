package dev.astragal.runtime.library;

import dev.astragal.kernel.game.Game;
import dev.astragal.kernel.hash.Xxh3;
import dev.astragal.kernel.run.Kernel;
import dev.astragal.parts.cards.Zones;
import dev.astragal.runtime.content.Documents;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * What a journal must match to be replayed without question: the code of kernel, parts and game,
 * and the game's content. Clients and tools may change without making old journals foreign.
 */
public final class Fingerprint {
  /** Code does not change under a running program, and reading all of it takes a while. */
  private static final ClassValue<List<String>> CLASSES =
      new ClassValue<>() {
        @Override
        protected List<String> computeValue(Class<?> type) {
          return classes(type);
        }
      };

  private Fingerprint() {}

  /** Of the classes of the kernel, of the parts games are made of, and of the game. */
  public static String build(Game<?, ?, ?> game) {
    List<String> lines = new ArrayList<>(CLASSES.get(Kernel.class));
    lines.addAll(CLASSES.get(Zones.class));
    lines.addAll(CLASSES.get(game.getClass()));
    return hash(String.join("\n", lines));
  }

  /** Of the documents the manifest names: content and policies, not messages. */
  public static String content(Game<?, ?, ?> game) {
    StringBuilder all = new StringBuilder();
    Stream.concat(game.manifest().content().stream(), game.manifest().policies().stream())
        .forEach(
            name ->
                all.append(name)
                    .append('\n')
                    .append(Documents.text(game.getClass(), name))
                    .append('\0'));
    return hash(all.toString());
  }

  private static String hash(String text) {
    return String.format("%016x", Xxh3.hash(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static List<String> classes(Class<?> type) {
    try {
      Path home = Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
      List<String> classes =
          Files.isDirectory(home) ? inDirectory(home, type) : inArchive(home, type);
      Collections.sort(classes);
      return List.copyOf(classes);
    } catch (IOException | URISyntaxException e) {
      throw new IllegalStateException(
          "the code of " + type.getName() + " cannot be read: " + e.getMessage(), e);
    }
  }

  /**
   * Only the package of the type and those below it count, so that one archive may hold many games.
   */
  private static String prefix(Class<?> type) {
    String path = type.getPackageName().replace('.', '/');
    boolean layer = type == Kernel.class || type == Zones.class;
    return layer ? path.substring(0, path.lastIndexOf('/')) : path;
  }

  private static List<String> inArchive(Path archive, Class<?> type) throws IOException {
    List<String> lines = new ArrayList<>();
    try (ZipFile zip = new ZipFile(archive.toFile())) {
      Enumeration<? extends ZipEntry> entries = zip.entries();
      while (entries.hasMoreElements()) {
        ZipEntry entry = entries.nextElement();
        if (isClass(entry.getName(), type))
          lines.add(entry.getName() + " " + entry.getSize() + " " + entry.getCrc());
      }
    }
    return lines;
  }

  private static List<String> inDirectory(Path directory, Class<?> type) throws IOException {
    List<String> lines = new ArrayList<>();
    try (Stream<Path> files = Files.walk(directory.resolve(prefix(type)))) {
      for (Path file : (Iterable<Path>) files::iterator) {
        String name = directory.relativize(file).toString().replace('\\', '/');
        if (!isClass(name, type)) continue;
        CRC32 crc = new CRC32();
        try (InputStream in = Files.newInputStream(file)) {
          crc.update(in.readAllBytes());
        }
        lines.add(name + " " + Files.size(file) + " " + crc.getValue());
      }
    }
    return lines;
  }

  private static boolean isClass(String name, Class<?> type) {
    return name.endsWith(".class") && name.startsWith(prefix(type) + "/");
  }
}
