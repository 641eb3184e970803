package dev.astragal.kernel.dice;

import dev.astragal.kernel.rng.Luck;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.Stream;
import java.util.List;

/** Seeded dice for tests. */
final class Dice {
  private static final Stream DICE = Stream.of("dice");

  private Dice() {}

  static Rng seeded(int seed) {
    return Luck.of(new int[] {seed, 2, 3, 4, 5, 6, 7, 8}, List.of(DICE)).stream(DICE);
  }
}
