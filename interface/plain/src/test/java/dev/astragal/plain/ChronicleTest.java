package dev.astragal.plain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.journal.JournalLine;
import dev.astragal.runtime.journal.JournalReader;
import dev.astragal.runtime.library.GameLibrary;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.table.Next;
import dev.astragal.runtime.table.Seating;
import dev.astragal.runtime.table.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ChronicleTest {
  private static Table pig() {
    return Table.begin(
        RunSpec.of("pig", Seed.of(3), 2),
        Seating.bots(List.of("hold20"), 2),
        Optional.empty(),
        Optional.empty());
  }

  private static void answer(Table table) {
    if (table.next() instanceof Next.Thinking(var thought)) table.answer(thought.think());
  }

  @Test
  void aFinishedGameIsToldWithItsEndItsLastScreenAndEveryDecision(@TempDir Path home)
      throws IOException {
    try (Table table = pig()) {
      while (table.outcome().isEmpty()) answer(table);
      Chronicle chronicle = new Chronicle(table.recording(), Seat.SPECTATOR, table.messages());
      List<String> lines = chronicle.lines();
      assertThat(lines.getFirst()).isEqualTo("Pig, seed 3");
      assertThat(lines).anyMatch(line -> line.startsWith("The game is over. Hold20"));
      assertThat(lines).anyMatch(line -> line.matches("  Hold20: \\d+ points, from [\\d, and]+"));
      assertThat(lines).contains("How things stood", "-- Scores --", "What happened");
      assertThat(lines.stream().filter(line -> line.contains(": Roll the die")).count())
          .isEqualTo(lines.stream().filter(line -> line.contains(" rolls a ")).count());
      assertThat(Files.readAllLines(chronicle.write(home.resolve("deep/story.txt"))))
          .isEqualTo(lines);
    }
  }

  @Test
  void aJournalKnowsWhichBotsBegan(@TempDir Path home) {
    Path file = home.resolve("game.jsonl");
    RunSpec spec = RunSpec.of("pig", Seed.of(3), 2);
    try (Table table = Table.begin(spec, Seating.bots(List.of("hold20", "random"), 2), file)) {
      answer(table);
    }
    JournalLine.Header header = JournalReader.read(file).header();
    assertThat(header.players()).containsExactly("hold20", "random");
    assertThat(Seating.recorded(header).names(Messages.of(GameLibrary.game("pig"))))
        .containsExactly("Hold20", "Random");
    assertThat(Seating.recorded(header).names(Messages.of(GameLibrary.game("pig"), "", "de")))
        .containsExactly("Geduldig", "Wie es kommt");
  }

  @Test
  void aGameThatGoesOnTellsNobodysDecisionsButTheReadersOwn() {
    try (Table table = pig()) {
      answer(table);
      List<String> lines = new Chronicle(table.recording(), Seat.of(1), table.messages()).lines();
      assertThat(lines).contains("The game is not over.");
      assertThat(lines).noneMatch(line -> line.startsWith("Hold20: "));
    }
  }
}
