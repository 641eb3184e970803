package dev.astragal.games.trail.health;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.trail.TrailGame;
import dev.astragal.games.trail.Trip;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.content.Messages;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.table.Memories;
import dev.astragal.runtime.table.Next;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Seating;
import dev.astragal.runtime.table.Table;
import dev.astragal.runtime.table.Told;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Whoever died on an earlier journey lies where it happened. */
class EarlierJourneysTest {
  private static final RunSpec TRAIL =
      new RunSpec(
          "trail", Seed.of(9), 1, Map.of(), List.of(new RunSpec.Overlay.Named("play")), Map.of());

  @Test
  void theNextJourneyComesByTheGravesOfTheOneBefore() {
    Recording first = played(TRAIL);
    List<String> left = first.last().remains();
    assertThat(left).isNotEmpty();
    Recording second = played(Memories.after(first));
    assertThat(told(second))
        .filteredOn(line -> line.startsWith("A grave by the road:"))
        .isNotEmpty();
  }

  @Test
  void gravesAreReadAndChangeNothingElse() {
    Recording without = played(TRAIL);
    Recording with = played(TRAIL.with("graves", "Ann,cholera,12,60;Bob,drowned,30,554"));
    assertThat(with.last().hash()).isEqualTo(without.last().hash());
    List<String> more = told(with);
    assertThat(more)
        .contains(
            "A grave by the road: Ann, cholera, day 12. \"Drank where everybody drank.\"",
            "A grave by the road: Bob, drowned, day 30. \"The river was wider than it looked.\"");
    assertThat(more.stream().filter(line -> !line.startsWith("A grave by the road:")))
        .containsExactlyElementsOf(told(without));
  }

  @Test
  void thoseWhoDiedTogetherAreToldTogether() {
    Recording run = played(TRAIL.with("graves", "Ann,exhausted,57,60;Bob,exhausted,57,60"));
    assertThat(told(run))
        .contains("Beside it lies Bob.")
        .filteredOn(line -> line.startsWith("A grave by the road:"))
        .hasSize(1);
  }

  @Test
  void onTheModernRoadTheCarThatWasLeftIsStillThere() {
    Trip trip = Trip.driving("option:graves=Ann,vehicle-failure,90,3").day();
    assertThat(trip.told(Messages.of(new TrailGame())))
        .contains(
            "A car stands by the road, grass growing through the wheels. Ann came this far, in 90"
                + " days: the vehicle is beyond repair.");
  }

  @Test
  void aMemoryOfAnotherKindIsPassedOver() {
    assertThat(Grave.read("")).isEmpty();
    assertThat(Grave.read("what,ever;Ann,cholera,x,60")).isEmpty();
    assertThat(Grave.read("Ann,cholera,12,60"))
        .containsExactly(new Grave("Ann", "cholera", 12, 60));
  }

  private static Recording played(RunSpec spec) {
    Seating bots = Seating.of(new TrailGame(), 1, List.of(), "balanced");
    try (Table table = Table.begin(spec, bots, Optional.empty(), Optional.empty())) {
      while (table.outcome().isEmpty())
        switch (table.next()) {
          case Next.Time _ -> table.pass(500);
          case Next.Thinking(var thought) -> table.answer(thought.think());
          case Next.Nothing _ -> throw new AssertionError("nobody is asked");
        }
      return table.recording();
    }
  }

  private static List<String> told(Recording recording) {
    Messages words = Messages.of(new TrailGame());
    return recording.told(Seat.first(), recording.firstStep(), recording.lastStep()).stream()
        .filter(Told::spoken)
        .map(told -> words.text(told.telling().text()))
        .toList();
  }
}
