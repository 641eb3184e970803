package dev.astragal.kernel.dice.odds;

import dev.astragal.kernel.dice.DiceException;
import dev.astragal.kernel.dice.DiceException.Code;
import dev.astragal.kernel.dice.DiceExpression;
import dev.astragal.kernel.dice.Lookup;
import dev.astragal.kernel.dice.Mode;
import dev.astragal.kernel.dice.Modifiers;
import dev.astragal.kernel.dice.Modifiers.Selection;
import dev.astragal.kernel.dice.Node;
import dev.astragal.kernel.dice.TermCheck;
import dev.astragal.kernel.dice.Variables;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongUnaryOperator;

/** Works out how likely every result of an expression is, exactly and without rolling. */
public final class Odds {
  private final DiceExpression expression;
  private final Variables context;

  private Odds(DiceExpression expression, Variables context) {
    this.expression = expression;
    this.context = context;
  }

  /** A truth has the results 1 and 0. */
  public static Distribution of(DiceExpression expression, Variables context) {
    Odds odds = new Odds(expression, context);
    boolean numeric = expression.mode() == Mode.NUMBER;
    return odds.guarded(
        expression.root(),
        () -> numeric ? odds.number(expression.root()) : odds.truth(expression.root()));
  }

  private interface Work {
    Distribution done();
  }

  private Distribution guarded(Node node, Work work) {
    try {
      return work.done();
    } catch (OddsLimitException e) {
      throw fail(Code.LIMIT, node, String.valueOf(e.getMessage()));
    } catch (ArithmeticException e) {
      throw fail(Code.OVERFLOW, node, "the result does not fit 64 bits");
    }
  }

  private Distribution number(Node node) {
    return switch (node) {
      case Node.Whole(long value, int _) -> Distribution.certain(value);
      case Node.Variable variable ->
          Distribution.certain(Lookup.value(expression.text(), variable, context, false));
      case Node.Negated(Node operand, int _) -> number(operand).map(Math::negateExact);
      case Node.Labelled(Node operand, String _, int _) -> number(operand);
      case Node.Arithmetic sum -> arithmetic(sum);
      case Node.Function function -> function(function);
      case Node.Dice dice -> guarded(dice, () -> dice(dice));
      case Node.Pool pool -> guarded(pool, () -> pool(pool));
      case Node.Truth _, Node.Comparison _, Node.Not _, Node.Both _, Node.Either _ ->
          throw new IllegalStateException("the parser lets no truth through here");
    };
  }

  private Distribution arithmetic(Node.Arithmetic sum) {
    Distribution left = number(sum.left());
    Distribution right = number(sum.right());
    return switch (sum.operator()) {
      case ADD -> left.plus(right);
      case SUBTRACT -> left.plus(right.map(Math::negateExact));
      case MULTIPLY, DIVIDE, DIVIDE_UP, DIVIDE_NEAREST, MODULO, POWER -> {
        if (sum.operator().divides() && right.weight(0).signum() != 0)
          throw fail(Code.DIV_ZERO, sum, "division by zero");
        if (sum.operator() == Node.Operator.POWER && right.low() < 0)
          throw fail(Code.TYPE, sum, "a negative power is no whole number");
        yield left.combine(right, sum.operator()::apply);
      }
    };
  }

  private Distribution function(Node.Function function) {
    Distribution value = number(function.arguments().getFirst());
    if (function.choice() == Node.Function.Choice.ABS) return value.map(Math::absExact);
    for (Node other : function.arguments().subList(1, function.arguments().size()))
      value = value.combine(number(other), function.choice()::apply);
    return value;
  }

  private Distribution dice(Node.Dice dice) {
    Distribution count = number(dice.count());
    Distribution sides = number(dice.sides());
    Distribution amount = amount(dice.modifiers());
    Optional<Distribution> sum = sum(dice, count, sides);
    if (sum.isPresent()) return sum.get();
    Mixture mixture = new Mixture();
    for (long n = count.low(); n <= count.high(); n++) {
      for (long s = sides.low(); s <= sides.high(); s++) {
        for (long k = amount.low(); k <= amount.high(); k++) {
          Fraction chance = count.chance(n).times(sides.chance(s)).times(amount.chance(k));
          if (chance.equals(Fraction.ZERO)) continue;
          TermCheck.dice(expression.text(), dice, n, s, expression.limits());
          TermCheck.total(expression.text(), dice, 0, n, expression.limits());
          TermCheck.amount(expression.text(), dice, k);
          Distribution part = TermOdds.of(dice, (int) n, s, k);
          if (chance.equals(Fraction.ONE)) return part;
          mixture.add(chance, part);
        }
      }
    }
    return mixture.build();
  }

