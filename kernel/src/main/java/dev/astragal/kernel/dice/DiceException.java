package dev.astragal.kernel.dice;

/** The one way a dice expression fails: a stable code, what is wrong, and where in the text. */
public final class DiceException extends RuntimeException {
  /** What kind of failure it is, for programs. */
  public enum Code {
    SYNTAX,
    UNKNOWN_VARIABLE,
    TYPE,
    NO_CONTEXT,
    BAD_DICE,
    DIV_ZERO,
    OVERFLOW,
    LIMIT,
    DICE_NOT_ALLOWED,
    RNG_FAILURE
  }

  private final Code code;
  private final int offset;
  private final String expression;

  public DiceException(Code code, String expression, int offset, String problem) {
    super(problem);
    this.code = code;
    this.expression = expression;
    this.offset = Math.clamp(offset, 0, expression.length());
  }

  public Code code() {
    return code;
  }

  /** Where in {@link #expression} it went wrong, counted from 0. */
  public int offset() {
    return offset;
  }

  public String expression() {
    return expression;
  }

  /** What is wrong, in one sentence. */
  public String problem() {
    return String.valueOf(getMessage());
  }

  /** Code, place and sentence in one line. */
  public String line() {
    return "[" + code + "] " + place();
  }

  /** Place and sentence, where the code is told beside them. */
  public String place() {
    return "column " + (offset + 1) + ": " + problem();
  }

  /** The expression with a caret under the place, as two lines. */
  public String caret() {
    int from = Math.max(0, offset - CONTEXT);
    int to = Math.min(expression.length(), offset + CONTEXT);
    StringBuilder shown = new StringBuilder();
    for (int i = from; i < to; i++) {
      char c = expression.charAt(i);
      shown.append(Character.isISOControl(c) ? ' ' : c);
    }
    return shown + "\n" + " ".repeat(offset - from) + "^";
  }

  /** How much of a long expression is shown on each side of the caret. */
  private static final int CONTEXT = 60;
}
