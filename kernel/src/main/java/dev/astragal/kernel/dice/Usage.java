package dev.astragal.kernel.dice;

/** What a parser noticed on its way. */
final class Usage {
  int variables;
  boolean dice;
  boolean computed;
  private long literalDice;

  /** Dice with written numbers are checked here and now; the others when they are rolled. */
  void note(Node.Dice term, String text, DiceLimits limits) {
    dice = true;
    if (term.count() instanceof Node.Whole(long count, int _)
        && term.sides() instanceof Node.Whole(long sides, int _)
        && (term.modifiers().selection().isEmpty()
            || term.modifiers().selection().get().amount() instanceof Node.Whole)) {
      TermCheck.dice(text, term, count, sides, limits);
      literalDice = TermCheck.total(text, term, literalDice, count, limits);
    } else {
      computed = true;
    }
  }

  /** What can be worked out without dice, and may fail, is worked out before they are rolled. */
  void note(Node.Operator operator, Node left, Node right) {
    computed |=
        operator.divides()
            || operator == Node.Operator.POWER
            || (diceless(left) && diceless(right));
  }

  /** Longer sums were noted when they were read. */
  private static boolean diceless(Node node) {
    return node instanceof Node.Whole || node instanceof Node.Negated;
  }
}
