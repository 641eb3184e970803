package dev.astragal.games.mir.schema;

import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.ObjBuilder;
import java.util.ArrayList;
import java.util.List;

/**
 * One node of a document's schema. It finds faults in the words and order of the reference, and
 * prints itself as JSON Schema (2020-12), so that the published schema cannot drift from the check.
 */
sealed interface SchemaNode
    permits SchemaNode.Closed,
        SchemaNode.Open,
        SchemaNode.MapOf,
        SchemaNode.ListOf,
        SchemaNode.EitherOrNull,
        ScalarNode {
  void check(Json value, Findings out);

  Json.Obj document();

  /** A named part of an object. */
  record Property(String name, SchemaNode node, boolean required) {}

  /** An object with these keys and no others. */
  record Closed(List<Property> properties) implements SchemaNode {
    @Override
    public void check(Json value, Findings out) {
      if (!(value instanceof Json.Obj object)) {
        out.wrongType("object");
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
      return SchemaNode.typed("object")
          .with("additionalProperties", Json.Literal.FALSE)
          .with("required", Json.texts(required))
          .with("properties", parts.build());
    }
  }

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
          List.of("oneOf"), List.of(new Json.Arr(List.of(first.document(), SchemaNode.typed("null")))));
    }
  }

  /** The schema of values of one JSON type. */
  static Json.Obj typed(String type) {
    return new Json.Obj(List.of("type"), List.of(Json.of(type)));
  }
}
