package dev.astragal.runtime.store;

import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.library.RunSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The journals of runs nobody gave a file for, in the data directory. */
public final class SavedRuns {
  private static final String ENDING = ".jsonl";

  private SavedRuns() {}

  public static Path directory() {
    return home().resolve("runs");
  }

  private static Path home() {
    return UserHome.directory(System.getenv(), "XDG_DATA_HOME", ".local/share").resolve("astragal");
  }

  /** A file for a new run that does not exist yet. */
  public static Path fresh(RunSpec spec) {
    return fresh(directory(), spec, ENDING);
  }

  /** A file for a sweep that was stopped, likewise. */
  public static Path freshSweep(RunSpec spec) {
    return fresh(home().resolve("sweeps"), spec, ".sweep");
  }

  /** A file for the story of a run, likewise. */
  public static Path freshChronicle(RunSpec spec) {
    return fresh(home().resolve("chronicles"), spec, ".txt");
  }

  private static Path fresh(Path directory, RunSpec spec, String ending) {
    String name = name(spec);
    Path file = directory.resolve(name + ending);
    for (int i = 2; Files.exists(file); i++) file = directory.resolve(name + "-" + i + ending);
    return file;
  }

  /** What a run is called that nobody gave a name. */
  public static String name(RunSpec spec) {
    return spec.game() + "-" + spec.seed().text().replaceAll("[^A-Za-z0-9]+", "-");
  }

  /** All of them, the newest first. */
  public static List<Path> list() {
    if (!Files.isDirectory(directory())) return List.of();
    try (Stream<Path> files = Files.list(directory())) {
      return files
          .filter(file -> file.getFileName().toString().endsWith(ENDING))
          .sorted(Comparator.comparing(SavedRuns::changed).reversed().thenComparing(f -> f))
          .toList();
    } catch (IOException e) {
      throw new BadInputException(directory() + " cannot be read: " + e.getMessage());
    }
  }

  /** When the run last went on. */
  public static FileTime changed(Path file) {
    try {
      return Files.getLastModifiedTime(file);
    } catch (IOException e) {
      return FileTime.fromMillis(0);
    }
  }
}
