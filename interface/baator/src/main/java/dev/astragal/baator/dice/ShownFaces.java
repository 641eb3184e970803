package dev.astragal.baator.dice;

import dev.astragal.kernel.dice.DiceExpression;
import dev.astragal.kernel.dice.Faces;
import dev.astragal.kernel.dice.Node;
import dev.astragal.runtime.content.BadInputException;
import java.util.ArrayList;
import java.util.List;

/**
 * Turns what dice on a table show into the sides they fell on: the minus of a fate die is its first
 * side. Dice that others bring are of the kind of those before them.
 */
public final class ShownFaces {
  private ShownFaces() {}

  public static int[] sides(DiceExpression expression, int[] shown) {
    List<Node.Dice> terms = new ArrayList<>();
    collect(expression.root(), terms);
    if (terms.stream().allMatch(dice -> dice.faces().numbered())) return shown;
    int[] sides = new int[shown.length];
    int term = 0;
    long left = count(terms.getFirst());
    for (int i = 0; i < shown.length; i++) {
      while (left == 0 && term + 1 < terms.size()) left = count(terms.get(++term));
      left = Math.max(0, left - 1);
      Faces faces = terms.get(term).faces();
      sides[i] = faces.side(shown[i]);
      if (sides[i] == 0) throw new BadInputException("no face of that die shows " + shown[i]);
    }
    return sides;
  }

  private static long count(Node.Dice dice) {
    return dice.count() instanceof Node.Whole(long count, int _) ? count : Long.MAX_VALUE;
  }

  private static void collect(Node node, List<Node.Dice> into) {
    switch (node) {
      case Node.Dice dice -> {
        collect(dice.count(), into);
        collect(dice.sides(), into);
        into.add(dice);
      }
      case Node.Negated(Node operand, int _) -> collect(operand, into);
      case Node.Labelled(Node operand, String _, int _) -> collect(operand, into);
      case Node.Not(Node operand, int _) -> collect(operand, into);
      case Node.Arithmetic(var _, Node left, Node right, int _) -> collect(left, right, into);
      case Node.Both(Node left, Node right, int _) -> collect(left, right, into);
      case Node.Either(Node left, Node right, int _) -> collect(left, right, into);
      case Node.Comparison comparison -> comparison.operands().forEach(each -> collect(each, into));
      case Node.Function function -> function.arguments().forEach(each -> collect(each, into));
      case Node.Pool pool -> pool.members().forEach(each -> collect(each, into));
      case Node.Whole _, Node.Truth _, Node.Variable _ -> {}
    }
  }

  private static void collect(Node left, Node right, List<Node.Dice> into) {
    collect(left, into);
    collect(right, into);
  }
}
