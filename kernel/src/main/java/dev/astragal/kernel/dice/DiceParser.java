package dev.astragal.kernel.dice;

import dev.astragal.kernel.dice.DiceException.Code;
import java.util.ArrayList;
import java.util.List;

/** Reads an expression by recursive descent; one method per line of the grammar. */
final class DiceParser {
  private static final Node ONE = new Node.Whole(1, 0);

  private final Cursor in;
  private final boolean extended;
  private final DiceLimits limits;
  private final ModifierParser suffixes;
  private final Usage usage = new Usage();
  private int depth;

  DiceParser(String text, Dialect dialect, DiceLimits limits) {
    this.in = new Cursor(text);
    this.extended = dialect == Dialect.EXTENDED;
    this.limits = limits;
    this.suffixes = new ModifierParser(in, this);
  }

  Usage usage() {
    return usage;
  }

  Node parse() {
    if (in.text.length() > limits.length())
      throw in.error(Code.LIMIT, limits.length(), "longer than " + limits.length() + " characters");
    Node root = expression();
    in.skipBlanks();
    if (extended && in.peek() == '#') return root;
    if (!in.atEnd()) throw in.unexpected(extended);
    return root;
  }

  private Node expression() {
    Node left = conjunction();
    for (in.skipBlanks(); wordHere("or"); in.skipBlanks()) {
      int at = in.at;
      in.at += 2;
      left = new Node.Either(left, conjunction(), at);
    }
    return left;
  }

  private Node conjunction() {
    Node left = negation();
    for (in.skipBlanks(); wordHere("and"); in.skipBlanks()) {
      int at = in.at;
      in.at += 3;
      left = new Node.Both(left, negation(), at);
    }
    return left;
  }

  private Node negation() {
    in.skipBlanks();
    if (!wordHere("not")) return comparison();
    int at = in.at;
    in.at += 3;
    descend();
    Node operand = negation();
    depth--;
    return new Node.Not(operand, at);
  }

  private Node comparison() {
    Node first = sum();
    in.skipBlanks();
    int at = in.at;
    if (!relationHere()) return first;
    List<Node> operands = new ArrayList<>();
    List<Relation> relations = new ArrayList<>();
    operands.add(number(first));
    while (relationHere()) {
      relations.add(suffixes.relation());
      operands.add(number(sum()));
      in.skipBlanks();
    }
    return new Node.Comparison(List.copyOf(operands), List.copyOf(relations), at);
  }

  private boolean relationHere() {
    char c = in.peek();
    return c == '<' || c == '>' || c == '=' || (c == '!' && in.peek(1) == '=');
  }

  Node sum() {
    Node left = product();
    while (true) {
      in.skipBlanks();
      int at = in.at;
      char sign = in.peek();
      if (sign != '+' && sign != '-') return left;
      in.at++;
      Node right = product();
      left =
          new Node.Arithmetic(
              sign == '+' ? Node.Operator.ADD : Node.Operator.SUBTRACT,
              number(left),
              number(right),
              at);
    }
  }

  private Node product() {
    Node left = unary();
    while (true) {
      in.skipBlanks();
      int at = in.at;
      Node.Operator operator;
      if (in.take('*')) operator = Node.Operator.MULTIPLY;
      else if (in.take("//")) operator = Node.Operator.DIVIDE;
      else return left;
      Node right = unary();
      left = new Node.Arithmetic(operator, number(left), number(right), at);
    }
  }

  private Node unary() {
    in.skipBlanks();
    int at = in.at;
    if (in.peek() != '-' && in.peek() != '+') return labelled(primary());
    boolean minus = in.peek() == '-';
    in.at++;
    descend();
    Node operand = number(unary());
    depth--;
    return minus ? new Node.Negated(operand, at) : operand;
  }

  private Node labelled(Node operand) {
    if (!extended) return operand;
    int before = in.at;
    in.skipBlanks();
    int at = in.at;
    if (!in.take('[')) {
      in.at = before;
      return operand;
    }
    int close = in.text.indexOf(']', in.at);
    if (close < 0) throw in.error(Code.SYNTAX, at, "the label has no closing ]");
    String label = in.text.substring(in.at, close).strip();
    if (label.isEmpty()) throw in.error(Code.SYNTAX, at, "the label is empty");
    in.at = close + 1;
    return new Node.Labelled(number(operand), label, at);
  }

  private Node primary() {
    int at = in.at;
    char c = in.peek();
    if (Cursor.isDigit(c)) {
      Node value = new Node.Whole(in.number(), at);
      if (in.peek() == 'd' || in.peek() == 'D') return dice(value, at);
      return closed(value);
    }
    if (sidesFollow()) return dice(ONE, at);
    if (c == '(') {
      Node inner = parenthesised();
      if (sidesFollow()) return dice(number(inner), at);
      return closed(inner);
    }
    if (c == '{' && extended) return pool();
    if (Cursor.isNameStart(c)) return name();
    throw in.unexpected(extended);
  }

