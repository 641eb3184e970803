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
  private final TermParser terms;
  private final Usage usage = new Usage();
  private int depth;

  DiceParser(String text, Dialect dialect, DiceLimits limits) {
    this.in = new Cursor(text);
    this.extended = dialect == Dialect.EXTENDED;
    this.limits = limits;
    this.terms = new TermParser(in, this, extended, limits, usage);
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
      relations.add(terms.relation());
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
      left = joined(sign == '+' ? Node.Operator.ADD : Node.Operator.SUBTRACT, left, product(), at);
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
      left = joined(operator, left, unary(), at);
    }
  }

  private Node joined(Node.Operator operator, Node left, Node right, int at) {
    usage.note(operator, left, right);
    return new Node.Arithmetic(operator, number(left), number(right), at);
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
      if (in.peek() == 'd' || in.peek() == 'D') return terms.dice(value, at);
      return in.closed(value);
    }
    if (terms.sidesFollow()) return terms.dice(ONE, at);
    if (c == '(') {
      Node inner = parenthesised();
      if (terms.sidesFollow()) return terms.dice(number(inner), at);
      return in.closed(inner);
    }
    if (c == '{' && extended) {
      descend();
      Node pool = terms.pool();
      depth--;
      return pool;
    }
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

  /** A number, or a calculation in parentheses. */
  Node value() {
    int at = in.at;
    if (in.peek() != '(') return new Node.Whole(in.number(), at);
    return number(parenthesised());
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

  Node number(Node node) {
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
