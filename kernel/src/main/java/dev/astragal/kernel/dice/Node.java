package dev.astragal.kernel.dice;

import java.util.List;

/** A parsed expression: an immutable tree whose nodes know where they were written. */
public sealed interface Node {
  /** Where in the text, counted from 0. */
  int at();

  /** A written number. */
  record Whole(long value, int at) implements Node {}

  /** A written truth. */
  record Truth(boolean value, int at) implements Node {}

  /** A name to look up; {@code slot} is its number among the variables of the expression. */
  record Variable(List<String> path, int slot, int at) implements Node {
    public String name() {
      return String.join(".", path);
    }
  }

  record Negated(Node operand, int at) implements Node {}

  /** Two numbers make one. */
  record Arithmetic(Operator operator, Node left, Node right, int at) implements Node {}

  /** The ways to calculate. */
  enum Operator {
    ADD,
    SUBTRACT,
    MULTIPLY,
    /** Rounds down. */
    DIVIDE,
    DIVIDE_UP,
    /** Halves go up. */
    DIVIDE_NEAREST,
    /** What is left of a division that rounds down. */
    MODULO,
    POWER;

    /** True for those that fail where the right side is zero. */
    public boolean divides() {
      return switch (this) {
        case DIVIDE, DIVIDE_UP, DIVIDE_NEAREST, MODULO -> true;
        case ADD, SUBTRACT, MULTIPLY, POWER -> false;
      };
    }

    /** Fails with ArithmeticException beyond 64 bits; the right side of a division is not zero. */
    public long apply(long left, long right) {
      return switch (this) {
        case ADD -> Math.addExact(left, right);
        case SUBTRACT -> Math.subtractExact(left, right);
        case MULTIPLY -> Math.multiplyExact(left, right);
        case DIVIDE -> Math.floorDivExact(left, right);
        case DIVIDE_UP -> Math.ceilDivExact(left, right);
        case DIVIDE_NEAREST ->
            Math.floorDivExact(
                Math.addExact(Math.multiplyExact(2, left), right), Math.multiplyExact(2, right));
        case MODULO -> Math.floorMod(left, right);
        case POWER -> power(left, Math.toIntExact(right));
      };
    }

    /** By squares; a base that is not needed any more may go beyond 64 bits. */
    private static long power(long base, int exponent) {
      if (exponent < 0) throw new ArithmeticException("negative exponent");
      long result = 1;
      long square = base;
      for (int left = exponent; left > 0; left >>= 1) {
        if ((left & 1) == 1) result = Math.multiplyExact(result, square);
        if (left > 1) square = Math.multiplyExact(square, square);
      }
      return result;
    }
  }

  /** Several numbers make one. */
  record Function(Choice choice, List<Node> arguments, int at) implements Node {
    /** What a function makes of its numbers. */
    public enum Choice {
      ABS,
      MIN,
      MAX;

      public long apply(long left, long right) {
        return this == MAX ? Math.max(left, right) : Math.min(left, right);
      }
    }
  }

  /** {@code a < b < c}: every link must hold; operands after a false link are not looked at. */
  record Comparison(List<Node> operands, List<Relation> relations, int at) implements Node {}

  record Not(Node operand, int at) implements Node {}

  record Both(Node left, Node right, int at) implements Node {}

  record Either(Node left, Node right, int at) implements Node {}

  /**
   * A handful of equal dice.
   *
   * @param end where its text ends
   */
  record Dice(Node count, Node sides, Faces faces, Modifiers modifiers, int at, int end)
      implements Node {}

  /** Several rolls of which some are kept or counted. */
  record Pool(List<Node> members, Modifiers modifiers, int at, int end) implements Node {}

  /** A part with a name, such as the kind of damage. */
  record Labelled(Node operand, String label, int at) implements Node {}

  /** True when the node gives a truth and can give nothing else. */
  default boolean isTruth() {
    return this instanceof Truth
        || this instanceof Comparison
        || this instanceof Not
        || this instanceof Both
        || this instanceof Either;
  }
}
