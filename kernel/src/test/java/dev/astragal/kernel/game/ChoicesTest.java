package dev.astragal.kernel.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChoicesTest {
  private record Bid(int coins) {}

  private final List<Integer> made = new ArrayList<>();
  private final Choices<Bid> bids =
      Choices.numbered(
          3,
          index -> {
            made.add(index);
            return new Bid(10 * index);
          });

  @Test
  void aNumberedChoiceIsMadeOnlyWhenSomebodyAsksForIt() {
    assertThat(bids.size()).isEqualTo(3);
    assertThat(bids.complete()).isTrue();
    assertThat(made).isEmpty();
    assertThat(bids.get(2)).isEqualTo(new Bid(20));
    assertThat(made).containsExactly(2);
  }

  @Test
  void numberedChoicesAreListedInTheirOrder() {
    assertThat(bids.list()).containsExactly(new Bid(0), new Bid(10), new Bid(20));
  }

  @Test
  void whatHasNoNumberIsRefused() {
    for (Bid bid : bids.list()) assertThat(bids.refusal(bid)).isEmpty();
    assertThat(bids.refusal(new Bid(15)).orElseThrow().code()).isEqualTo("ILLEGAL_CHOICE");
    assertThatThrownBy(() -> bids.get(3)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> bids.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void everyNumberIsDrawn() {
    Stream stream = Stream.of("bids");
    Rng rng = Luck.of(new int[8], List.of(stream)).stream(stream);
    List<Bid> drawn = new ArrayList<>();
    for (int i = 0; i < 100; i++) drawn.add(bids.sample(rng));
    assertThat(drawn).containsOnly(new Bid(0), new Bid(10), new Bid(20)).hasSize(100);
    assertThat(drawn).contains(new Bid(0), new Bid(10), new Bid(20));
  }
}
