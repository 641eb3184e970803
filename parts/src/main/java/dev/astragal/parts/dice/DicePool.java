package dev.astragal.parts.dice;

import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.state.Ints;
import java.util.Arrays;

/** Dice that lie together, each with a face up. */
public record DicePool(Ints faces) {
  public static final DicePool NONE = new DicePool(Ints.zeros(0));

  /** So many dice, rolled and in order: which is which makes no difference. */
  public static DicePool rolled(int count, int sides, Rng rng) {
    int[] faces = new int[count];
    rng.roll(sides, faces, count);
    Arrays.sort(faces);
    return new DicePool(Ints.of(faces));
  }

  public int size() {
    return faces.size();
  }

  /** How many show {@code face}. */
  public int count(int face) {
    return faces.count(face);
  }

  public int sum() {
    return faces.sum();
  }
}
