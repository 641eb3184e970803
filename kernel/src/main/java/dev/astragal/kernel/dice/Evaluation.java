package dev.astragal.kernel.dice;

import dev.astragal.kernel.dice.DiceException.Code;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.ScriptException;
import dev.astragal.kernel.rng.ScriptedRng;
import org.jspecify.annotations.Nullable;

/** One expression being worked out, from left to right; its dice are drawn on the way. */
final class Evaluation {
  static final Rng NO_DICE = new ScriptedRng("no dice");

  private final Preparation preparation = new Preparation(this);
  private final Hand hand = new Hand();
  private int[] faces = new int[32];
  private String text = "";
  private DiceLimits limits = DiceLimits.DEFAULT;
  private boolean fixed;
  private Rng rng = NO_DICE;
  private int drawn;
  private @Nullable Recorder recorder;

  /** Checks all that can be checked before the first die. */
  void begin(DiceExpression expression, Variables context, Rng source, @Nullable Recorder record) {
    text = expression.text();
    limits = expression.limits();
    fixed = expression.fixed();
    rng = source;
    drawn = 0;
    recorder = record;
    if (!fixed) preparation.begin(expression, context);
  }

  long number(Node node) {
    return switch (node) {
      case Node.Arithmetic sum -> calculate(sum);
      case Node.Dice dice -> dice(dice);
      case Node.Whole(long value, int _) -> value;
      case Node.Variable variable -> preparation.value(variable);
      case Node.Negated(Node operand, int _) -> {
        long value = flipped(operand);
        if (value == Long.MIN_VALUE) throw overflow(node);
        yield -value;
      }
      case Node.Labelled(Node operand, String label, int _) -> labelled(operand, label);
      case Node.Function function -> function(function);
      case Node.Pool pool -> pool(pool);
      case Node.Truth _, Node.Comparison _, Node.Not _, Node.Both _, Node.Either _ ->
          throw new IllegalStateException("the parser lets no truth through here");
    };
  }

  private long calculate(Node.Arithmetic sum) {
    long left = number(sum.left());
    boolean subtract = sum.operator() == Node.Operator.SUBTRACT;
    long right = subtract ? flipped(sum.right()) : number(sum.right());
    checkRight(sum, right);
    try {
      return sum.operator().apply(left, right);
    } catch (ArithmeticException e) {
      throw overflow(sum);
    }
  }

  /** Fails where nothing on the left could help. */
  void checkRight(Node.Arithmetic sum, long right) {
    if (right == 0 && sum.operator().divides()) throw fail(Code.DIV_ZERO, sum, "division by zero");
    if (right < 0 && sum.operator() == Node.Operator.POWER)
      throw fail(Code.TYPE, sum, "a negative power is no whole number");
  }

  private long function(Node.Function function) {
    long value = number(function.arguments().getFirst());
    if (function.choice() == Node.Function.Choice.ABS) {
      if (value == Long.MIN_VALUE) throw overflow(function);
      return Math.abs(value);
    }
    for (int i = 1; i < function.arguments().size(); i++)
      value = function.choice().apply(value, number(function.arguments().get(i)));
    return value;
  }

  private long flipped(Node operand) {
    if (recorder == null) return number(operand);
    recorder.sign = -recorder.sign;
    long value = number(operand);
    recorder.sign = -recorder.sign;
    return value;
  }

  private long labelled(Node operand, String label) {
    if (recorder == null) return number(operand);
    String outer = recorder.label;
    recorder.label = label;
    long value = number(operand);
    recorder.label = outer;
    return value;
  }

  boolean truth(Node node) {
    return switch (node) {
      case Node.Comparison comparison -> compare(comparison);
      case Node.Truth(boolean value, int _) -> value;
      case Node.Not(Node operand, int _) -> !truth(operand);
      case Node.Both(Node left, Node right, int _) -> truth(left) && reached(right);
      case Node.Either(Node left, Node right, int _) -> truth(left) || reached(right);
      case Node.Whole _, Node.Variable _, Node.Negated _, Node.Arithmetic _ -> number(node) != 0;
      case Node.Dice _, Node.Pool _, Node.Labelled _, Node.Function _ -> number(node) != 0;
    };
  }

  private boolean reached(Node operand) {
    if (!fixed) preparation.prepare(operand, true);
    return truth(operand);
  }

  private boolean compare(Node.Comparison comparison) {
    long left = number(comparison.operands().get(0));
    for (int i = 0; i < comparison.relations().size(); i++) {
      Node operand = comparison.operands().get(i + 1);
      if (i > 0 && !fixed) preparation.prepare(operand, false);
      long right = number(operand);
      if (!comparison.relations().get(i).holds(left, right)) return false;
      left = right;
    }
    return true;
  }

  private long dice(Node.Dice dice) {
    long count = number(dice.count());
    long sides = number(dice.sides());
    Modifiers modifiers = dice.modifiers();
    long amount = amount(modifiers);
    if (!fixed) {
      TermCheck.dice(text, dice, count, sides, limits);
      TermCheck.total(text, dice, drawn, count, limits);
    }
    try {
      if (recorder == null && dice.faces().numbered() && modifiers.selectionOnly())
        return plain(dice, (int) count, (int) sides, amount);
      hand.roll(dice, (int) count, (int) sides, rng, limits.dice() - drawn);
    } catch (RngFailureException | ScriptException e) {
      throw fail(Code.RNG_FAILURE, dice, String.valueOf(e.getMessage()));
    } catch (Hand.TooManyDice e) {
      throw fail(Code.LIMIT, dice, "more than " + limits.dice() + " dice");
    }
    drawn += hand.drawn();
    long subtotal = settle(modifiers, amount, dice);
    if (recorder != null)
      recorder.add(text.substring(dice.at(), dice.end()), count, sides, hand, subtotal);
    return subtotal;
  }

  /** Dice of which at most some are kept, with no record of their faces. */
  private long plain(Node.Dice dice, int count, int sides, long amount) {
    if (count == 0) return 0;
    if (faces.length < count) faces = new int[count];
    rng.roll(sides, faces, count);
    drawn += count;
    return PlainSum.of(faces, count, sides, dice, amount);
  }

  private long pool(Node.Pool pool) {
    Recorder outer = recorder;
    Recorder inner = outer == null ? null : new Recorder();
    recorder = inner;
    long[] totals = new long[pool.members().size()];
    for (int i = 0; i < totals.length; i++) totals[i] = number(pool.members().get(i));
    recorder = outer;
    long amount = amount(pool.modifiers());
    hand.lay(totals);
    long subtotal = settle(pool.modifiers(), amount, pool);
    if (outer != null && inner != null) {
      hand.show(inner.faces());
      outer.add(text.substring(pool.at(), pool.end()), totals.length, 0, hand, subtotal);
    }
    return subtotal;
  }

  private long settle(Modifiers modifiers, long amount, Node node) {
    try {
      return hand.settle(modifiers, amount);
    } catch (ArithmeticException e) {
      throw overflow(node);
    }
  }

  private long amount(Modifiers modifiers) {
    if (modifiers.selection().isEmpty()) return 0;
    Node node = modifiers.selection().get().amount();
    long amount = number(node);
    TermCheck.amount(text, node, amount);
    return amount;
  }

  private DiceException overflow(Node node) {
    return fail(Code.OVERFLOW, node, "the result does not fit 64 bits");
  }

  private DiceException fail(Code code, Node node, String problem) {
    return new DiceException(code, text, node.at(), problem);
  }
}