  /** So many equal dice added up, where how many there are is not certain. */
  private Optional<Distribution> sum(Node.Dice dice, Distribution count, Distribution sides) {
    if (count.low() == count.high() || sides.low() != sides.high() || count.low() < 0)
      return Optional.empty();
    TermCheck.dice(expression.text(), dice, count.high(), sides.low(), expression.limits());
    TermCheck.total(expression.text(), dice, 0, count.high(), expression.limits());
    return TermOdds.single(dice, (int) count.high(), sides.low())
        .flatMap(die -> PowerSum.of(die, count))
        .map(total -> total.map(dice.modifiers()::worth));
  }

  private Distribution amount(Modifiers modifiers) {
    return modifiers
        .selection()
        .map(selection -> number(selection.amount()))
        .orElse(Distribution.certain(0));
  }

  private Distribution pool(Node.Pool pool) {
    Modifiers modifiers = pool.modifiers();
    LongUnaryOperator score = value -> modifiers.score(modifiers.bounds().apply(value));
    List<Distribution> members = new ArrayList<>();
    for (Node member : pool.members()) members.add(number(member));
    if (modifiers.selection().isEmpty()) {
      Distribution total = Distribution.certain(0);
      for (Distribution member : members) total = total.plus(member.map(score));
      return total.map(modifiers::worth);
    }
    Selection selection = modifiers.selection().get();
    Distribution amount = amount(modifiers);
    TermCheck.amount(expression.text(), pool, amount.low());
    long low = members.stream().mapToLong(Distribution::low).min().orElseThrow();
    long high = members.stream().mapToLong(Distribution::high).max().orElseThrow();
    Mixture mixture = new Mixture();
    for (long k = amount.low(); k <= amount.high(); k++) {
      int kept = selection.kept(members.size(), k);
      Keep keep = new Keep(kept, selection.keepsHighest(), low, high, score);
      mixture.add(amount.chance(k), keep.of(members));
    }
    return mixture.build().map(modifiers::worth);
  }

  private Distribution truth(Node node) {
    return switch (node) {
      case Node.Truth(boolean value, int _) -> Distribution.certain(value ? 1 : 0);
      case Node.Not(Node operand, int _) -> truth(operand).map(value -> 1 - value);
      case Node.Both(Node left, Node right, int _) -> {
        Distribution first = truth(left);
        yield first.high() == 0 ? first : first.combine(truth(right), Math::min);
      }
      case Node.Either(Node left, Node right, int _) -> {
        Distribution first = truth(left);
        yield first.low() == 1 ? first : first.combine(truth(right), Math::max);
      }
      case Node.Comparison comparison -> compare(comparison);
      case Node.Variable variable ->
          Distribution.certain(
              Lookup.value(expression.text(), variable, context, true) == 0 ? 0 : 1);
      case Node.Whole _, Node.Negated _, Node.Arithmetic _ -> nonZero(node);
      case Node.Dice _, Node.Pool _, Node.Labelled _, Node.Function _ -> nonZero(node);
    };
  }

  private Distribution nonZero(Node node) {
    return number(node).map(value -> value == 0 ? 0 : 1);
  }

  private Distribution compare(Node.Comparison comparison) {
    Distribution left = number(comparison.operands().get(0));
    Fraction residue = left.residue();
    Holding holding = Holding.all(left);
    for (int i = 0; i < comparison.relations().size(); i++) {
      if (holding.isNever()) break;
      Distribution right = number(comparison.operands().get(i + 1));
      residue = Distribution.either(residue, right.residue());
      holding = holding.then(comparison.relations().get(i), right);
    }
    return holding.truth(residue);
  }

  private DiceException fail(Code code, Node node, String problem) {
    return new DiceException(code, expression.text(), node.at(), problem);
  }
}
