package dev.astragal.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.game.Severity;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.plain.Chronicle;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.table.Next;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Seating;
import dev.astragal.runtime.table.Table;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StoryOfAJourneyTest {
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void whatWasGraveIsAmongWhatMatteredHoweverLongAgo(long seed) {
    RunSpec spec = RunSpec.of("trail", Seed.of(seed), 1);
    try (Table table =
        Table.begin(
            spec, Seating.bots(List.of("balanced"), 1), Optional.empty(), Optional.empty())) {
      while (table.outcome().isEmpty())
        switch (table.next()) {
          case Next.Thinking(var thought) -> table.answer(thought.think());
          case Next.Time _ -> table.pass(100);
          case Next.Nothing _ -> throw new AssertionError("the journey stands still");
        }
      Recording recording = table.recording();
      List<String> lines = new Chronicle(recording, Seat.SPECTATOR, table.messages()).lines();
      List<String> mattered =
          lines.subList(lines.indexOf("What mattered"), lines.indexOf("How things stood"));
      List<String> grave =
          recording.told(Seat.SPECTATOR, recording.firstStep(), recording.lastStep()).stream()
              .filter(told -> told.spoken() && told.event().severity() == Severity.CRITICAL)
              .map(told -> "  " + table.messages().text(told.telling().text()))
              .toList();
      assertThat(grave).isNotEmpty();
      assertThat(mattered).containsSubsequence(grave);
    }
  }
}
