package dev.astragal.kernel.dice;

/**
 * How large an expression may be. All are checked before a die is drawn, but for dice that only
 * other dice call for: those are checked as they come.
 *
 * @param length characters of text
 * @param depth nested parentheses, signs and negations
 * @param dice dice drawn for one expression, rerolled and exploded ones among them
 * @param sides faces of one die; the line protocol of a dice server carries no more
 */
public record DiceLimits(int length, int depth, int dice, int sides) {
  public static final DiceLimits DEFAULT = new DiceLimits(1_000, 64, 10_000, 1_000_000_000);

  public DiceLimits {
    if (length < 1 || depth < 1 || dice < 1 || sides < 1)
      throw new IllegalArgumentException("limits must be positive");
  }
}
