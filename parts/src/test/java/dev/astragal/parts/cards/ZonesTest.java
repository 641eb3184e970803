package dev.astragal.parts.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.seed.Seed;
import dev.astragal.kernel.state.Shape;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ZonesTest {
  private static final Seat FIRST = Seat.of(0);
  private static final Seat SECOND = Seat.of(1);
  private static final int DECK = 0;
  private static final int HAND = 1;
  private static final int TABLE = 3;

  private final Rng rng = Luck.of(Seed.of(1).key(), List.of()).aside(Stream.of("test"));
  private final Zones zones =
      new Zones(List.of(Zone.deck(10), Zone.hand(FIRST), Zone.hand(SECOND), Zone.open()));

  @Test
  void aMoveIsSeenByWhoeverSeesWhereItComesFromOrGoesTo() {
    Move dealt = zones.move(7, DECK, HAND);
    assertThat(dealt.seenBy(FIRST)).isEqualTo(dealt);
    assertThat(dealt.seenBy(SECOND).card()).isEqualTo(Move.HIDDEN);
    assertThat(dealt.seenBy(SECOND)).isEqualTo(zones.move(3, DECK, HAND).seenBy(SECOND));
    assertThat(dealt.seenBy(Seat.SPECTATOR).card()).isEqualTo(Move.HIDDEN);
    Move played = zones.after(dealt).move(7, HAND, TABLE);
    assertThat(played.seenBy(SECOND).card()).isEqualTo(7);
    assertThat(played.seenBy(Seat.SPECTATOR).card()).isEqualTo(7);
  }

  @Test
  void cardsAreNeitherLostNorDoubled() {
    Zones after = zones.after(zones.move(7, DECK, HAND));
    assertThat(after.get(DECK).size()).isEqualTo(9);
    assertThat(after.get(HAND).top()).isEqualTo(7);
    assertThatThrownBy(() -> after.after(zones.move(7, DECK, HAND)))
        .hasMessage("card 7 is not there");
  }

  @Test
  void redealingKeepsWhatIsSeenAndHowManyThereAre() {
    Zones dealt = zones;
    for (int zone : new int[] {1, 1, 1, 2, 2, 2, 3})
      dealt = dealt.after(dealt.draw(DECK, zone, rng));
    boolean changed = false;
    for (int i = 0; i < 20; i++) {
      Zones other = dealt.redealt(FIRST, rng);
      assertThat(other.get(HAND)).isEqualTo(dealt.get(HAND));
      assertThat(other.get(TABLE)).isEqualTo(dealt.get(TABLE));
      assertThat(other.get(2).size()).isEqualTo(3);
      int sum = other.zones().stream().mapToInt(zone -> zone.cards().sum()).sum();
      assertThat(sum).isEqualTo(45);
      changed |= !other.get(2).equals(dealt.get(2));
    }
    assertThat(changed).isTrue();
  }

  @Test
  void zonesCanBePartOfAState() {
    Shape<Zones> shape = Shape.of(Zones.class);
    assertThat(shape.read(shape.tree(zones))).isEqualTo(zones);
  }
}
