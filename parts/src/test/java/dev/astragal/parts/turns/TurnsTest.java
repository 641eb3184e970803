package dev.astragal.parts.turns;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.seed.Seed;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TurnsTest {
  private final Rng rng = Luck.of(Seed.of(1).key(), List.of()).aside(Stream.of("test"));

  @Test
  void whoeverIsOutIsPassedOver() {
    TurnOrder order = TurnOrder.of(4).without(Seat.of(1)).next();
    assertThat(order.mover()).isEqualTo(Seat.of(2));
    assertThat(order.next().next().mover()).isEqualTo(Seat.of(0));
    assertThat(order.left()).isEqualTo(3);
    assertThat(order.everybody().left()).isEqualTo(4);
  }

  @Test
  void theLastOneStaysOnTurn() {
    TurnOrder alone = TurnOrder.of(2).without(Seat.of(1));
    assertThat(alone.next().mover()).isEqualTo(Seat.of(0));
  }

  @Test
  void othersBallotsAreDealtAnewAndOnesOwnIsNot() {
    Ballots ballots = Ballots.of(3).with(Seat.of(0), 2).with(Seat.of(1), 1);
    assertThat(ballots.open()).containsExactly(Seat.of(2));
    assertThat(ballots.complete()).isFalse();
    boolean changed = false;
    for (int i = 0; i < 20; i++) {
      Ballots other = ballots.redealt(Seat.of(0), 3, rng);
      assertThat(other.marks().get(0)).isEqualTo(2);
      assertThat(other.open()).containsExactly(Seat.of(2));
      changed |= other.marks().get(1) != 1;
    }
    assertThat(changed).isTrue();
  }
}
