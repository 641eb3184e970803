package dev.astragal.web.inspect;

import dev.astragal.runtime.journal.JournalEnds;
import dev.astragal.runtime.journal.JournalException;
import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.web.match.Secrets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A directory of journals to look at. An id is made from a file's name; what somebody sends is only
 * compared with it.
 */
public final class Recordings {
  private static final String ENDING = ".jsonl";
  private static final int ID_LENGTH = 24;

  private final Optional<Path> directory;

  /** No directory, no recordings. */
  public Recordings(Optional<Path> directory) {
    this.directory = directory;
  }

  record Found(String id, String name, Path file, RunSpec spec, Instant changed) {}

  List<Found> list() {
    if (directory.isEmpty() || !Files.isDirectory(directory.get())) return List.of();
    List<Found> all = new ArrayList<>();
    try (Stream<Path> files = Files.list(directory.get())) {
      files.forEach(file -> found(file).ifPresent(all::add));
    } catch (IOException e) {
      return List.of();
    }
    all.sort(Comparator.comparing(Found::changed).reversed().thenComparing(Found::name));
    return all;
  }

  Optional<Found> find(String id) {
    return list().stream().filter(found -> found.id().equals(id)).findFirst();
  }

  JournalFile read(Found found) {
    return JournalReader.read(found.file());
  }

  /** A message without where on this machine the file lies. */
  static String withoutPath(String message) {
    return message.replaceAll("\\S*/", "");
  }

  private static Optional<Found> found(Path file) {
    String name = file.getFileName().toString();
    if (!name.endsWith(ENDING)) return Optional.empty();
    try {
      return Optional.of(
          new Found(
              Secrets.hash(name).substring(0, ID_LENGTH),
              name.substring(0, name.length() - ENDING.length()),
              file,
              JournalEnds.of(file).header().spec(),
              Files.getLastModifiedTime(file).toInstant()));
    } catch (IOException | JournalException e) {
      return Optional.empty();
    }
  }
}
