package dev.astragal.kernel.state;

import dev.astragal.kernel.access.Parting;

/** Makes copies of one class. */
public record Copies<S extends Described<S>>(Parting parting) {
  public static <S extends Described<S>> Copies<S> of(Class<S> type) {
    return new Copies<>(Parting.of(type));
  }

  @SuppressWarnings("unchecked") // a clone has the class of its original
  public S of(S original) {
    try {
      S copy = (S) ((Described<S>) original).clone();
      parting.part(copy, original);
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  static Described<?>[] parts(Described<?>[] parts) {
    Described<?>[] own = parts.clone();
    for (int i = 0; i < own.length; i++) own[i] = own[i].copy();
    return own;
  }
}
