package dev.astragal.kernel.dice;

import dev.astragal.kernel.dice.DiceException.Code;
import dev.astragal.kernel.dice.Modifiers.Selection;
import dev.astragal.kernel.rng.Rng;
import dev.astragal.kernel.rng.ScriptException;
import dev.astragal.kernel.rng.ScriptedRng;
import org.jspecify.annotations.Nullable;

/**
 * Rolls expressions. Looks up and checks every variable before it draws the first die, so that an
 * expression that fails has cost no luck. Keeps its working memory: one per thread.
 */
public final class Roller {
  private static final Rng NO_DICE = new ScriptedRng("no dice");

  private String text = "";
  private DiceLimits limits = DiceLimits.DEFAULT;
  private boolean fixed;
  private Variables context = Variables.none();
  private Rng rng = NO_DICE;
  private long[] slots = new long[8];
  private int[] faces = new int[32];
  private final Hand hand = new Hand();
  private long planned;
  private @Nullable Recorder recorder;

  /** The total, without the faces: the quick way. */
  public long number(DiceExpression expression, Variables variables, Rng source) {
    start(expression, variables, source);
    return number(expression.root());
  }

  public boolean truth(DiceExpression expression, Variables variables, Rng source) {
    start(expression, variables, source);
    return truth(expression.root());
  }

  /** The truth of an expression that rolls no dice. */
  public boolean truth(DiceExpression condition, Variables variables) {
    return truth(condition, variables, NO_DICE);
  }

  /** The roll with every face of it. */
  public Roll roll(DiceExpression expression, Variables variables, Rng source) {
    Recorder record = new Recorder();
    start(expression, variables, source);
    recorder = record;
    try {
      boolean numeric = expression.mode() == Mode.NUMBER;
      long result = numeric ? number(expression.root()) : truth(expression.root()) ? 1 : 0;
      return record.finish(text, expression.mode(), result);
    } finally {
      recorder = null;
    }
  }

  /**
   * Looks up every variable and checks every number of dice, and rolls nothing: fails as {@link
   * #number} would before its first die.
   */
  public void rehearse(DiceExpression expression, Variables variables) {
    start(expression, variables, NO_DICE);
  }

  private void start(DiceExpression expression, Variables variables, Rng source) {
    text = expression.text();
    limits = expression.limits();
    fixed = expression.fixed();
    context = variables;
    rng = source;
    if (fixed) return;
    planned = 0;
    if (slots.length < expression.variableCount()) slots = new long[expression.variableCount()];
    prepare(expression.root(), expression.mode() != Mode.NUMBER);
  }

  /** What is on the right of a truth that may decide alone is prepared when it is reached. */
  private void prepare(Node node, boolean truthAllowed) {
    switch (node) {
      case Node.Whole _, Node.Truth _ -> {}
      case Node.Variable variable ->
          slots[variable.slot()] = Lookup.value(text, variable, context, truthAllowed);
      case Node.Negated(Node operand, int _) -> prepare(operand, false);
      case Node.Labelled(Node operand, String _, int _) -> prepare(operand, false);
      case Node.Arithmetic(_, Node left, Node right, int _) -> {
        prepare(left, false);
        prepare(right, false);
      }
      case Node.Comparison comparison -> {
        prepare(comparison.operands().get(0), false);
        prepare(comparison.operands().get(1), false);
      }
      case Node.Not(Node operand, int _) -> prepare(operand, true);
      case Node.Both(Node left, Node _, int _) -> prepare(left, true);
      case Node.Either(Node left, Node _, int _) -> prepare(left, true);
      case Node.Dice dice -> prepareDice(dice);
      case Node.Pool pool -> {
        for (Node member : pool.members()) prepare(member, false);
        pool.modifiers().selection().ifPresent(this::prepareAmount);
      }
    }
  }

  private void prepareDice(Node.Dice dice) {
    prepare(dice.count(), false);
    prepare(dice.sides(), false);
    if (dice.modifiers().selection().isPresent()) prepareAmount(dice.modifiers().selection().get());
    if (rollsDice(dice.count()) || rollsDice(dice.sides())) return;
    long count = number(dice.count());
    TermCheck.dice(text, dice, count, number(dice.sides()), limits);
    planned = TermCheck.total(text, dice, planned, count, limits);
  }

