package dev.astragal.games.mir.json;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The conversions of ECMAScript, because the reference engine compares and prints whatever a caller
 * puts into an action. The only place that computes with doubles.
 */
public final class Ecma {
  private static final String INFINITY = "Infinity";
  private static final String NEGATIVE_INFINITY = "-Infinity";

  /** Numbers print without an exponent while their decimal point lies within these places. */
  private static final int PLAIN_POINT_MAX = 21;

  private static final int PLAIN_POINT_MIN = -6;

  private Ecma() {}

  /** A number as a value: whole and exact, or as text. */
  public static Json number(double value) {
    if (value == Math.rint(value) && Math.abs(value) <= Json.Int.MAX)
      return new Json.Int((long) value);
    return new Json.Real(numberText(value));
  }

  public static boolean isNumber(Json value) {
    return value instanceof Json.Int || value instanceof Json.Real;
  }

  /** Whether a number has no fraction; one too large to be finite counts. */
  public static boolean isWhole(Json value) {
    if (value instanceof Json.Int) return true;
    if (!(value instanceof Json.Real)) return false;
    double number = toNumber(value);
    return Double.isInfinite(number) || number % 1 == 0;
  }

  /** A number without its fraction. */
  public static Json floored(Json number) {
    return number instanceof Json.Int ? number : number(Math.floor(toNumber(number)));
  }

  static boolean isFinite(String realText) {
    return !realText.equals(INFINITY) && !realText.equals(NEGATIVE_INFINITY);
  }

  public static boolean truthy(Json value) {
    return switch (value) {
      case Json.Obj _, Json.Arr _, Json.Real _ -> true;
      case Json.Text(String text) -> !text.isEmpty();
      case Json.Int(long number) -> number != 0;
      case Json.Literal literal -> literal == Json.Literal.TRUE;
    };
  }

  /** Strict equality of two fields of an action; objects and lists are never the same. */
  public static boolean same(Json left, Json right) {
    return !(left instanceof Json.Obj) && !(left instanceof Json.Arr) && left.equals(right);
  }

  /** What a value prints as inside a sentence. */
  public static String text(Json value) {
    return switch (value) {
      case Json.Text(String text) -> text;
      case Json.Int(long number) -> Long.toString(number);
      case Json.Real(String text) -> text;
      case Json.Literal.TRUE -> "true";
      case Json.Literal.FALSE -> "false";
      case Json.Literal.NULL -> "null";
      case Json.Obj _ -> "[object Object]";
      case Json.Arr(List<Json> items) ->
          items.stream()
              .map(item -> item == Json.Literal.NULL ? "" : text(item))
              .collect(Collectors.joining(","));
    };
  }

  /** What a value counts as in arithmetic. */
  public static double toNumber(Json value) {
    return switch (value) {
      case Json.Int(long number) -> number;
      case Json.Real(String text) -> Double.parseDouble(text);
      case Json.Literal.TRUE -> 1;
      case Json.Literal.FALSE, Json.Literal.NULL -> 0;
      case Json.Text(String text) -> numeric(text);
      case Json.Arr _ -> numeric(text(value));
      case Json.Obj _ -> Double.NaN;
    };
  }

  private static double numeric(String text) {
    String trimmed = text.strip();
    if (trimmed.isEmpty()) return 0;
    if (trimmed.matches("0[xX][0-9a-fA-F]{1,12}")) return Long.parseLong(trimmed.substring(2), 16);
    if (trimmed.matches("0[oO][0-7]{1,16}")) return Long.parseLong(trimmed.substring(2), 8);
    if (trimmed.matches("0[bB][01]{1,52}")) return Long.parseLong(trimmed.substring(2), 2);
    if (trimmed.matches("[+-]?Infinity")) return Double.parseDouble(trimmed);
    if (trimmed.matches("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?"))
      return Double.parseDouble(trimmed);
    return Double.NaN;
  }

  /** The shortest decimal that reads back as {@code value}, laid out as ECMAScript does. */
  public static String numberText(double value) {
    if (Double.isNaN(value)) return "NaN";
    if (Double.isInfinite(value)) return value > 0 ? INFINITY : NEGATIVE_INFINITY;
    if (value == 0) return "0";
    if (value < 0) return "-" + numberText(-value);
    String shortest = Double.toString(value);
    int mark = shortest.indexOf('E');
    int exponent = mark < 0 ? 0 : Integer.parseInt(shortest.substring(mark + 1));
    String plain = mark < 0 ? shortest : shortest.substring(0, mark);
    int dot = plain.indexOf('.');
    String digits = plain.substring(0, dot) + plain.substring(dot + 1);
    int point = dot + exponent;
    int leading = 0;
    while (digits.charAt(leading) == '0') leading++;
    point -= leading;
    digits = digits.substring(leading).replaceAll("0+$", "");
    return laidOut(shortened(digits, point, value), point);
  }

  /** Java never looks for a single digit where two come closer; ECMAScript does. */
  private static String shortened(String digits, int point, double value) {
    if (digits.length() != 2) return digits;
    int rounded = (digits.charAt(0) - '0') + (digits.charAt(1) >= '5' ? 1 : 0);
    if (rounded > 9 || Double.parseDouble(rounded + "E" + (point - 1)) != value) return digits;
    return Integer.toString(rounded);
  }

  private static String laidOut(String digits, int point) {
    int count = digits.length();
    if (count <= point && point <= PLAIN_POINT_MAX) return digits + "0".repeat(point - count);
    if (0 < point && point <= PLAIN_POINT_MAX)
      return digits.substring(0, point) + "." + digits.substring(point);
    if (PLAIN_POINT_MIN < point && point <= 0) return "0." + "0".repeat(-point) + digits;
    int exponent = point - 1;
    String power = (exponent < 0 ? "-" : "+") + Math.abs(exponent);
    return count == 1
        ? digits + "e" + power
        : digits.charAt(0) + "." + digits.substring(1) + "e" + power;
  }
}
