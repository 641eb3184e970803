package dev.astragal.runtime.table;

import dev.astragal.kernel.game.Outcome;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.screen.Msg;
import dev.astragal.runtime.content.BadInputException;
import dev.astragal.runtime.journal.JournalEnds;
import dev.astragal.runtime.journal.JournalFile;
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
import java.util.function.Supplier;

/** The best finished games. Only what replays to its end counts, and nothing begun as practice. */
public final class HallOfFame {
  /** So many of the newest are replayed; nobody waits for more. */
  public static final int REPLAYED_MAX = 60;

  private HallOfFame() {}

  /**
   * A finished game, of one who played it.
   *
   * @param run under which it is found
   */
  public record Entry(String run, Proven past, Seat seat, Instant when) {
    public RunSpec spec() {
      return past.spec();
    }

    public Outcome outcome() {
      return past.outcome();
    }

    /** The points of whoever played; none where the game keeps no score. */
    public Optional<Long> score() {
      return seat.index() < outcome().scores().size()
          ? Optional.of((long) outcome().scores().get(seat.index()))
          : Optional.empty();
    }

    public boolean won() {
      return outcome().winners().contains(seat);
    }
  }

  /** The best of a game among the saved runs, where the first seat is whose hall it is. */
  public static List<Entry> of(String game, int most) {
    return best(newest(game, REPLAYED_MAX), most);
  }

  /** Those won first, then by points, then the newest. */
  public static List<Entry> best(List<Entry> entries, int most) {
    return entries.stream()
        .sorted(
            Comparator.comparing((Entry entry) -> !entry.won())
                .thenComparingLong(entry -> -entry.score().orElse(0L))
                .thenComparing(Entry::when, Comparator.reverseOrder()))
        .limit(most)
        .toList();
  }

  /** The newest finished games of a kind. */
  static List<Entry> newest(String game, int most) {
    List<Entry> entries = new ArrayList<>();
    for (Path file : SavedRuns.list()) {
      if (entries.size() == most) break;
      if (!isFinished(file, game)) continue;
      String run = String.valueOf(file.getFileName());
      Instant when = SavedRuns.changed(file).toInstant();
      proven(() -> JournalReader.read(file))
          .ifPresent(past -> entries.add(new Entry(run, past, Seat.first(), when)));
    }
    return entries;
  }

  private static boolean isFinished(Path file, String game) {
    try {
      JournalEnds ends = JournalEnds.of(file);
      return ends.outcome().isPresent() && ends.header().spec().game().equals(game);
    } catch (IOException | BadInputException e) {
      return false;
    }
  }

  /** How a game ended whose journal was replayed, and what it leaves. */
  public record Proven(
      RunSpec spec, Seating seating, Outcome outcome, Optional<Msg> renown, List<String> remains) {}

  /** Replays a journal; nothing where it comes out otherwise, is not over, or was practice. */
  public static Optional<Proven> proven(Supplier<JournalFile> journal) {
    try {
      JournalFile file = journal.get();
      Recording recording = Recording.of(file);
      if (recording.divergence().isPresent() || recording.spec().practice())
        return Optional.empty();
      return recording.last().situation() instanceof Situation.Over(Outcome outcome)
          ? Optional.of(
              new Proven(
                  recording.spec(),
                  Seating.recorded(file.header()),
                  outcome,
                  recording.last().renown(),
                  recording.last().remains()))
          : Optional.empty();
    } catch (BadInputException e) {
      return Optional.empty();
    }
  }
}
