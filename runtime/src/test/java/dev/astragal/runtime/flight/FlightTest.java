package dev.astragal.runtime.flight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.store.FileMatch;
import dev.astragal.runtime.store.HeldMatch;
import dev.astragal.runtime.table.Next;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Seating;
import dev.astragal.runtime.table.Table;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever records a flight of the virtual machine sees what the engine did. */
final class FlightTest {
  private static final RunSpec DICE = RunSpec.of("dice", new Seed("flight"), 2);

  @TempDir private Path directory;

  @Test
  void inputsLinesReplaysAndBotsAreOnIt() throws Exception {
    Path flown = directory.resolve("flight.jfr");
    try (jdk.jfr.Recording flight = new jdk.jfr.Recording()) {
      for (String name : List.of("Input", "JournalWrite", "Replay", "BotMove"))
        flight.enable("dev.astragal." + name).withoutThreshold();
      flight.start();
      Path journal = directory.resolve("game.jsonl");
      Seating bots = Seating.bots(List.of("random"), 2);
      HeldMatch match = FileMatch.create(journal, Table.header(DICE, bots));
      try (Table table = Table.begin(DICE, bots, Optional.of(match), Optional.empty())) {
        while (table.next() instanceof Next.Thinking(var thought)) table.answer(thought.think());
      }
      assertThat(Recording.of(JournalReader.read(journal)).divergence()).isEmpty();
      flight.dump(flown);
    }
    List<RecordedEvent> events = RecordingFile.readAllEvents(flown);
    long inputs = count(events, "Input");
    assertThat(inputs).isPositive();
    assertThat(count(events, "BotMove")).isEqualTo(inputs);
    assertThat(count(events, "JournalWrite")).isGreaterThan(inputs);
    assertThat(count(events, "Replay")).isEqualTo(1);
  }

  private static long count(List<RecordedEvent> events, String name) {
    return events.stream()
        .filter(event -> event.getEventType().getName().equals("dev.astragal." + name))
        .count();
  }
}
