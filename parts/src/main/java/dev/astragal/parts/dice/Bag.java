package dev.astragal.parts.dice;

import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.state.Ints;

/** Things of several kinds in a bag: so many of each, drawn blindly. */
public record Bag(Ints counts) {
  public static Bag of(int... counts) {
    return new Bag(Ints.of(counts));
  }

  public int size() {
    return counts.sum();
  }

  /** A kind, each as likely as there are things of it; the bag must not be empty. */
  public int drawn(Rng rng) {
    return rng.pick(counts.toArray());
  }

  public Bag without(int kind) {
    if (counts.get(kind) == 0) throw new IllegalArgumentException("none of " + kind + " is left");
    return new Bag(counts.plus(kind, -1));
  }

  public Bag with(int kind) {
    return new Bag(counts.plus(kind, 1));
  }
}
