package dev.astragal.kernel.dice;

import dev.astragal.kernel.dice.DiceException.Code;
import dev.astragal.kernel.rng.Rng;

/**
 * A text that has been understood: immutable, shared, rolled as often as one likes.
 *
 * <p>The short methods here set up a {@link Roller} each time; whoever rolls in a loop keeps one.
 */
public final class DiceExpression {
  private final String text;
  private final Dialect dialect;
  private final Mode mode;
  private final DiceLimits limits;
  private final Node root;
  private final int variables;
  private final boolean dice;
  private final boolean fixed;

  private DiceExpression(
      String text, Dialect dialect, Mode mode, DiceLimits limits, Node root, Usage usage) {
    this.text = text;
    this.dialect = dialect;
    this.mode = mode;
    this.limits = limits;
    this.root = root;
    this.variables = usage.variables;
    this.dice = usage.dice;
    this.fixed = usage.variables == 0 && !usage.computed;
  }

  /** Reads {@code text} anew; {@link DiceLanguage} remembers what it has read. */
  public static DiceExpression parse(String text, Dialect dialect, Mode mode, DiceLimits limits) {
    DiceParser parser = new DiceParser(text, dialect, limits);
    Node root = parser.parse();
    if (mode == Mode.NUMBER && root.isTruth())
      throw new DiceException(
          Code.TYPE, text, root.at(), "a number is needed, this is true or false");
    if (mode == Mode.CONDITION && parser.usage().dice)
      throw new DiceException(Code.DICE_NOT_ALLOWED, text, 0, "a condition may not roll dice");
    return new DiceExpression(text, dialect, mode, limits, root, parser.usage());
  }

  public String text() {
    return text;
  }

  public Dialect dialect() {
    return dialect;
  }

  public Mode mode() {
    return mode;
  }

  public DiceLimits limits() {
    return limits;
  }

  public Node root() {
    return root;
  }

  /** How many times a variable is named. */
  public int variableCount() {
    return variables;
  }

  public boolean hasDice() {
    return dice;
  }

  /** True when nothing has to be looked up or worked out before the first die is drawn. */
  boolean fixed() {
    return fixed;
  }

  public long number(Variables context, Rng rng) {
    return new Roller().number(this, context, rng);
  }

  public boolean truth(Variables context, Rng rng) {
    return new Roller().truth(this, context, rng);
  }

  /** The roll with every face of it. */
  public Roll roll(Variables context, Rng rng) {
    return new Roller().roll(this, context, rng);
  }

  @Override
  public String toString() {
    return text;
  }
}
