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
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * A directory of journals to look at. An id is made from a file's name; what somebody sends is only
 * compared with it.
 */
public final class Recordings {
  private static final String ENDING = ".jsonl";
  private static final int ID_LENGTH = 24;

  private final Optional<Path> directory;
  private final Map<String, Found> known = new ConcurrentHashMap<>();

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
    known.keySet().retainAll(all.stream().map(Found::id).toList());
    all.forEach(found -> known.put(found.id(), found));
    all.sort(Comparator.comparing(Found::changed).reversed().thenComparing(Found::name));
    return all;
  }

  /** One that is as it was when it was last looked at need not be searched for. */
  Optional<Found> find(String id) {
    Optional<Found> unchanged =
        Optional.ofNullable(known.get(id)).filter(found -> isAt(found.file(), found.changed()));
    if (unchanged.isPresent()) return unchanged;
    list();
    return Optional.ofNullable(known.get(id));
  }

  private static boolean isAt(Path file, Instant time) {
    try {
      return Files.getLastModifiedTime(file).toInstant().equals(time);
    } catch (IOException gone) {
      return false;
    }
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
