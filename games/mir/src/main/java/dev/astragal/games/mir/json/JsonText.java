package dev.astragal.games.mir.json;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** JSON as text: compact, indented by two, or canonical with sorted keys. */
public final class JsonText {
  private static final String HEX = "0123456789abcdef";
  private static final String INDENT = "  ";
  private static final int INITIAL_LENGTH = 4096;

  /** An own key of this name is lost when the reference sorts an object. */
  private static final String LOST_KEY = "__proto__";

  private JsonText() {}

  public static String compact(Json value) {
    StringBuilder out = new StringBuilder(INITIAL_LENGTH);
    compact(value, out);
    return out.toString();
  }

  public static void compact(Json value, StringBuilder out) {
    switch (value) {
      case Json.Obj object -> {
        List<Json> values = object.values();
        if (values.isEmpty()) out.append('{');
        for (int i = 0; i < values.size(); i++) {
          out.append(object.written(i));
          compact(values.get(i), out);
        }
        out.append('}');
      }
      case Json.Arr(List<Json> items) -> {
        out.append('[');
        for (int i = 0; i < items.size(); i++) {
          if (i > 0) out.append(',');
          compact(items.get(i), out);
        }
        out.append(']');
      }
      case Json.Text(String text) -> quote(text, out);
      case Json.Int(long number) -> out.append(number);
      case Json.Real(String text) -> out.append(Ecma.isFinite(text) ? text : "null");
      case Json.Literal literal -> out.append(Ecma.text(literal));
    }
  }

  public static String pretty(Json value) {
    StringBuilder out = new StringBuilder();
    pretty(value, "\n", out);
    return out.toString();
  }

  /** The text a state hash is taken of. */
  public static String canonical(Json value) {
    return compact(sorted(value));
  }

  private static void pretty(Json value, String newline, StringBuilder out) {
    String deeper = newline + INDENT;
    switch (value) {
      case Json.Obj object when !object.keys().isEmpty() -> {
        out.append('{');
        for (int i = 0; i < object.keys().size(); i++) {
          out.append(i > 0 ? "," : "").append(deeper);
          quote(object.keys().get(i), out);
          out.append(": ");
          pretty(object.values().get(i), deeper, out);
        }
        out.append(newline).append('}');
      }
      case Json.Arr(List<Json> items) when !items.isEmpty() -> {
        out.append('[');
        for (int i = 0; i < items.size(); i++) {
          out.append(i > 0 ? "," : "").append(deeper);
          pretty(items.get(i), deeper, out);
        }
        out.append(newline).append(']');
      }
      case Json.Obj _, Json.Arr _, Json.Text _, Json.Int _, Json.Real _, Json.Literal _ ->
          compact(value, out);
    }
  }

  private static Json sorted(Json value) {
    return switch (value) {
      case Json.Obj object -> {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < object.keys().size(); i++)
          if (!object.keys().get(i).equals(LOST_KEY)) order.add(i);
        order.sort(Comparator.comparing(object.keys()::get));
        ObjBuilder builder = new ObjBuilder();
        for (int i : order) builder.put(object.keys().get(i), sorted(object.values().get(i)));
        yield builder.build();
      }
      case Json.Arr(List<Json> items) ->
          new Json.Arr(items.stream().map(JsonText::sorted).toList());
      case Json.Text _, Json.Int _, Json.Real _, Json.Literal _ -> value;
    };
  }

  /** A text as it stands in a document. */
  static String quoted(String text) {
    StringBuilder out = new StringBuilder(text.length() + 2);
    quote(text, out);
    return out.toString();
  }

  private static void quote(String text, StringBuilder out) {
    out.append('"');
    int plain = plainLength(text, 0);
    if (plain == text.length()) out.append(text);
    else quoteEscaped(text, plain, out);
    out.append('"');
  }

  private static void quoteEscaped(String text, int firstEscape, StringBuilder out) {
    int written = 0;
    for (int at = firstEscape; at < text.length(); at = plainLength(text, at + 1)) {
      out.append(text, written, at);
      escape(text.charAt(at), out);
      written = at + 1;
    }
    out.append(text, written, text.length());
  }

  /** The place of the first unit from {@code start} on that cannot be written as it is. */
  private static int plainLength(String text, int start) {
    int at = start;
    while (at < text.length()) {
      char unit = text.charAt(at);
      if (unit < ' ' || unit == '"' || unit == '\\') return at;
      if (unit >= Character.MIN_SURROGATE && Character.isSurrogate(unit)) {
        boolean paired =
            Character.isHighSurrogate(unit)
                && at + 1 < text.length()
                && Character.isLowSurrogate(text.charAt(at + 1));
        if (!paired) return at;
        at++;
      }
      at++;
    }
    return at;
  }

  private static void escape(char unit, StringBuilder out) {
    switch (unit) {
      case '"' -> out.append("\\\"");
      case '\\' -> out.append("\\\\");
      case '\b' -> out.append("\\b");
      case '\t' -> out.append("\\t");
      case '\n' -> out.append("\\n");
      case '\f' -> out.append("\\f");
      case '\r' -> out.append("\\r");
      default -> {
        out.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) out.append(HEX.charAt((unit >> shift) & 0xF));
      }
    }
  }
}
