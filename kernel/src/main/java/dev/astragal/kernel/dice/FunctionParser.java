package dev.astragal.kernel.dice;

import dev.astragal.kernel.dice.DiceException.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads functions; three of them say how a division inside them is rounded. */
final class FunctionParser {
  private final Cursor in;
  private final DiceParser parser;
  private final Usage usage;
  private Node.Operator rounding = Node.Operator.DIVIDE;
  private List<Node> divisions = List.of();

  FunctionParser(Cursor in, DiceParser parser, Usage usage) {
    this.in = in;
    this.parser = parser;
    this.usage = usage;
  }

  /** What a division here is. */
  Node.Operator rounding() {
    return rounding;
  }

  /** A division was read. */
  void divided(Node division) {
    List<Node> more = new ArrayList<>(divisions);
    more.add(division);
    divisions = more;
  }

  /** The cursor is on the parenthesis behind the name. */
  Node read(String name, int at) {
    Optional<Node.Operator> rounds =
        switch (name) {
          case "floor" -> Optional.of(Node.Operator.DIVIDE);
          case "ceil" -> Optional.of(Node.Operator.DIVIDE_UP);
          case "round" -> Optional.of(Node.Operator.DIVIDE_NEAREST);
          default -> Optional.empty();
        };
    return rounds.isPresent() ? rounded(name, rounds.get(), at) : chosen(name, at);
  }

  private Node rounded(String name, Node.Operator how, int at) {
    Node.Operator outerRounding = rounding;
    List<Node> outerDivisions = divisions;
    rounding = how;
    divisions = List.of();
    Node argument = single(name, arguments(), at);
    if (divisions.size() > 1 || !lastSteps(argument).containsAll(divisions))
      throw in.error(Code.SYNTAX, at, name + " rounds one division, to which the rest is added");
    rounding = outerRounding;
    divisions = outerDivisions;
    return argument;
  }

  private Node chosen(String name, int at) {
    Node.Function.Choice choice =
        switch (name) {
          case "abs" -> Node.Function.Choice.ABS;
          case "min" -> Node.Function.Choice.MIN;
          case "max" -> Node.Function.Choice.MAX;
          default ->
              throw in.error(
                  Code.SYNTAX,
                  at,
                  "there is no function '"
                      + name
                      + "'; there are floor, ceil, round, abs, min, max");
        };
    List<Node> arguments = arguments();
    if (choice == Node.Function.Choice.ABS) arguments = List.of(single(name, arguments, at));
    return new Node.Function(choice, arguments, at);
  }

  private Node single(String name, List<Node> arguments, int at) {
    if (arguments.size() != 1) throw in.error(Code.SYNTAX, at, name + " takes one number");
    return arguments.getFirst();
  }

  private List<Node> arguments() {
    in.at++;
    parser.descend();
    List<Node> arguments = new ArrayList<>();
    do {
      arguments.add(parser.number(parser.sum()));
      in.skipBlanks();
    } while (in.take(','));
    if (!in.take(')')) throw in.syntax("expected , or )" + in.butFound());
    parser.ascend();
    usage.computed = true;
    return List.copyOf(arguments);
  }

  /** What is added up last, but for what is taken away: rounding it is rounding the whole. */
  private static List<Node> lastSteps(Node node) {
    List<Node> steps = new ArrayList<>();
    switch (node) {
      case Node.Arithmetic(Node.Operator operator, Node left, Node right, int _)
          when operator == Node.Operator.ADD -> {
        steps.addAll(lastSteps(left));
        steps.addAll(lastSteps(right));
      }
      case Node.Arithmetic(Node.Operator operator, Node left, Node _, int _)
          when operator == Node.Operator.SUBTRACT ->
          steps.addAll(lastSteps(left));
      case Node.Labelled(Node operand, String _, int _) -> steps.addAll(lastSteps(operand));
      default -> steps.add(node);
    }
    return steps;
  }
}
