package dev.astragal.parts.turns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.game.Seat;
import org.junit.jupiter.api.Test;

/** Bids go up and round until one is left. */
final class AuctionTest {
  @Test
  void whoeverIsLeftHasIt() {
    Auction one = Auction.of(3, Seat.of(1)).raised(2);
    assertThat(one.asked()).isEqualTo(Seat.of(2));
    Auction two = one.passed().raised(5).passed();
    assertThat(two.over()).isTrue();
    assertThat(two.bidder()).isEqualTo(Seat.of(0));
    assertThat(two.bid()).isEqualTo(5);
  }

  @Test
  void whenAllPassNobodyHasIt() {
    Auction two = Auction.of(3, Seat.first()).passed().passed();
    assertThat(two.over()).isFalse();
    assertThat(two.raised(1).over()).isTrue();
    assertThat(two.passed().over()).isTrue();
    assertThat(two.passed().bidder()).isEqualTo(Seat.SPECTATOR);
  }

  @Test
  void aBidMustBeHigher() {
    Auction five = Auction.of(2, Seat.first()).raised(5);
    assertThatThrownBy(() -> five.raised(5)).hasMessage("5 is not more than 5");
  }
}
