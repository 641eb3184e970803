package dev.astragal.kernel.dice;

import dev.astragal.kernel.dice.DiceException.Code;
import dev.astragal.kernel.dice.Modifiers.Match;
import java.util.Optional;

/** Whether a handful of dice can be rolled at all, asked before any of them is. */
public final class TermCheck {
  private TermCheck() {}

  public static void dice(String text, Node.Dice dice, long count, long sides, DiceLimits limits) {
    count(text, dice, count);
    if (count == 0) return;
    if (sides < 1)
      throw new DiceException(
          Code.BAD_DICE, text, dice.sides().at(), "a die cannot have " + sides + " sides");
    if (sides > limits.sides())
      throw new DiceException(
          Code.LIMIT, text, dice.sides().at(), "more than " + limits.sides() + " sides");
    int low = 1 + dice.kind().shift();
    int high = (int) sides + dice.kind().shift();
    Modifiers modifiers = dice.modifiers();
    if (modifiers.explosion().isPresent() && always(modifiers.explosion().get().match(), low, high))
      throw new DiceException(
          Code.BAD_DICE, text, dice.at(), "every face explodes, the roll would never end");
    if (modifiers.reroll().isPresent()
        && !modifiers.reroll().get().once()
        && always(modifiers.reroll().get().match(), low, high))
      throw new DiceException(
          Code.BAD_DICE, text, dice.at(), "every face is rerolled, the roll would never end");
  }

  static void count(String text, Node.Dice dice, long count) {
    if (count < 0)
      throw new DiceException(Code.BAD_DICE, text, dice.at(), "cannot roll " + count + " dice");
  }

  /** The number of dice so far with {@code count} more. */
  public static long total(String text, Node at, long before, long count, DiceLimits limits) {
    if (before + count > limits.dice() || count > limits.dice())
      throw new DiceException(Code.LIMIT, text, at.at(), "more than " + limits.dice() + " dice");
    return before + count;
  }

  public static void amount(String text, Node at, long amount) {
    if (amount < 0)
      throw new DiceException(
          Code.BAD_DICE, text, at.at(), "cannot keep or drop " + amount + " dice");
  }

  /** All relations a match can have hold everywhere when they hold at both ends. */
  private static boolean always(Optional<Match> match, int low, int high) {
    return match.isPresent() ? match.get().test(low) && match.get().test(high) : low == high;
  }
}
