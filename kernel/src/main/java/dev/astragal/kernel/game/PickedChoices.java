package dev.astragal.kernel.game;

import java.util.Optional;
import java.util.function.IntFunction;

/**
 * Those of a few numbered choices that are legal, a bit for each; of them only those that somebody
 * looks at are made.
 */
record PickedChoices<C>(long legal, IntFunction<C> choice) implements Choices<C> {
  static final int COUNT_MAX = Long.SIZE;

  @Override
  public int size() {
    return Long.bitCount(legal);
  }

  @Override
  public C get(int index) {
    if (index < 0 || index >= size())
      throw new IndexOutOfBoundsException("choice " + index + " of " + size());
    long rest = legal;
    for (int i = 0; i < index; i++) rest &= rest - 1;
    return choice.apply(Long.numberOfTrailingZeros(rest));
  }

  @Override
  public Optional<Rejection> refusal(C asked) {
    for (long rest = legal; rest != 0; rest &= rest - 1)
      if (choice.apply(Long.numberOfTrailingZeros(rest)).equals(asked)) return Optional.empty();
    return Optional.of(Rejection.because("ILLEGAL_CHOICE"));
  }
}