  /** Something in parentheses, the cursor on the opening one. */
  private Node parenthesised() {
    in.at++;
    descend();
    Node inner = expression();
    in.skipBlanks();
    if (!in.take(')')) throw in.syntax("expected )" + in.butFound());
    depth--;
    return inner;
  }

  private boolean sidesFollow() {
    if (in.peek() != 'd' && in.peek() != 'D') return false;
    char next = in.peek(1);
    return Cursor.isDigit(next) || next == '(' || (extended && (next == '%' || fateFollows()));
  }

  /** Without a number before it, {@code dF} could also begin a name. */
  private boolean fateFollows() {
    return (in.peek(1) == 'F' || in.peek(1) == 'f') && !Cursor.isNameStart(in.peek(2));
  }

  /** The cursor is on the d. */
  private Node dice(Node count, int at) {
    in.at++;
    Node.Kind kind = Node.Kind.NUMBERED;
    Node sides;
    if (extended && in.take('%')) {
      sides = new Node.Whole(100, in.at - 1);
    } else if (extended && (in.peek() == 'F' || in.peek() == 'f')) {
      sides = new Node.Whole(3, in.at++);
      kind = Node.Kind.FATE;
    } else if (Cursor.isDigit(in.peek()) || in.peek() == '(') {
      sides = value();
    } else {
      throw in.syntax("expected the number of sides, or (variable)" + in.butFound());
    }
    Modifiers modifiers = extended ? suffixes.extended() : suffixes.core();
    Node.Dice dice = new Node.Dice(count, sides, kind, modifiers, at, in.at);
    usage.note(dice, in.text, limits);
    return closed(dice);
  }

  /** A number, or a calculation in parentheses. */
  Node value() {
    int at = in.at;
    if (in.peek() != '(') return new Node.Whole(in.number(), at);
    return number(parenthesised());
  }

  private Node pool() {
    int at = in.at++;
    descend();
    List<Node> members = new ArrayList<>();
    do {
      members.add(number(sum()));
      in.skipBlanks();
    } while (in.take(','));
    if (!in.take('}')) throw in.syntax("expected , or }" + in.butFound());
    depth--;
    Modifiers modifiers = suffixes.extended();
    if (modifiers.reroll().isPresent() || modifiers.explosion().isPresent())
      throw in.error(Code.SYNTAX, at, "a pool can be kept, dropped or counted, not rolled again");
    usage.computed |=
        modifiers.selection().isPresent()
            && !(modifiers.selection().get().amount() instanceof Node.Whole);
    return closed(new Node.Pool(List.copyOf(members), modifiers, at, in.at));
  }

  private Node name() {
    int at = in.at;
    String first = segment();
    if (in.peek() != '.') {
      switch (first) {
        case "true", "True" -> {
          return new Node.Truth(true, at);
        }
        case "false", "False" -> {
          return new Node.Truth(false, at);
        }
        case "and", "or", "not" -> {
          in.at = at;
          throw in.syntax("expected a value, found '" + first + "'");
        }
        default -> {}
      }
    }
    List<String> path = new ArrayList<>(4);
    path.add(first);
    while (in.take('.')) {
      if (!Cursor.isNameStart(in.peek()))
        throw in.syntax("expected a name after the dot" + in.butFound());
      path.add(segment());
    }
    if (in.peek() == '(') throw in.syntax("there are no functions");
    return new Node.Variable(List.copyOf(path), usage.variables++, at);
  }

  private String segment() {
    int from = in.at;
    while (Cursor.isNamePart(in.peek())) in.at++;
    return in.text.substring(from, in.at);
  }

  /** Nothing that looks like more of it may follow a complete value. */
  private <N extends Node> N closed(N node) {
    char c = in.peek();
    if (Cursor.isNamePart(c) || c == '.')
      throw in.syntax("expected an operator or the end" + in.butFound());
    return node;
  }

  private Node number(Node node) {
    if (node.isTruth())
      throw in.error(Code.TYPE, node.at(), "a number is needed here, this is true or false");
    return node;
  }

  private boolean wordHere(String word) {
    return in.text.startsWith(word, in.at)
        && !Cursor.isNamePart(in.peek(word.length()))
        && in.peek(word.length()) != '.';
  }

  private void descend() {
    if (++depth > limits.depth())
      throw in.error(Code.LIMIT, in.at, "nested more than " + limits.depth() + " deep");
  }
}
