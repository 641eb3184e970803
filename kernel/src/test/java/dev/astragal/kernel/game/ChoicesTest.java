package dev.astragal.kernel.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
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
  void ofPickedChoicesOnlyThoseThatSomebodyLooksAtAreMade() {
    Choices<Bid> picked = picked(40, index -> index % 3 == 1);
    assertThat(picked.size()).isEqualTo(13);
    assertThat(made).isEmpty();
    assertThat(picked.get(2)).isEqualTo(new Bid(70));
    assertThat(made).containsExactly(7);
  }

  @Test
  void pickedChoicesAreThoseThatWereLegalInTheirOrder() {
    for (int count : new int[] {0, 1, 9, 63, 64, 65, 100}) {
      Choices<Bid> picked = picked(count, index -> index % 2 == 0 || index == count - 1);
      List<Bid> legal = new ArrayList<>();
      for (int i = 0; i < count; i++) if (i % 2 == 0 || i == count - 1) legal.add(new Bid(10 * i));
      assertThat(picked.list()).as("of " + count).isEqualTo(legal);
      for (int i = 0; i < count; i++)
        assertThat(picked.refusal(new Bid(10 * i)).isEmpty())
            .isEqualTo(legal.contains(new Bid(10 * i)));
      assertThat(picked.refusal(new Bid(5)).orElseThrow().code()).isEqualTo("ILLEGAL_CHOICE");
      assertThatThrownBy(() -> picked.get(legal.size()))
          .isInstanceOf(IndexOutOfBoundsException.class);
      assertThatThrownBy(() -> picked.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    }
  }

  @Test
  void whatIsPickedIsWhatWasLegalThen() {
    boolean[] open = {true, true};
    Choices<Bid> picked = picked(2, index -> open[index]);
    open[0] = false;
    assertThat(picked.list()).containsExactly(new Bid(0), new Bid(10));
  }

  private Choices<Bid> picked(int count, IntPredicate legal) {
    return Choices.where(
        count,
        legal,
        index -> {
          made.add(index);
          return new Bid(10 * index);
        });
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
