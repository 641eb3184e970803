package dev.astragal.plain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.table.Next;
import dev.astragal.runtime.table.Seating;
import dev.astragal.runtime.table.Table;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class FortuneTest {
  private static Table pig() {
    return Table.begin(
        RunSpec.of("pig", Seed.of(3), 2),
        Seating.bots(List.of("hold20"), 2),
        Optional.empty(),
        Optional.empty());
  }

  private static List<String> told(Table table, int seat) {
    return new Fortune(table.recording(), Seat.of(seat), table.messages())
        .lines(Duration.ofSeconds(5));
  }

  @Test
  void whoWonWasLuckierThanTheOthersAndTheCurveEndsWhereTheGameDid() {
    try (Table table = pig()) {
      while (table.outcome().isEmpty())
        if (table.next() instanceof Next.Thinking(var thought)) table.answer(thought.think());
      int winner = table.outcome().get().winners().getFirst().index();
      List<String> won = told(table, winner);
      assertThat(won.getFirst()).contains(" 0 better");
      assertThat(won).anyMatch(line -> line.matches("  after (\\d+) of \\1 steps: 100 %"));
      assertThat(won).anyMatch(line -> line.startsWith("What helped most, between steps"));
      List<String> lost = told(table, 1 - winner);
      assertThat(lost.getFirst()).contains(" 0 of ");
      assertThat(lost).anyMatch(line -> line.matches("  after (\\d+) of \\1 steps: 0 %"));
    }
  }

  @Test
  void aGameThatGoesOnHasNoLuckYet() {
    try (Table table = pig()) {
      assertThat(told(table, 0)).containsExactly("The game is not over.");
    }
  }
}
