package dev.astragal.web.inspect;

import dev.astragal.runtime.journal.JournalFile;
import dev.astragal.runtime.library.RunSpec;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A page has no directory of journals; files are opened one by one. */
public final class Recordings {
  public Recordings(Optional<Path> directory) {}

  record Found(String id, String name, RunSpec spec, Instant changed) {}

  List<Found> list() {
    return List.of();
  }

  Optional<Found> find(String id) {
    return Optional.empty();
  }

  JournalFile read(Found found) {
    throw new IllegalStateException("there is none");
  }

  static String withoutPath(String message) {
    return message;
  }
}
