package dev.astragal.parts.cards;

import static org.assertj.core.api.Assertions.assertThat;

import dev.astragal.kernel.game.Seat;
import dev.astragal.kernel.state.Ints;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cards that follow each other, and hands that go round. */
final class TrickTest {
  @Test
  void theHighestOfTheSuitThatWasLedTakesTheTrick() {
    Trick trick =
        new Trick(
            Seat.of(2),
            Ints.of(
                card(Suit.DIAMONDS, 9),
                card(Suit.HEARTS, French.ACE),
                card(Suit.DIAMONDS, French.JACK),
                card(Suit.DIAMONDS, 2)));
    assertThat(trick.complete(4)).isTrue();
    assertThat(trick.winner(4)).isEqualTo(Seat.of(0));
  }

  @Test
  void whoeverCanMustFollow() {
    Trick trick = new Trick(Seat.first(), Ints.of(card(Suit.CLUBS, 9)));
    int low = card(Suit.CLUBS, 3);
    int other = card(Suit.SPADES, 3);
    assertThat(trick.allowed(Ints.of(low, other))).isEqualTo(Ints.of(low));
    assertThat(trick.allowed(Ints.of(other))).isEqualTo(Ints.of(other));
    assertThat(trick.next(4)).isEqualTo(Seat.of(1));
  }

  @Test
  void everyCardHasItsNumber() {
    for (int card = 0; card < French.CARDS; card++)
      assertThat(French.of(card).card()).isEqualTo(card);
    assertThat(French.of(51)).isEqualTo(new French(Suit.HEARTS, French.ACE));
  }

  @Test
  void handsThatArePassedOnBelongToTheNext() {
    Zones zones =
        new Zones(List.of(Zone.deck(3), Zone.hand(Seat.of(0)), Zone.hand(Seat.of(1)), Zone.open()));
    for (int card = 0; card < 3; card++) zones = zones.after(zones.move(card, 0, 1 + card % 2));
    Zones passed = zones.passed(1, 2);
    assertThat(passed.get(2)).isEqualTo(new Zone(Sight.OWNER, Seat.of(1), Ints.of(0, 2)));
    assertThat(passed.get(1)).isEqualTo(new Zone(Sight.OWNER, Seat.of(0), Ints.of(1)));
  }

  @Test
  void whoeverHoldsCardsTurnedAwaySeesThemLast() {
    Zone turned = Zone.turned(Seat.of(0));
    assertThat(turned.seenBy(Seat.of(0))).isFalse();
    assertThat(turned.seenBy(Seat.of(1))).isTrue();
    assertThat(turned.seenBy(Seat.SPECTATOR)).isFalse();
  }

  private static int card(Suit suit, int rank) {
    return new French(suit, rank).card();
  }
}
