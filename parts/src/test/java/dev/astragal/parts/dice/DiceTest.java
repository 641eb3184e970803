package dev.astragal.parts.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import dev.astragal.kernel.seed.Seed;
import java.util.List;
import org.junit.jupiter.api.Test;

final class DiceTest {
  private final Rng rng = Luck.of(Seed.of(1).key(), List.of()).aside(Stream.of("test"));

  @Test
  void rolledDiceLieInOrder() {
    DicePool pool = DicePool.rolled(20, 6, rng);
    assertThat(pool.faces().toArray()).isSorted().hasSize(20);
    int counted = 0;
    for (int face = 1; face <= 6; face++) counted += pool.count(face);
    assertThat(counted).isEqualTo(20);
  }

  @Test
  void aBagGivesWhatIsInItAndNothingElse() {
    Bag bag = Bag.of(2, 0, 3);
    int[] drawn = new int[3];
    while (bag.size() > 0) {
      int kind = bag.drawn(rng);
      drawn[kind]++;
      bag = bag.without(kind);
    }
    assertThat(drawn).containsExactly(2, 0, 3);
    Bag empty = bag;
    assertThatThrownBy(() -> empty.without(0)).hasMessage("none of 0 is left");
  }
}
