package dev.astragal.runtime.content;

import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import dev.astragal.kernel.tree.TreeException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One JSON document on its way to a tree. */
final class JsonText {
  private final String text;
  private final String source;
  private int at;
  private int depth;

  JsonText(String text, String source) {
    this.text = text;
    this.source = source;
  }

  Tree document() {
    blanks();
    if (at == text.length()) throw refused("the document is empty");
    Tree tree = value();
    blanks();
    if (at < text.length()) throw refused("something follows the document");
    return tree;
  }

  /** Lines are counted only where somebody wants to know: what programs write has one. */
  private Mark mark() {
    return Mark.NONE;
  }

  private TreeException refused(String why) {
    int line = 1;
    int start = 0;
    for (int i = 0; i < at && i < text.length(); i++)
      if (text.charAt(i) == '\n') {
        line++;
        start = i + 1;
      }
    return new TreeException("", new Mark(source, line, at - start + 1), why);
  }

  private void blanks() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
  }

  private char next() {
    blanks();
    if (at == text.length()) throw refused("not JSON: it ends too early");
    return text.charAt(at);
  }

  private void take(char expected) {
    if (next() != expected) throw refused("not JSON: expected " + expected);
    at++;
  }

  private Tree value() {
    if (depth > JsonTrees.DEPTH_MAX)
      throw refused("not JSON: nested deeper than " + JsonTrees.DEPTH_MAX);
    return switch (next()) {
      case '{' -> table();
      case '[' -> rows();
      case '"' -> new Tree.Text(string(), mark());
      case 't' -> word("true", new Tree.Flag(true, mark()));
      case 'f' -> word("false", new Tree.Flag(false, mark()));
      case 'n' -> word("null", new Tree.Empty(mark()));
      default -> number();
    };
  }

  private Tree word(String word, Tree tree) {
    if (!text.startsWith(word, at)) throw refused("not JSON: expected a value");
    at += word.length();
    return tree;
  }

  private Tree number() {
    int from = at;
    while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) at++;
    String digits = text.substring(from, at);
    try {
      if (digits.length() < 18 && plain(digits))
        return new Tree.Whole(Long.parseLong(digits), mark());
      if (digits.isEmpty() || digits.charAt(0) == '+' || digits.charAt(0) == '.')
        throw refused("not JSON: expected a value");
      return JsonTrees.number(new BigDecimal(digits), mark());
    } catch (NumberFormatException e) {
      throw refused("not JSON: expected a value");
    }
  }

  /** A whole number as it must be written: without a sign for more, without zeros before it. */
  private static boolean plain(String digits) {
    int from = digits.startsWith("-") ? 1 : 0;
    if (digits.length() == from) return false;
    for (int i = from; i < digits.length(); i++)
      if (digits.charAt(i) < '0' || digits.charAt(i) > '9') return false;
    return digits.charAt(from) != '0' || digits.length() == from + 1;
  }

  private Tree table() {
    depth++;
    at++;
    Map<String, Tree> fields = new LinkedHashMap<>();
    if (next() != '}')
      while (true) {
        if (next() != '"') throw refused("not JSON: expected a name");
        String name = string();
        take(':');
        if (fields.put(name, value()) != null)
          throw refused("not JSON: '" + name + "' is written twice");
        if (next() == '}') break;
        take(',');
      }
    at++;
    depth--;
    return new Tree.Table(fields, mark());
  }

  private Tree rows() {
    depth++;
    at++;
    List<Tree> items = new ArrayList<>();
    if (next() != ']')
      while (true) {
        items.add(value());
        if (next() == ']') break;
        take(',');
      }
    at++;
    depth--;
    return new Tree.Rows(items, mark());
  }

  private String string() {
    int from = ++at;
    StringBuilder out = null;
    while (true) {
      if (at >= text.length()) throw refused("not JSON: a text has no end");
      char c = text.charAt(at);
      if (c == '"') break;
      if (c < ' ') throw refused("not JSON: a text has a character that must be written otherwise");
      if (c == '\\') {
        if (out == null) out = new StringBuilder();
        out.append(text, from, at);
        escaped(out);
        from = at;
      } else {
        at++;
      }
    }
    String end = text.substring(from, at++);
    String whole = out == null ? end : out.append(end).toString();
    if (whole.length() > JsonTrees.TEXT_LENGTH_MAX) throw refused("not JSON: a text is too long");
    return whole;
  }

  private void escaped(StringBuilder out) {
    char c = at + 1 < text.length() ? text.charAt(at + 1) : ' ';
    at += 2;
    switch (c) {
      case '"', '\\', '/' -> out.append(c);
      case 'b' -> out.append('\b');
      case 't' -> out.append('\t');
      case 'n' -> out.append('\n');
      case 'f' -> out.append('\f');
      case 'r' -> out.append('\r');
      case 'u' -> {
        try {
          out.append((char) Integer.parseInt(text.substring(at, at + 4), 16));
        } catch (NumberFormatException | StringIndexOutOfBoundsException e) {
          throw refused("not JSON: expected four digits");
        }
        at += 4;
      }
      default -> throw refused("not JSON: nothing is written with \\" + c);
    }
  }
}
