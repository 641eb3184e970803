package dev.astragal.games.trail;

import dev.astragal.kernel.state.StateReader;
import dev.astragal.kernel.state.StateWriter;

/**
 * One part of a journey's state. Its fields are public because rules read them millions of times a
 * second; only events write them, which a test enforces.
 */
public abstract class StatePart<P extends StatePart<P>> implements Cloneable {
  public abstract P copy();

  public abstract void describe(StateWriter out);

  public abstract void read(StateReader in);

  /** A copy that still shares its arrays. */
  @SuppressWarnings("unchecked") // P is the part's own class
  protected final P shallow() {
    try {
      return (P) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }
}
