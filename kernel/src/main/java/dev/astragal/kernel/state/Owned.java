package dev.astragal.kernel.state;

/**
 * A mutable state that belongs to one run at a time: flat arrays, changed in place by {@code
 * evolve}.
 *
 * <p>For games that need the last factor of speed; all others use a record. A class that extends
 * {@link Described} names its fields once and has the rest from that. What is not described, such
 * as a reference to the resolved policy, must not change during a run.
 */
public interface Owned<S> {
  /** An independent state with the same description. */
  S copy();

  void describe(StateWriter out);

  /** A new state from a description; what is not described is taken from this one. */
  S restored(StateReader in);
}
