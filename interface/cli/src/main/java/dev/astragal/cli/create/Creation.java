package dev.astragal.cli.create;

import dev.astragal.runtime.content.BadInputException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

/** Makes a game whole or not at all: whatever fails on the way leaves everything as it was. */
final class Creation {
  private final Template template;
  private final Path directory;
  private final String pom;

  /** {@code directory} is where the game will be. */
  Creation(Template template, Path directory, String pom) {
    this.template = template;
    this.directory = directory.toAbsolutePath().normalize();
    this.pom = pom;
    if (Files.exists(this.directory))
      throw new BadInputException(directory + " exists already; nothing was changed");
  }

  /** Creates the game and then replaces the files that have to know of it. */
  void create(Map<Path, String> files) {
    try {
      Path staged = staged();
      Map<Path, String> before = new LinkedHashMap<>();
      try {
        template.writeSources(staged);
        Template.write(staged.resolve("pom.xml"), pom);
        Files.move(staged, directory, StandardCopyOption.ATOMIC_MOVE);
        for (Map.Entry<Path, String> file : files.entrySet()) {
          String earlier = Files.readString(file.getKey());
          SourceTree.replace(file.getKey(), file.getValue());
          before.put(file.getKey(), earlier);
        }
      } catch (IOException e) {
        delete(staged);
        delete(directory);
        for (Map.Entry<Path, String> file : before.entrySet())
          SourceTree.replace(file.getKey(), file.getValue());
        throw e;
      }
    } catch (IOException e) {
      throw new BadInputException("nothing was created: " + e);
    }
  }

  private Path staged() throws IOException {
    Path parent = directory.getParent();
    if (parent == null) throw new BadInputException(directory + " cannot hold a game");
    Files.createDirectories(parent);
    Path staged = parent.resolve("." + directory.getFileName() + ".new");
    delete(staged);
    return Files.createDirectory(staged);
  }

  private static void delete(Path directory) throws IOException {
    if (!Files.exists(directory)) return;
    try (Stream<Path> files = Files.walk(directory)) {
      files.sorted(Comparator.reverseOrder()).forEach(Creation::deleteOne);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private static void deleteOne(Path file) {
    try {
      Files.delete(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
