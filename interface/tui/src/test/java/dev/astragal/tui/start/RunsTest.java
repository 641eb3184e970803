package dev.astragal.tui.start;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.pig.Pig;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.session.Session;
import dev.astragal.runtime.store.FileMatch;
import dev.astragal.runtime.table.Question;
import dev.astragal.runtime.table.Seating;
import dev.astragal.runtime.table.Table;
import dev.astragal.tui.watch.Walk;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RunsTest {
  private static final RunSpec SPEC = RunSpec.of("pig", new Seed("other"), 2);

  @TempDir private Path directory = Path.of("");

  /** A place that only notes what comes there. */
  private record Noting(List<String> seen) implements Venue {
    @Override
    public String language() {
      return "";
    }

    @Override
    public void play(Table table) {
      seen.add("played " + table.now().hash());
    }

    @Override
    public OptionalInt choose(String title, List<String> sentences, List<String> answers) {
      seen.add("asked " + title);
      return OptionalInt.empty();
    }

    @Override
    public void watch(Walk walk, Messages messages, Walk.PlayOn playOn) throws IOException {
      walk.goTo(Long.MAX_VALUE);
      seen.add("watched " + walk.moment().hash());
    }
  }

  /** A run with one answer, said to be made by a build that never was. */
  private long savedByAnotherBuild(Path file) {
    JournalLine.Header own = Session.header(new Pig(), SPEC);
    JournalLine.Header header =
        new JournalLine.Header(own.format(), "0123456789abcdef", "fedcba9876543210", own.spec());
    Seating seating = Seating.usual(new Pig(), 2);
    try (Table table =
        Table.begin(SPEC, seating, Optional.of(FileMatch.create(file, header)), Optional.empty())) {
      Question question = table.question(Seat.first()).orElseThrow();
      assertThat(
              table.take(Seat.first(), question.prompt(), question.answers().getFirst()).accepted())
          .isTrue();
      return table.now().hash();
    }
  }

  @Test
  void aRunOfAnotherBuildGoesOnAndIsWatchedWhenItReplaysTheSame() throws IOException {
    Path file = directory.resolve("other.jsonl");
    long hash = savedByAnotherBuild(file);
    Noting venue = new Noting(new ArrayList<>());
    new Runs(venue).resume(file);
    new Runs(venue).watch(file);
    assertThat(venue.seen()).containsExactly("played " + hash, "watched " + hash);
  }
}
