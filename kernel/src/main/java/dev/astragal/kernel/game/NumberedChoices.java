package dev.astragal.kernel.game;

import java.util.Optional;
import java.util.function.IntFunction;

/** All legal choices, of which only those that somebody looks at are made. */
record NumberedChoices<C>(int size, IntFunction<C> choice) implements Choices<C> {
  @Override
  public C get(int index) {
    if (index < 0 || index >= size)
      throw new IndexOutOfBoundsException("choice " + index + " of " + size);
    return choice.apply(index);
  }

  @Override
  public Optional<Rejection> refusal(C asked) {
    for (int i = 0; i < size; i++) if (choice.apply(i).equals(asked)) return Optional.empty();
    return Optional.of(Rejection.because("ILLEGAL_CHOICE"));
  }
}
