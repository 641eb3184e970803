package dev.astragal.web.inspect;

import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.store.DirectoryStore;
import dev.astragal.runtime.store.MatchQuery;
import dev.astragal.runtime.store.MatchSummary;
import dev.astragal.web.match.About;
import dev.astragal.web.match.Secrets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

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
    Path place = directory.get();
    List<Found> all =
        new DirectoryStore(place)
            .search(MatchQuery.all().page(0, MatchQuery.LIMIT_MAX)).stream()
                .filter(Recordings::mayBeShown)
                .map(
                    stored ->
                        new Found(
                            Secrets.hash(stored.id() + ENDING).substring(0, ID_LENGTH),
                            stored.id(),
                            place.resolve(stored.id() + ENDING),
                            stored.spec(),
                            stored.changed()))
                .toList();
    known.keySet().retainAll(all.stream().map(Found::id).toList());
    all.forEach(found -> known.put(found.id(), found));
    return all;
  }

  /** A match of a server that is not over is no recording yet: others must not see its seed. */
  private static boolean mayBeShown(MatchSummary stored) {
    return stored.outcome().isPresent() || About.of(stored.about()).isEmpty();
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
}
