package dev.astragal.games.mir.schema;

import dev.astragal.games.mir.json.Json;
import java.util.Arrays;
import java.util.List;

/**
 * One node of a document's schema. It finds faults in the words and order of the reference, and
 * prints itself as JSON Schema (2020-12), so that the published schema cannot drift from the check.
 */
sealed interface SchemaNode
    permits ClosedNode,
        SchemaNode.Open,
        SchemaNode.MapOf,
        SchemaNode.ListOf,
        SchemaNode.EitherOrNull,
        ScalarNode {
  void check(Json value, Findings out);

  Json.Obj document();

  /** A named part of an object. */
  record Property(String name, SchemaNode node, boolean required) {}

  /** An object with any keys; what they hold is not looked at. */
  record Open() implements SchemaNode {
    @Override
    public void check(Json value, Findings out) {
      if (!(value instanceof Json.Obj)) out.wrongType("object");
    }

    @Override
    public Json.Obj document() {
      return SchemaNode.typed("object");
    }
  }

  /** An object with any keys and values of one kind. */
  record MapOf(SchemaNode values) implements SchemaNode {
    @Override
    public void check(Json value, Findings out) {
      if (!(value instanceof Json.Obj object)) {
        out.wrongType("object");
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
      return SchemaNode.typed("object").with("additionalProperties", values.document());
    }
  }

  /** A list; {@code exactly} is its length, or -1 for any. */
  record ListOf(SchemaNode items, int exactly) implements SchemaNode {
    static final int ANY = -1;

    @Override
    public void check(Json value, Findings out) {
      if (!(value instanceof Json.Arr(List<Json> found))) {
        out.wrongType("array");
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
      Json.Obj list = SchemaNode.typed("array").with("items", items.document());
      return exactly == ANY
          ? list
          : list.with("minItems", Json.of(exactly)).with("maxItems", Json.of(exactly));
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
      out.wrongType("null");
      out.report("must match exactly one schema in oneOf", "passingSchemas", Json.Literal.NULL);
    }

    @Override
    public Json.Obj document() {
      return new Json.Obj(
          List.of("oneOf"),
          List.of(new Json.Arr(List.of(first.document(), SchemaNode.typed("null")))));
    }
  }

  /** An object with these properties; one without a name stands for none at all. */
  static SchemaNode closed(Property... properties) {
    return new ClosedNode(
        Arrays.stream(properties).filter(known -> !known.name().isEmpty()).toList());
  }

  static Property required(String name, SchemaNode node) {
    return new Property(name, node, true);
  }

  static Property optional(String name, SchemaNode node) {
    return new Property(name, node, false);
  }

  static SchemaNode listOf(SchemaNode items) {
    return new ListOf(items, ListOf.ANY);
  }

  static SchemaNode oneOf(String... allowed) {
    return new ScalarNode.OneValueOf(Json.texts(List.of(allowed)).items());
  }

  /** The schema of values of one JSON type. */
  static Json.Obj typed(String type) {
    return new Json.Obj(List.of("type"), List.of(Json.of(type)));
  }
}
