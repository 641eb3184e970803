package dev.astragal.kernel.dice;

import dev.astragal.kernel.dice.DiceException.Code;

/** A place in the text of an expression, moved forward by the parser. */
final class Cursor {
  private static final char END = '\0';

  final String text;
  private final int length;
  int at;

  Cursor(String text) {
    this.text = text;
    this.length = text.length();
  }

  char peek() {
    return at < length ? text.charAt(at) : END;
  }

  char peek(int ahead) {
    int index = at + ahead;
    return index < length ? text.charAt(index) : END;
  }

  boolean atEnd() {
    return at >= length;
  }

  boolean take(char wanted) {
    if (at >= length || text.charAt(at) != wanted) return false;
    at++;
    return true;
  }

  boolean take(String wanted) {
    if (peek() != wanted.charAt(0) || !text.startsWith(wanted, at)) return false;
    at += wanted.length();
    return true;
  }

  /** Takes a word that is not the beginning of a longer one. */
  boolean takeWord(String word) {
    if (peek() != word.charAt(0) || !text.startsWith(word, at) || isNamePart(peek(word.length())))
      return false;
    at += word.length();
    return true;
  }

  void skipBlanks() {
    while (at < length && isBlank(text.charAt(at))) at++;
  }

  /** The number that stands here; there must be a digit. */
  long number() {
    int from = at;
    long value = 0;
    for (char c = peek(); isDigit(c); c = peek()) {
      int digit = c - '0';
      if (value > (Long.MAX_VALUE - digit) / 10)
        throw error(Code.OVERFLOW, from, "the number does not fit 64 bits");
      value = value * 10 + digit;
      at++;
    }
    if (at == from) throw error(Code.SYNTAX, at, "expected a number" + butFound());
    return value;
  }

  DiceException error(Code code, int offset, String problem) {
    return new DiceException(code, text, offset, problem);
  }

  DiceException syntax(String problem) {
    return error(Code.SYNTAX, at, problem);
  }

  /** Something stands here that cannot; says what to write instead where that is known. */
  DiceException unexpected(boolean extended) {
    if (atEnd())
      return syntax(text.isBlank() ? "the expression is empty" : "a value is missing at the end");
    return syntax(
        switch (peek()) {
          case '/' -> "division is written //";
          case '=' -> "equality is written ==";
          case 'x' -> "a repetition stands at the beginning of a line, such as 6x4d6kh3";
          case '{', '!', '[', '#' ->
              "'" + peek() + (extended ? "' cannot stand here" : "' needs the extended mode");
          default -> "'" + peek() + "' cannot stand here";
        });
  }

  String butFound() {
    return atEnd() ? ", but the text ends here" : ", found '" + peek() + "'";
  }

  /** Nothing that looks like more of it may follow a complete value. */
  <N extends Node> N closed(N node) {
    char c = peek();
    if (isNamePart(c) || c == '.') throw syntax("expected an operator or the end" + butFound());
    return node;
  }

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  static boolean isNameStart(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  }

  static boolean isNamePart(char c) {
    return isNameStart(c) || isDigit(c);
  }

  private static boolean isBlank(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
  }
}
