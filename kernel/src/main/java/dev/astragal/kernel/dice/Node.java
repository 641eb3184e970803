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

  /** The four ways to calculate; division rounds down. */
  enum Operator {
    ADD,
    SUBTRACT,
    MULTIPLY,
    DIVIDE
  }

  /** {@code a < b < c}: every link must hold; operands after a false link are not looked at. */
  record Comparison(List<Node> operands, List<Relation> relations, int at) implements Node {}

  record Not(Node operand, int at) implements Node {}

  record Both(Node left, Node right, int at) implements Node {}

  record Either(Node left, Node right, int at) implements Node {}

  /**
   * A handful of equal dice.
   *
   * @param kind numbered faces, or fate faces; then {@code sides} is 3
   * @param end where its text ends
   */
  record Dice(Node count, Node sides, Kind kind, Modifiers modifiers, int at, int end)
      implements Node {}

  /** What is on the faces of a die. */
  enum Kind {
    /** 1 up to the number of sides. */
    NUMBERED,
    /** -1, 0 and 1. */
    FATE;

    /** What to add to a face counted from 1. */
    public int shift() {
      return this == FATE ? -2 : 0;
    }
  }

  /** Several rolls of which some are kept or counted. */
  record Pool(List<Node> members, Modifiers modifiers, int at, int end) implements Node {}

  /** A part with a name, such as the kind of damage. */
  record Labelled(Node operand, String label, int at) implements Node {}

  /** True when the node gives a truth and can give nothing else. */
  default boolean isTruth() {
    return switch (this) {
      case Truth _, Comparison _, Not _, Both _, Either _ -> true;
      case Whole _, Variable _, Negated _, Arithmetic _, Dice _, Pool _, Labelled _ -> false;
    };
  }
}
