package dev.astragal.kernel.dice;

import dev.astragal.kernel.dice.Modifiers.Selection;

/**
 * Looks up every variable, counts the dice, and works out every part that rolls none, all before
 * the first die: an expression that fails here has cost no luck.
 */
final class Preparation {
  private final Evaluation evaluation;
  private String text = "";
  private DiceLimits limits = DiceLimits.DEFAULT;
  private Variables context = Variables.none();
  private long[] slots = new long[8];
  private long planned;

  Preparation(Evaluation evaluation) {
    this.evaluation = evaluation;
  }

  void begin(DiceExpression expression, Variables variables) {
    text = expression.text();
    limits = expression.limits();
    context = variables;
    planned = 0;
    if (slots.length < expression.variableCount()) slots = new long[expression.variableCount()];
    prepare(expression.root(), expression.mode() != Mode.NUMBER);
  }

  long value(Node.Variable variable) {
    return slots[variable.slot()];
  }

  /**
   * True for a number no die has a part in. What is on the right of a truth that may decide alone
   * is prepared when it is reached.
   */
  boolean prepare(Node node, boolean truthAllowed) {
    return switch (node) {
      case Node.Whole _ -> true;
      case Node.Variable variable -> {
        slots[variable.slot()] = Lookup.value(text, variable, context, truthAllowed);
        yield true;
      }
      case Node.Negated(Node operand, int _) -> prepare(operand, false);
      case Node.Labelled(Node operand, String _, int _) -> prepare(operand, false);
      case Node.Arithmetic sum -> arithmetic(sum);
      case Node.Function function -> {
        boolean diceless = true;
        for (Node argument : function.arguments()) diceless &= prepare(argument, false);
        yield diceless;
      }
      case Node.Dice dice -> {
        dice(dice);
        yield false;
      }
      case Node.Pool pool -> {
        for (Node member : pool.members()) worked(member, prepare(member, false));
        if (pool.modifiers().selection().isPresent()) amount(pool.modifiers().selection().get());
        yield false;
      }
      case Node.Truth _ -> false;
      case Node.Comparison comparison -> {
        Node first = comparison.operands().get(0);
        Node second = comparison.operands().get(1);
        boolean left = prepare(first, false);
        worked(second, prepare(second, false));
        worked(first, left);
        yield false;
      }
      case Node.Not(Node operand, int _) -> prepare(operand, true);
      case Node.Both(Node left, Node _, int _) -> prepare(left, true);
      case Node.Either(Node left, Node _, int _) -> prepare(left, true);
    };
  }

  /** A sum without dice is left to whoever it belongs to: it is worked out once, as a whole. */
  private boolean arithmetic(Node.Arithmetic sum) {
    boolean left = prepare(sum.left(), false);
    boolean right = prepare(sum.right(), false);
    if (left && right) return true;
    worked(sum.left(), left);
    if (right) evaluation.checkRight(sum, evaluation.number(sum.right()));
    return false;
  }

  /** Fails now if it fails at all. */
  private void worked(Node node, boolean diceless) {
    if (diceless) evaluation.number(node);
  }

  private void dice(Node.Dice dice) {
    boolean counted = prepare(dice.count(), false);
    boolean sided = prepare(dice.sides(), false);
    if (dice.modifiers().selection().isPresent()) amount(dice.modifiers().selection().get());
    if (!counted) return;
    long count = evaluation.number(dice.count());
    TermCheck.count(text, dice, count);
    planned = TermCheck.total(text, dice, planned, count, limits);
    if (sided) TermCheck.dice(text, dice, count, evaluation.number(dice.sides()), limits);
  }

  private void amount(Selection selection) {
    if (prepare(selection.amount(), false))
      TermCheck.amount(text, selection.amount(), evaluation.number(selection.amount()));
  }
}
