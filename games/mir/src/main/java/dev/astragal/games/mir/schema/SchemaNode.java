package dev.astragal.games.mir.schema;

import dev.astragal.games.mir.json.Ecma;
import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.ObjBuilder;
import java.util.ArrayList;
import java.util.List;

/**
 * One node of a document's schema. It finds faults in the words and order of the reference, and
 * prints itself as JSON Schema (2020-12), so that the published schema cannot drift from the check.
 */
sealed interface SchemaNode {
  void check(Json value, Findings out);

  Json.Obj document();

  /** A named part of an object. */
  record Property(String name, SchemaNode node, boolean required) {}

  /** An object with these keys and no others. */
  record Closed(List<Property> properties) implements SchemaNode {
    @Override
    public void check(Json value, Findings out) {
      if (!(value instanceof Json.Obj object)) {
        wrongType("object", out);
        return;
      }
      if (inOrder(object.keys())) checkParts(object, out);
      else checkWhole(object, out);
    }

    /** The usual case, told apart so that it costs one look per key. */
    private boolean inOrder(List<String> keys) {
      int next = 0;
      for (Property property : properties) {
        if (next < keys.size() && keys.get(next).equals(property.name)) next++;
        else if (property.required) return false;
      }
      return next == keys.size();
    }

    private void checkParts(Json.Obj object, Findings out) {
      int next = 0;
      for (Property property : properties) {
        if (next == object.keys().size()) return;
        if (!object.keys().get(next).equals(property.name)) continue;
        out.enter(property.name);
        property.node.check(object.values().get(next++), out);
        out.leave();
      }
    }

    private void checkWhole(Json.Obj object, Findings out) {
      for (Property property : properties)
        if (property.required && !object.keys().contains(property.name))
          out.report(
              "must have required property '" + property.name + "'",
              "missingProperty",
              Json.of(property.name));
      for (String key : object.keys())
        if (!knows(key))
          out.report("must NOT have additional properties", "additionalProperty", Json.of(key));
      for (Property property : properties) {
        Json part = object.get(property.name);
        if (part == null) continue;
        out.enter(property.name);
        property.node.check(part, out);
        out.leave();
      }
    }

    private boolean knows(String key) {
      for (Property property : properties) if (property.name.equals(key)) return true;
      return false;
    }

    @Override
    public Json.Obj document() {
      ObjBuilder parts = new ObjBuilder();
      List<String> required = new ArrayList<>();
      for (Property property : properties) {
        parts.put(property.name, property.node.document());
        if (property.required) required.add(property.name);
      }
      return typed("object")
          .with("additionalProperties", Json.Literal.FALSE)
          .with("required", Json.texts(required))
          .with("properties", parts.build());
    }
  }

  /** An object with any keys; what they hold is not looked at. */
  record Open() implements SchemaNode {
    @Override
    public void check(Json value, Findings out) {
      if (!(value instanceof Json.Obj)) wrongType("object", out);
    }

    @Override
    public Json.Obj document() {
      return typed("object");
    }
  }

  /** An object with any keys and values of one kind. */
  record MapOf(SchemaNode values) implements SchemaNode {
    @Override
    public void check(Json value, Findings out) {
      if (!(value instanceof Json.Obj object)) {
        wrongType("object", out);
        return;
      }
      for (int i = 0; i < object.keys().size(); i++) {
        out.enter(object.keys().get(i));
        values.check(object.values().get(i), out);
        out.leave();
      }
    }

    @Override
    public Json.Obj document() {
      return typed("object").with("additionalProperties", values.document());
    }
  }

  /** A list; {@code exactly} is its length, or -1 for any. */
  record ListOf(SchemaNode items, int exactly) implements SchemaNode {
    static final int ANY = -1;

    @Override
    public void check(Json value, Findings out) {
      if (!(value instanceof Json.Arr(List<Json> found))) {
        wrongType("array", out);
        return;
      }
      if (exactly != ANY && found.size() != exactly)
        out.report(
            "must NOT have "
                + (found.size() > exactly ? "more" : "fewer")
                + " than "
                + exactly
                + " items",
            "limit",
            Json.of(exactly));
      for (int i = 0; i < found.size(); i++) {
        out.enter(i);
        items.check(found.get(i), out);
        out.leave();
      }
    }

    @Override
    public Json.Obj document() {
      Json.Obj list = typed("array").with("items", items.document());
      return exactly == ANY
          ? list
          : list.with("minItems", Json.of(exactly)).with("maxItems", Json.of(exactly));
    }
  }

  /** A whole number from {@code min} to {@code max}. */
  record Whole(long min, long max) implements SchemaNode {
    static final long NO_MIN = Long.MIN_VALUE;
    static final long NO_MAX = Long.MAX_VALUE;

    @Override
    public void check(Json value, Findings out) {
      if (value instanceof Json.Int(long number) && number >= min && number <= max) return;
      if (!Ecma.isWhole(value)) wrongType("integer", out);
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
      Json.Obj whole = typed("integer");
      if (min != NO_MIN) whole = whole.with("minimum", Json.of(min));
      return max == NO_MAX ? whole : whole.with("maximum", Json.of(max));
    }
  }

  /** True or false. */
  record Flag() implements SchemaNode {
    @Override
    public void check(Json value, Findings out) {
      if (value != Json.Literal.TRUE && value != Json.Literal.FALSE) wrongType("boolean", out);
    }

    @Override
    public Json.Obj document() {
      return typed("boolean");
    }
  }

  /** One of some given values. */
  record OneValueOf(List<Json> allowed) implements SchemaNode {
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

  /** Either of {@code first} or null, told apart by the reference through a oneOf. */
  record EitherOrNull(SchemaNode first) implements SchemaNode {
    @Override
    public void check(Json value, Findings out) {
      if (value == Json.Literal.NULL) return;
      int before = out.count();
      first.check(value, out);
      if (out.count() == before) return;
      wrongType("null", out);
      out.report("must match exactly one schema in oneOf", "passingSchemas", Json.Literal.NULL);
    }

    @Override
    public Json.Obj document() {
      return new Json.Obj(
          List.of("oneOf"), List.of(new Json.Arr(List.of(first.document(), typed("null")))));
    }
  }

  /** Text, with what is asked of it. */
  record Words(Demand demand) implements SchemaNode {
    /** What may be asked of a text. */
    enum Demand {
      NOTHING,
      NOTHING_OR_NULL,
      NOT_EMPTY,
      VERSION,
      DATE_TIME
    }

    private static final String VERSION_PATTERN = "^\\d+\\.\\d+\\.\\d+$";

    @Override
    public void check(Json value, Findings out) {
      if (!(value instanceof Json.Text(String text))) {
        if (demand != Demand.NOTHING_OR_NULL) wrongType("string", out);
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
        case DATE_TIME -> {
          if (!DateTimes.isDateTime(text))
            out.report("must match format \"date-time\"", "format", Json.of("date-time"));
        }
      }
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
      Json.Obj text = typed("string");
      return switch (demand) {
        case NOTHING -> text;
        case NOTHING_OR_NULL -> text.with("type", Json.texts(List.of("string", "null")));
        case NOT_EMPTY -> text.with("minLength", Json.of(1));
        case VERSION -> text.with("pattern", Json.of(VERSION_PATTERN));
        case DATE_TIME -> text.with("format", Json.of("date-time"));
      };
    }
  }

  private static void wrongType(String expected, Findings out) {
    out.report("must be " + expected, "type", Json.of(expected));
  }

  private static Json.Obj typed(String type) {
    return new Json.Obj(List.of("type"), List.of(Json.of(type)));
  }
}
