package dev.astragal.kernel.rules;

import dev.astragal.kernel.dice.DiceExpression;
import dev.astragal.kernel.dice.Node;
import dev.astragal.kernel.dice.Variables;
import dev.astragal.kernel.tree.Tree;
import java.util.List;

/** Tells a formula of names from a word that only looks like one. */
final class Words {
  private Words() {}

  /**
   * True when some dotted name begins with something the context has, or the whole text is one
   * plain name the context has a number for.
   */
  static boolean known(DiceExpression expression, Variables context) {
    if (expression.root() instanceof Node.Variable variable && variable.path().size() == 1)
      return context.find(variable.path()).orElse(Tree.none()) instanceof Tree.Whole;
    return dotted(expression.root(), context);
  }

  private static boolean dotted(Node node, Variables context) {
    return switch (node) {
      case Node.Variable variable ->
          variable.path().size() > 1
              && context.find(List.of(variable.path().getFirst())).isPresent();
      case Node.Negated(Node operand, int _) -> dotted(operand, context);
      case Node.Arithmetic(_, Node left, Node right, int _) ->
          dotted(left, context) || dotted(right, context);
      case Node.Whole _, Node.Truth _, Node.Comparison _, Node.Not _, Node.Both _ -> false;
      case Node.Either _, Node.Dice _, Node.Pool _, Node.Labelled _ -> false;
      case Node.Function _ -> false;
    };
  }
}