  private void prepareAmount(Selection selection) {
    prepare(selection.amount(), false);
    if (!rollsDice(selection.amount()))
      TermCheck.amount(text, selection.amount(), number(selection.amount()));
  }

  private long number(Node node) {
    return switch (node) {
      case Node.Arithmetic sum -> calculate(sum);
      case Node.Dice dice -> dice(dice);
      case Node.Whole(long value, int _) -> value;
      case Node.Variable variable -> slots[variable.slot()];
      case Node.Negated(Node operand, int _) -> {
        long value = flipped(operand);
        if (value == Long.MIN_VALUE) throw overflow(node);
        yield -value;
      }
      case Node.Labelled(Node operand, String label, int _) -> labelled(operand, label);
      case Node.Pool pool -> pool(pool);
      case Node.Truth _, Node.Comparison _, Node.Not _, Node.Both _, Node.Either _ ->
          throw new IllegalStateException("the parser lets no truth through here");
    };
  }

  private long calculate(Node.Arithmetic sum) {
    long left = number(sum.left());
    boolean subtract = sum.operator() == Node.Operator.SUBTRACT;
    long right = subtract ? flipped(sum.right()) : number(sum.right());
    try {
      return switch (sum.operator()) {
        case ADD -> Math.addExact(left, right);
        case SUBTRACT -> Math.subtractExact(left, right);
        case MULTIPLY -> Math.multiplyExact(left, right);
        case DIVIDE -> {
          if (right == 0) throw fail(Code.DIV_ZERO, sum, "division by zero");
          if (left == Long.MIN_VALUE && right == -1) throw overflow(sum);
          yield Math.floorDiv(left, right);
        }
      };
    } catch (ArithmeticException e) {
      throw overflow(sum);
    }
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

  private boolean truth(Node node) {
    return switch (node) {
      case Node.Comparison comparison -> compare(comparison);
      case Node.Truth(boolean value, int _) -> value;
      case Node.Not(Node operand, int _) -> !truth(operand);
      case Node.Both(Node left, Node right, int _) -> truth(left) && reached(right);
      case Node.Either(Node left, Node right, int _) -> truth(left) || reached(right);
      case Node.Whole _, Node.Variable _, Node.Negated _, Node.Arithmetic _ -> number(node) != 0;
      case Node.Dice _, Node.Pool _, Node.Labelled _ -> number(node) != 0;
    };
  }

  private boolean reached(Node operand) {
    if (!fixed) prepare(operand, true);
    return truth(operand);
  }

  private boolean compare(Node.Comparison comparison) {
    long left = number(comparison.operands().get(0));
    for (int i = 0; i < comparison.relations().size(); i++) {
      Node operand = comparison.operands().get(i + 1);
      if (i > 0 && !fixed) prepare(operand, false);
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
      TermCheck.total(text, dice, 0, count, limits);
    }
    try {
      if (recorder == null && modifiers.selectionOnly())
        return plain(dice, (int) count, (int) sides, amount);
      hand.roll(dice, (int) count, (int) sides, rng, limits.dice());
    } catch (RngFailureException | ScriptException e) {
      throw fail(Code.RNG_FAILURE, dice, String.valueOf(e.getMessage()));
    } catch (Hand.TooManyDice e) {
      throw fail(Code.LIMIT, dice, "more than " + limits.dice() + " dice");
    }
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

  private static boolean rollsDice(Node node) {
    return switch (node) {
      case Node.Dice _, Node.Pool _ -> true;
      case Node.Negated(Node operand, int _) -> rollsDice(operand);
      case Node.Labelled(Node operand, String _, int _) -> rollsDice(operand);
      case Node.Arithmetic(_, Node left, Node right, int _) -> rollsDice(left) || rollsDice(right);
      case Node.Whole _, Node.Variable _, Node.Truth _ -> false;
      case Node.Comparison _, Node.Not _, Node.Both _, Node.Either _ -> false;
    };
  }

  private DiceException overflow(Node node) {
    return fail(Code.OVERFLOW, node, "the result does not fit 64 bits");
  }

  private DiceException fail(Code code, Node node, String problem) {
    return new DiceException(code, text, node.at(), problem);
  }
}
