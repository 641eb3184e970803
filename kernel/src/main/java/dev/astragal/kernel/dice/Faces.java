package dev.astragal.kernel.dice;

import dev.astragal.kernel.state.Ints;
import java.util.Optional;
import java.util.function.LongPredicate;

/** What is on the faces of a die: 1 up to the number of sides, or what is written on each. */
public record Faces(Optional<Ints> written) {
  public static final Faces NUMBERED = new Faces(Optional.empty());
  public static final Faces FATE = of(-1, 0, 1);

  /** The older fate die: one plus, one minus, four blanks. */
  public static final Faces SPARSE_FATE = of(-1, 0, 0, 0, 0, 1);

  public static final Faces COIN = of(0, 1);

  public static Faces of(int... values) {
    return new Faces(Optional.of(Ints.of(values)));
  }

  public boolean numbered() {
    return written.isEmpty();
  }

  /** What the side of that number, from 1, shows. */
  public int value(int side) {
    return written.isEmpty() ? side : written.get().get(side - 1);
  }

  /** The side that shows {@code value}, or 0 where none does. */
  public int side(int value) {
    if (written.isEmpty()) return value;
    for (int side = 1; side <= written.get().size(); side++) if (value(side) == value) return side;
    return 0;
  }

  public int low(int sides) {
    int low = value(1);
    if (!numbered()) for (int side = 2; side <= sides; side++) low = Math.min(low, value(side));
    return low;
  }

  public int high(int sides) {
    int high = value(sides);
    if (!numbered()) for (int side = 1; side < sides; side++) high = Math.max(high, value(side));
    return high;
  }

  /** Whether it holds for every face; relations hold in between where they hold at both ends. */
  boolean all(int sides, LongPredicate test) {
    if (numbered()) return test.test(1) && test.test(sides);
    for (int side = 1; side <= sides; side++) if (!test.test(value(side))) return false;
    return true;
  }
}
