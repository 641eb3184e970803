package dev.astragal.games.mir.schema;

import dev.astragal.games.mir.json.Ecma;
import dev.astragal.games.mir.json.Json;
import java.util.List;

/** A node of a schema that holds no other: a number, a flag, a text, or one of some values. */
sealed interface ScalarNode extends SchemaNode {
  /** A whole number from {@code min} to {@code max}. */
  record Whole(long min, long max) implements ScalarNode {
    static final long NO_MIN = Long.MIN_VALUE;
    static final long NO_MAX = Long.MAX_VALUE;

    @Override
    public void check(Json value, Findings out) {
      if (value instanceof Json.Int(long number) && number >= min && number <= max) return;
      if (!Ecma.isWhole(value)) out.wrongType("integer");
      if (!Ecma.isNumber(value)) return;
      double number = Ecma.toNumber(value);
      if (max != NO_MAX && number > max) outside("<=", max, out);
      if (min != NO_MIN && number < min) outside(">=", min, out);
    }

    private static void outside(String comparison, long limit, Findings out) {
      out.report(
          "must be " + comparison + " " + limit,
          new Json.Obj(
              List.of("comparison", "limit"), List.of(Json.of(comparison), Json.of(limit))));
    }

    @Override
    public Json.Obj document() {
      Json.Obj whole = SchemaNode.typed("integer");
      if (min != NO_MIN) whole = whole.with("minimum", Json.of(min));
      return max == NO_MAX ? whole : whole.with("maximum", Json.of(max));
    }
  }

  /** True or false. */
  record Flag() implements ScalarNode {
    @Override
    public void check(Json value, Findings out) {
      if (value != Json.Literal.TRUE && value != Json.Literal.FALSE) out.wrongType("boolean");
    }

    @Override
    public Json.Obj document() {
      return SchemaNode.typed("boolean");
    }
  }

  /** Anything that holds nothing else. */
  record Simple() implements ScalarNode {
    private static final List<String> TYPES = List.of("boolean", "string", "number", "null");

    @Override
    public void check(Json value, Findings out) {
      if (value instanceof Json.Obj || value instanceof Json.Arr)
        out.report("must be " + String.join(",", TYPES), "type", Json.texts(TYPES));
    }

    @Override
    public Json.Obj document() {
      return new Json.Obj(List.of("type"), List.of(Json.texts(TYPES)));
    }
  }

  /** One of some given values. */
  record OneValueOf(List<Json> allowed) implements ScalarNode {
    @Override
    public void check(Json value, Findings out) {
      if (!allowed.contains(value))
        out.report(
            "must be equal to one of the allowed values", "allowedValues", new Json.Arr(allowed));
    }

    @Override
    public Json.Obj document() {
      return new Json.Obj(List.of("enum"), List.of(new Json.Arr(allowed)));
    }
  }

  /** Text, with what is asked of it. */
  record Words(Demand demand) implements ScalarNode {
    /** What may be asked of a text. */
    enum Demand {
      NOTHING,
      NOTHING_OR_NULL,
      NOT_EMPTY,
      VERSION,
      DATE_TIME,
      LATER_DATE_TIME
    }

    private static final String VERSION_PATTERN = "^\\d+\\.\\d+\\.\\d+$";

    @Override
    public void check(Json value, Findings out) {
      if (!(value instanceof Json.Text(String text))) {
        if (demand != Demand.NOTHING_OR_NULL) out.wrongType("string");
        else if (value != Json.Literal.NULL)
          out.report("must be string,null", "type", Json.texts(List.of("string", "null")));
        return;
      }
      switch (demand) {
        case NOTHING, NOTHING_OR_NULL -> {}
        case NOT_EMPTY -> {
          if (text.isEmpty())
            out.report("must NOT have fewer than 1 characters", "limit", Json.of(1));
        }
        case VERSION -> {
          if (!isVersion(text))
            out.report(
                "must match pattern \"" + VERSION_PATTERN + "\"",
                "pattern",
                Json.of(VERSION_PATTERN));
        }
        case DATE_TIME -> moment(DateTimes.isDateTime(text), out);
        case LATER_DATE_TIME -> moment(DateTimes.isLaterDateTime(text), out);
      }
    }

    private static void moment(boolean accepted, Findings out) {
      if (!accepted) out.report("must match format \"date-time\"", "format", Json.of("date-time"));
    }

    private static boolean isVersion(String text) {
      int parts = 0;
      int digits = 0;
      for (int i = 0; i <= text.length(); i++) {
        char unit = i == text.length() ? '.' : text.charAt(i);
        if (unit >= '0' && unit <= '9') {
          digits++;
        } else if (unit == '.' && digits > 0) {
          parts++;
          digits = 0;
        } else {
          return false;
        }
      }
      return parts == 3;
    }

    @Override
    public Json.Obj document() {
      Json.Obj text = SchemaNode.typed("string");
      return switch (demand) {
        case NOTHING -> text;
        case NOTHING_OR_NULL -> text.with("type", Json.texts(List.of("string", "null")));
        case NOT_EMPTY -> text.with("minLength", Json.of(1));
        case VERSION -> text.with("pattern", Json.of(VERSION_PATTERN));
        case DATE_TIME, LATER_DATE_TIME -> text.with("format", Json.of("date-time"));
      };
    }
  }
}
