package dev.astragal.kernel.dice;

import dev.astragal.kernel.dice.DiceException.Code;
import java.util.LinkedHashSet;
import java.util.Set;

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
    if (dice.modifiers().throwsAgain()) again(text, dice, count, sides);
  }

  private static void again(String text, Node.Dice dice, long count, long sides) {
    Modifiers modifiers = dice.modifiers();
    Faces faces = dice.faces();
    int low = faces.low((int) sides);
    int high = faces.high((int) sides);
    if (modifiers.explosion().isPresent()
        && modifiers.explosion().get().most() == Modifiers.Explosion.ENDLESS
        && faces.all((int) sides, face -> modifiers.explosion().get().hits(face, high)))
      throw new DiceException(
          Code.BAD_DICE, text, dice.at(), "every face explodes, the roll would never end");
    if (modifiers.reroll().isPresent()
        && !modifiers.reroll().get().once()
        && faces.all((int) sides, face -> modifiers.reroll().get().hits(face, low)))
      throw new DiceException(
          Code.BAD_DICE, text, dice.at(), "every face is rerolled, the roll would never end");
    if (modifiers.unique() && count > different(faces, modifiers, (int) sides, (int) count))
      throw new DiceException(
          Code.BAD_DICE, text, dice.at(), "there are not so many different faces");
  }

  /** How many faces can lie on the table, counted up to {@code enough}. */
  private static int different(Faces faces, Modifiers modifiers, int sides, int enough) {
    Set<Integer> values = new LinkedHashSet<>();
    int low = faces.low(sides);
    for (int side = 1; side <= sides && values.size() < enough; side++) {
      int face = faces.value(side);
      boolean again =
          modifiers.reroll().isPresent()
              && !modifiers.reroll().get().once()
              && modifiers.reroll().get().hits(face, low);
      if (!again) values.add(face);
    }
    return values.size();
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
}
