package dev.astragal.kernel.dice;

import dev.astragal.kernel.dice.Modifiers.Selection;
import java.util.Arrays;

/** The sum of dice of which at most some are kept: the case that must be quick. */
final class PlainSum {
  private PlainSum() {}

  /** The first {@code count} of {@code drawn} are faces from 1 to {@code sides}; may sort them. */
  static long of(int[] drawn, int count, int sides, Node.Dice dice, long amount) {
    long sum = 0;
    int low = Integer.MAX_VALUE;
    int high = Integer.MIN_VALUE;
    for (int i = 0; i < count; i++) {
      int face = drawn[i];
      sum += face;
      low = Math.min(low, face);
      high = Math.max(high, face);
    }
    if (low < 1 || high > sides)
      throw new RngFailureException(
          "a die with " + sides + " sides showed " + (low < 1 ? low : high));
    int kept = count;
    if (dice.modifiers().selection().isPresent()) {
      Selection selection = dice.modifiers().selection().get();
      kept = selection.kept(count, amount);
      boolean highest = selection.keepsHighest();
      if (kept == count - 1) sum -= highest ? low : high;
      else if (kept == 1) sum = highest ? high : low;
      else if (kept < count) sum = sorted(drawn, count, kept, highest);
    }
    return sum;
  }

  private static long sorted(int[] drawn, int count, int kept, boolean highest) {
    Arrays.sort(drawn, 0, count);
    long sum = 0;
    int from = highest ? count - kept : 0;
    for (int i = from; i < from + kept; i++) sum += drawn[i];
    return sum;
  }
}
