package dev.astragal.games.regrets.cards;

/** A handful of tackle dice in one int: eight bits per colour. */
public final class TackleDice {
  public static final int NONE = 0;
  public static final int COLOURS = Tackle.values().length;

  private static final int BITS = 8;
  private static final int MASK = 255;

  private TackleDice() {}

  public static int of(int green, int blue, int orange) {
    return green | (blue << BITS) | (orange << (2 * BITS));
  }

  /** As {@link #of}, or -1 when a count is none a handful can have. */
  public static int checked(int green, int blue, int orange) {
    boolean fits =
        green >= 0 && green < MASK && blue >= 0 && blue < MASK && orange >= 0 && orange < MASK;
    return fits ? of(green, blue, orange) : -1;
  }

  public static int one(int colour) {
    return 1 << (BITS * colour);
  }

  public static int one(Tackle colour) {
    return one(colour.ordinal());
  }

  public static int count(int tackle, int colour) {
    return (tackle >>> (BITS * colour)) & MASK;
  }

  public static int count(int tackle, Tackle colour) {
    return count(tackle, colour.ordinal());
  }

  public static int count(int tackle) {
    return count(tackle, 0) + count(tackle, 1) + count(tackle, 2);
  }

  public static boolean contains(int whole, int part) {
    for (int colour = 0; colour < COLOURS; colour++) {
      if (count(part, colour) > count(whole, colour)) return false;
    }
    return true;
  }

  /** The colour of die number {@code index}, counted through the colours in order. */
  public static int colourAt(int tackle, int index) {
    int rest = index;
    for (int colour = 0; colour < COLOURS; colour++) {
      rest -= count(tackle, colour);
      if (rest < 0) return colour;
    }
    throw new IllegalArgumentException("there is no die number " + index);
  }
}
