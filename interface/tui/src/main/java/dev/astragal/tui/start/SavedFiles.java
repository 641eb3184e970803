package dev.astragal.tui.start;

import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalEnds;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.library.SharedSeeds;
import dev.astragal.runtime.store.SavedRuns;
import dev.astragal.tui.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The saved runs to choose from. */
public final class SavedFiles {
  /** The newest; older ones are reached by the file name on the command line. */
  private static final int FILES_MAX = 200;

  private static final DateTimeFormatter WHEN =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);

  private SavedFiles() {}

  /**
   * A saved run and how a list calls it.
   *
   * @param game which game it is, or empty where it cannot be read
   */
  public record Saved(Path file, String game, String label, boolean finished) {}

  /** The newest first. What cannot be read is called by its name, to fail with a reason later. */
  public static List<Saved> newest(Texts texts) {
    List<Saved> saved = new ArrayList<>();
    for (Path file : SavedRuns.list().stream().limit(FILES_MAX).toList())
      saved.add(described(texts, file));
    return saved;
  }

  /** Those that can be gone on with. */
  public static List<Saved> unfinished(Texts texts) {
    return newest(texts).stream().filter(saved -> !saved.finished()).toList();
  }

  private static Saved described(Texts texts, Path file) {
    Instant changed = SavedRuns.changed(file).toInstant();
    String when = WHEN.format(changed.atZone(ZoneId.systemDefault()));
    try {
      JournalEnds ends = JournalEnds.of(file);
      RunSpec spec = ends.header().spec();
      String key = ends.outcome().isPresent() ? "saved.finished" : "saved";
      String seed = SharedSeeds.code(spec).orElse(spec.seed().text());
      String title = GameLibrary.game(spec.game()).manifest().title();
      return new Saved(
          file,
          spec.game(),
          texts.text(key, "game", title, "seed", seed, "when", when),
          ends.outcome().isPresent());
    } catch (IOException | BadInputException e) {
      return new Saved(file, "", file.getFileName() + "  " + when, false);
    }
  }
}
