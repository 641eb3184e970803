package dev.astragal.kernel.dice;

import dev.astragal.kernel.dice.DiceException.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads an expression by recursive descent; one method per line of the grammar. */
final class DiceParser {
  private static final Node ONE = new Node.Whole(1, 0);

  /** Of {@code adv} and of {@code dis}. */
  private static final int ADVANTAGE_LENGTH = 3;

  private final Cursor in;
  private final boolean extended;
  private final DiceLimits limits;
  private final TermParser terms;
  private final Usage usage = new Usage();
  private int depth;

  /** Made for the first function or division: most expressions have none. */
  private @Nullable FunctionParser functions;

  /** Advantage written behind the whole expression, until a d20 has taken it. */
  private Optional<Boolean> trailing = Optional.empty();

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
    if (extended) trailing = trailing(in.text);
    boolean twice = trailing.isPresent();
    Node root = expression();
    in.skipBlanks();
    if (twice && trailing.isPresent())
      throw in.syntax("advantage needs a single d20 that is not kept or dropped");
    if (twice) in.at += ADVANTAGE_LENGTH;
    in.skipBlanks();
    if (extended && in.peek() == '#') return commented(root);
    if (!in.atEnd()) throw in.unexpected(extended);
    return root;
  }

  /** {@code 6#4d6} repeats where whole lines are read; as one roll it would be lost. */
  private Node commented(Node root) {
    boolean blank = in.at == 0 || Character.isWhitespace(in.text.charAt(in.at - 1));
    char next = in.peek(1);
    if (!blank && root instanceof Node.Whole && (Cursor.isNamePart(next) || next == '('))
      throw in.syntax("one result is needed here, a repetition has many");
    return root;
  }

  /** Whether the text ends in {@code adv} or {@code dis} as a word of its own. */
  private static Optional<Boolean> trailing(String text) {
    int end = text.indexOf('#') < 0 ? text.length() : text.indexOf('#');
    while (end > 0 && Character.isWhitespace(text.charAt(end - 1))) end--;
    int word = end - ADVANTAGE_LENGTH;
    if (word <= 0 || !Character.isWhitespace(text.charAt(word - 1))) return Optional.empty();
    if (text.startsWith("adv", word)) return Optional.of(true);
    return text.startsWith("dis", word) ? Optional.of(false) : Optional.empty();
  }

  /** Rolled twice for the better or the worse, if that is written at it or behind everything. */
  Node.Dice advantaged(Node.Dice dice, Optional<Boolean> here) {
    boolean single =
        dice.count() instanceof Node.Whole(long one, int _)
            && one == 1
            && dice.modifiers().selection().isEmpty();
    Optional<Boolean> wanted = here;
    if (wanted.isEmpty() && single && dice.sides() instanceof Node.Whole(long sides, int _)) {
      wanted = sides == 20 ? trailing : Optional.empty();
      if (wanted.isPresent()) trailing = Optional.empty();
    }
    if (wanted.isEmpty()) return dice;
    if (!single) throw in.error(Code.SYNTAX, dice.at(), "advantage is for a single die");
    Modifiers modifiers =
        dice.modifiers()
            .with(new Modifiers.Selection(false, wanted.get(), new Node.Whole(1, dice.at())));
    return new Node.Dice(
        new Node.Whole(2, dice.at()), dice.sides(), dice.faces(), modifiers, dice.at(), dice.end());
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
    ascend();
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
      char sign = in.peek();
      if (sign != '*' && sign != '/' && sign != '%') return left;
      Node.Operator operator;
      boolean fraction = false;
      if (in.take('*')) operator = Node.Operator.MULTIPLY;
      else if (in.take("//")) operator = Node.Operator.DIVIDE;
      else if (extended && in.take('%')) operator = Node.Operator.MODULO;
      else if (extended && in.take('/')) {
        operator = functions().rounding();
        fraction = true;
      } else return left;
      left = joined(operator, left, unary(), at);
      if (fraction) functions().divided(left);
    }
  }

  private Node power() {
    Node base = labelled(primary());
    int before = in.at;
    in.skipBlanks();
    int at = in.at;
    char sign = in.peek();
    if ((sign != '*' && sign != '^') || (!in.take("**") && !in.take('^'))) {
      in.at = before;
      return base;
    }
    descend();
    Node exponent = unary();
    ascend();
    return joined(Node.Operator.POWER, base, exponent, at);
  }

  private Node joined(Node.Operator operator, Node left, Node right, int at) {
    usage.note(operator, left, right);
    return new Node.Arithmetic(operator, number(left), number(right), at);
  }

  private Node unary() {
    in.skipBlanks();
    int at = in.at;
    char sign = in.peek();
    if (sign != '-' && sign != '+') return extended ? power() : primary();
    in.at++;
    descend();
    Node operand = number(unary());
    ascend();
    return sign == '-' ? new Node.Negated(operand, at) : operand;
  }

  private Node labelled(Node operand) {
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
      ascend();
      return pool;
    }
    if (Cursor.isNameStart(c)) return name();
    if (c == '@' && extended) return attribute();
    throw in.unexpected(extended);
  }

  /** Something in parentheses, the cursor on the opening one. */
  private Node parenthesised() {
    in.at++;
    descend();
    Node inner = expression();
    in.skipBlanks();
    if (!in.take(')')) throw in.syntax("expected )" + in.butFound());
    ascend();
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
    List<String> path = List.of(first);
    while (in.take('.')) {
      if (!Cursor.isNameStart(in.peek()))
        throw in.syntax("expected a name after the dot" + in.butFound());
      path = longer(path, segment());
    }
    if (in.peek() == '(') {
      if (!extended) throw in.syntax("there are no functions");
      return functions().read(first, at);
    }
    return new Node.Variable(path, usage.variables++, at);
  }

  private static List<String> longer(List<String> path, String next) {
    String[] names = path.toArray(new String[path.size() + 1]);
    names[path.size()] = next;
    return List.of(names);
  }

  /** {@code @str} or {@code @{str}}, as sheets of other tools are read. */
  private Node attribute() {
    in.at++;
    boolean braced = in.take('{');
    if (!Cursor.isNameStart(in.peek())) throw in.syntax("expected a name after @" + in.butFound());
    Node name = name();
    if (braced && !in.take('}')) throw in.syntax("expected }" + in.butFound());
    return name;
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
    return in.peek() == word.charAt(0)
        && in.text.startsWith(word, in.at)
        && !Cursor.isNamePart(in.peek(word.length()))
        && in.peek(word.length()) != '.';
  }

  private FunctionParser functions() {
    if (functions == null) functions = new FunctionParser(in, this, usage);
    return functions;
  }

  void descend() {
    if (++depth > limits.depth())
      throw in.error(Code.LIMIT, in.at, "nested more than " + limits.depth() + " deep");
  }

  void ascend() {
    depth--;
  }
}
