package dev.astragal.cli.develop;

import dev.astragal.runtime.content.BadInputException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The module a game comes from. */
record GameModule(Path folder) {
  /**
   * The module below {@code root} that has the source of {@code type}, or {@code root} itself where
   * it is a project of its own.
   */
  static GameModule of(Class<?> type, Path root) {
    Path source = Path.of("src/main/java", type.getName().replace('.', '/') + ".java");
    List<Path> folders = new ArrayList<>(List.of(root, root.resolve("guide")));
    Path games = root.resolve("games");
    if (Files.isDirectory(games)) folders.addAll(below(games, 1));
    for (Path folder : folders)
      if (Files.exists(folder.resolve(source))) return new GameModule(folder);
    throw new BadInputException(
        "the source of " + type.getName() + " is not below " + root.toAbsolutePath().normalize());
  }

  Path resources() {
    return folder.resolve("src/main/resources");
  }

  /** All sources and resources, and when each was written: another one when anything changed. */
  Map<Path, FileTime> stamp() {
    Map<Path, FileTime> stamp = new TreeMap<>();
    for (Path file : below(folder.resolve("src/main"), Integer.MAX_VALUE))
      if (Files.isRegularFile(file)) stamp.put(file, written(file));
    return stamp;
  }

  /** What is to be compiled of a stamp: a changed word needs no compiler. */
  static Map<Path, FileTime> sources(Map<Path, FileTime> stamp) {
    Map<Path, FileTime> sources = new TreeMap<>(stamp);
    sources.keySet().removeIf(file -> !file.toString().endsWith(".java"));
    return sources;
  }

  /** An editor may be about to put a file back that it writes anew. */
  private static FileTime written(Path file) {
    try {
      return Files.getLastModifiedTime(file);
    } catch (IOException e) {
      return FileTime.fromMillis(0);
    }
  }

  List<Path> sources() {
    return below(folder.resolve("src/main/java"), Integer.MAX_VALUE).stream()
        .filter(file -> file.toString().endsWith(".java"))
        .toList();
  }

  private static List<Path> below(Path start, int depth) {
    if (!Files.isDirectory(start)) return List.of();
    try (Stream<Path> all = Files.walk(start, depth)) {
      return all.toList();
    } catch (IOException | UncheckedIOException e) {
      return List.of();
    }
  }
}
