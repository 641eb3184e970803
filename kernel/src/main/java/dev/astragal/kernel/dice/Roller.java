package dev.astragal.kernel.dice;

import dev.astragal.kernel.rng.Rng;

/**
 * Rolls expressions. Looks up and checks every variable before it draws the first die, so that an
 * expression that fails has cost no luck. Keeps its working memory: one per thread.
 */
public final class Roller {
  private final Evaluation evaluation = new Evaluation();

  /** The total, without the faces: the quick way. */
  public long number(DiceExpression expression, Variables variables, Rng source) {
    evaluation.begin(expression, variables, source, null);
    return evaluation.number(expression.root());
  }

  public boolean truth(DiceExpression expression, Variables variables, Rng source) {
    evaluation.begin(expression, variables, source, null);
    return evaluation.truth(expression.root());
  }

  /** The truth of an expression that rolls no dice. */
  public boolean truth(DiceExpression condition, Variables variables) {
    return truth(condition, variables, Evaluation.NO_DICE);
  }

  /** The roll with every face of it. */
  public Roll roll(DiceExpression expression, Variables variables, Rng source) {
    Recorder record = new Recorder();
    evaluation.begin(expression, variables, source, record);
    boolean numeric = expression.mode() == Mode.NUMBER;
    long result =
        numeric
            ? evaluation.number(expression.root())
            : evaluation.truth(expression.root()) ? 1 : 0;
    return record.finish(expression.text(), expression.mode(), result);
  }

  /**
   * Looks up every variable and checks every number of dice, and rolls nothing: fails as {@link
   * #number} would before its first die.
   */
  public void rehearse(DiceExpression expression, Variables variables) {
    evaluation.begin(expression, variables, Evaluation.NO_DICE, null);
  }
}
