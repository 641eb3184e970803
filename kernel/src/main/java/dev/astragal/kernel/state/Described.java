package dev.astragal.kernel.state;

/**
 * An owned state, or a part of one, that names its fields once: {@link #describe(Fields)} serves
 * writing and reading, and {@link Copies} follow from the class.
 */
public abstract class Described<S extends Described<S>> implements Owned<S>, Cloneable {
  /**
   * Names every field, in a fixed order: {@code depth = fields.int32("depth", depth)}. As writing
   * gives each field the value it has, only the owner may describe a state.
   */
  protected abstract void describe(Fields fields);

  @Override
  public final void describe(StateWriter out) {
    describe((Fields) out);
  }

  @Override
  public final S restored(StateReader in) {
    S restored = copy();
    restored.describe((Fields) in);
    return restored;
  }

  @Override
  protected final Object clone() throws CloneNotSupportedException {
    return super.clone();
  }
}
