package dev.astragal.runtime.content;

import dev.astragal.kernel.state.Shape;
import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** JSON to trees and back, without the library that the program uses. */
public final class JsonTrees {
  public static final int DEPTH_MAX = 200;
  public static final int TEXT_LENGTH_MAX = 1 << 20;

  private JsonTrees() {}

  public static Tree read(String json, String source) {
    return new JsonText(json, source).document();
  }

  public static String write(Tree tree) {
    StringBuilder out = new StringBuilder();
    write(tree, out);
    return out.toString();
  }

  public static <T> String write(Shape<T> shape, T value) {
    JsonWriter out = new JsonWriter();
    shape.write("", value, out);
    return out.text();
  }

  public static String pretty(Tree tree, int width) {
    return pretty(tree, width, 0);
  }

  private static String pretty(Tree tree, int width, int depth) {
    String line = write(tree);
    if (line.length() + 2 * depth <= width) return line;
    if (tree instanceof Tree.Table table)
      return block(
          "{",
          table.fields().entrySet().stream()
              .map(
                  field ->
                      write(Tree.of(field.getKey()))
                          + ": "
                          + pretty(field.getValue(), width, depth + 1))
              .toList(),
          "}",
          depth);
    if (tree instanceof Tree.Rows rows)
      return block(
          "[",
          rows.items().stream().map(item -> pretty(item, width, depth + 1)).toList(),
          "]",
          depth);
    return line;
  }

  private static String block(String open, List<String> parts, String close, int depth) {
    String indent = "\n" + "  ".repeat(depth);
    return open + indent + "  " + String.join("," + indent + "  ", parts) + indent + close;
  }

  static Tree number(BigDecimal value, Mark mark) {
    boolean whole =
        value.signum() == 0 || (value.scale() <= 0 && value.precision() - value.scale() <= 19);
    if (whole) {
      try {
        return new Tree.Whole(value.longValueExact(), mark);
      } catch (ArithmeticException e) {
        return new Tree.Decimal(value, mark);
      }
    }
    return new Tree.Decimal(value, mark);
  }

  static void write(Tree tree, StringBuilder out) {
    switch (tree) {
      case Tree.Table table -> {
        char before = '{';
        for (Map.Entry<String, Tree> field : table.fields().entrySet()) {
          out.append(before);
          before = ',';
          text(field.getKey(), out);
          out.append(':');
          write(field.getValue(), out);
        }
        out.append(before == '{' ? "{}" : "}");
      }
      case Tree.Rows rows -> {
        char before = '[';
        for (Tree item : rows.items()) {
          out.append(before);
          before = ',';
          write(item, out);
        }
        out.append(before == '[' ? "[]" : "]");
      }
      case Tree.Text text -> text(text.value(), out);
      case Tree.Whole whole -> out.append(whole.value());
      case Tree.Decimal decimal -> out.append(decimal.value());
      case Tree.Flag flag -> out.append(flag.value());
      case Tree.Empty _ -> out.append("null");
    }
  }

  static void text(String value, StringBuilder out) {
    out.append('"');
    int from = 0;
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c >= ' ' && c != '"' && c != '\\') continue;
      out.append(value, from, i);
      from = i + 1;
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\b' -> out.append("\\b");
        case '\t' -> out.append("\\t");
        case '\n' -> out.append("\\n");
        case '\f' -> out.append("\\f");
        case '\r' -> out.append("\\r");
        default ->
            out.append(c < 16 ? "\\u000" : "\\u00").append(Integer.toHexString(c).toUpperCase());
      }
    }
    out.append(value, from, value.length()).append('"');
  }
}
