package dev.astragal.tui.start;

import dev.astragal.runtime.store.SavedRuns;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/** The saved runs to choose from. */
public final class SavedFiles {
  /** The newest; older ones are reached by the file name on the command line. */
  private static final int FILES_MAX = 200;

  private static final DateTimeFormatter WHEN =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);

  private SavedFiles() {}

  public static List<Path> newest() {
    return SavedRuns.list().stream().limit(FILES_MAX).toList();
  }

  /** Its name, and when it was played last. */
  public static String label(Path path) {
    Instant changed = SavedRuns.changed(path).toInstant();
    String name = path.getFileName().toString();
    return String.format(
        "%-28s  %s",
        name.substring(0, name.lastIndexOf('.')),
        WHEN.format(changed.atZone(ZoneId.systemDefault())));
  }
}
