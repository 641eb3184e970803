package dev.astragal.runtime.learn;

import java.util.Optional;

/** Something that was trained: it rates choices by what a seat sees. Any thread may ask it. */
public interface Network {
  /** How many numbers of an observation it takes. */
  int observation();

  /** How many choices it rates. */
  int actions();

  /** What the numbers meant when it was trained, as {@link Tensors#meaning} says. */
  Optional<String> meaning();

  /** How good each choice is, the best highest; whether one is legal is not its business. */
  float[] rate(float[] observation);
}
