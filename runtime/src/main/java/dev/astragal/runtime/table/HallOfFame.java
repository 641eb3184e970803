package dev.astragal.runtime.table;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalEnds;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.store.SavedRuns;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The best finished games among the saved runs. Only what replays to its end counts, and nothing
 * begun as practice.
 */
public final class HallOfFame {
  /** So many of the newest are replayed; nobody waits for more. */
  private static final int REPLAYED_MAX = 60;

  private HallOfFame() {}

  /** A finished game; the first seat is whose hall it is. */
  public record Entry(
      Path file,
      RunSpec spec,
      Outcome outcome,
      Optional<Msg> renown,
      List<String> remains,
      Instant when) {
    /** The points of the first seat; none where the game keeps no score. */
    public Optional<Long> score() {
      return outcome.scores().size() == 0
          ? Optional.empty()
          : Optional.of((long) outcome.scores().get(0));
    }

    private boolean won() {
      return outcome.winners().contains(Seat.first());
    }
  }

  /** The best of a game: those won first, then by points, then the newest. */
  public static List<Entry> of(String game, int most) {
    List<Entry> entries = newest(game, REPLAYED_MAX);
    entries.sort(
        Comparator.comparing((Entry entry) -> !entry.won())
            .thenComparingLong(entry -> -entry.score().orElse(0L))
            .thenComparing(Entry::when, Comparator.reverseOrder()));
    return List.copyOf(entries.subList(0, Math.min(most, entries.size())));
  }

  /** The newest finished games of a kind. */
  static List<Entry> newest(String game, int most) {
    List<Entry> entries = new ArrayList<>();
    for (Path file : SavedRuns.list()) {
      if (entries.size() == most) break;
      if (isFinished(file, game)) replayed(file).ifPresent(entries::add);
    }
    return entries;
  }

  private static boolean isFinished(Path file, String game) {
    try {
      JournalEnds ends = JournalEnds.of(file);
      RunSpec spec = ends.header().spec();
      return ends.outcome().isPresent() && spec.game().equals(game) && !spec.practice();
    } catch (IOException | BadInputException e) {
      return false;
    }
  }

  private static Optional<Entry> replayed(Path file) {
    try {
      Recording recording = Recording.of(JournalReader.read(file));
      if (recording.divergence().isPresent()) return Optional.empty();
      return recording.last().situation() instanceof Situation.Over(Outcome outcome)
          ? Optional.of(
              new Entry(
                  file,
                  recording.spec(),
                  outcome,
                  recording.last().renown(),
                  recording.last().remains(),
                  SavedRuns.changed(file).toInstant()))
          : Optional.empty();
    } catch (BadInputException e) {
      return Optional.empty();
    }
  }
}
