package dev.astragal.tui.watch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.games.pig.Pig;
import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.runtime.library.RunSpec;
import dev.astragal.runtime.table.Next;
import dev.astragal.runtime.table.Recording;
import dev.astragal.runtime.table.Seating;
import dev.astragal.runtime.table.Table;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class WalkTest {
  private static Recording played() {
    RunSpec spec = RunSpec.of("pig", new Seed("recording"), 2);
    Seating bots = Seating.of(new Pig(), 2, List.of(), "hold20");
    Table table = Table.begin(spec, bots, Optional.empty(), Optional.empty());
    while (table.next() instanceof Next.Thinking(var thought)) table.answer(thought.think());
    return table.recording();
  }

  private static Walk walk() {
    return new Walk(played(), Seat.SPECTATOR);
  }

  @Test
  void aStepBackShowsTheStateOfTheStepBefore() {
    Walk walk = walk();
    walk.goTo(5);
    long fifth = walk.moment().hash();
    walk.goTo(6);
    assertThat(walk.moment().hash()).isNotEqualTo(fifth);
    walk.goTo(5);
    assertThat(walk.moment().hash()).isEqualTo(fifth);
  }

  @Test
  void stepsBeyondTheEndsStopThere() {
    Walk walk = walk();
    walk.goTo(-3);
    assertThat(walk.step()).isZero();
    walk.goTo(Long.MAX_VALUE);
    assertThat(walk.atEnd()).isTrue();
  }

  @Test
  void markersAreTheTurnsWhereNothingElseStandsOut() {
    Walk walk = walk();
    assertThat(walk.markers()).hasSizeGreaterThan(2).isSorted();
    long first = walk.marker(1).orElseThrow();
    walk.goTo(first);
    assertThat(walk.marker(1).orElseThrow()).isGreaterThan(first);
    assertThat(walk.marker(-1)).isEmpty();
  }

  @Test
  void theWayThereAndTheWayBackLeaveTheSameLog() {
    Walk walk = walk();
    walk.goTo(4);
    walk.goTo(9);
    var forward = walk.told();
    walk.goTo(12);
    walk.goTo(9);
    assertThat(walk.told()).isEqualTo(forward).isNotEmpty();
  }

  @Test
  void everySeatIsLookedAtInTurnAndThenNone() {
    Walk walk = walk();
    walk.turn();
    assertThat(walk.viewer()).isEqualTo(Seat.of(0));
    walk.turn();
    walk.turn();
    assertThat(walk.viewer()).isEqualTo(Seat.SPECTATOR);
  }
}
