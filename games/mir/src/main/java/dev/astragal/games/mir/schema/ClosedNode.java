package dev.astragal.games.mir.schema;

import dev.astragal.games.mir.json.Json;
import dev.astragal.games.mir.json.ObjBuilder;
import dev.astragal.games.mir.schema.SchemaNode.Property;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An object with these keys and no others. */
final class ClosedNode implements SchemaNode {
  private final List<Property> properties;

  /** The keys of an object that had them all; most others are the very same list. */
  private @Nullable Form known;

  ClosedNode(List<Property> properties) {
    this.properties = List.copyOf(properties);
  }

  /** Keys in the order of the schema, and what to check each value with. */
  private record Form(List<String> keys, List<Property> parts) {}

  @Override
  public void check(Json value, Findings out) {
    if (!(value instanceof Json.Obj object)) {
      out.wrongType("object");
      return;
    }
    Form form = form(object.keys());
    if (form == null) checkWhole(object, out);
    else
      for (int i = 0; i < form.parts.size(); i++)
        check(form.parts.get(i), object.values().get(i), out);
  }

  private static void check(Property property, Json value, Findings out) {
    out.enter(property.name());
    property.node().check(value, out);
    out.leave();
  }

  /** How to check an object whose keys are all there and in order, or null when they are not. */
  private @Nullable Form form(List<String> keys) {
    Form last = known;
    if (last != null && last.keys.equals(keys)) return last;
    List<Property> parts = new ArrayList<>();
    for (Property property : properties) {
      if (parts.size() < keys.size() && keys.get(parts.size()).equals(property.name()))
        parts.add(property);
      else if (property.required()) return null;
    }
    if (parts.size() != keys.size()) return null;
    Form found = new Form(keys, List.copyOf(parts));
    known = found;
    return found;
  }

  private void checkWhole(Json.Obj object, Findings out) {
    for (Property property : properties)
      if (property.required() && !object.keys().contains(property.name()))
        out.report(
            "must have required property '" + property.name() + "'",
            "missingProperty",
            Json.of(property.name()));
    for (String key : object.keys())
      if (properties.stream().noneMatch(property -> property.name().equals(key)))
        out.report("must NOT have additional properties", "additionalProperty", Json.of(key));
    for (Property property : properties) {
      Json part = object.get(property.name());
      if (part != null) check(property, part, out);
    }
  }

  @Override
  public Json.Obj document() {
    ObjBuilder parts = new ObjBuilder();
    List<String> required = new ArrayList<>();
    for (Property property : properties) {
      parts.put(property.name(), property.node().document());
      if (property.required()) required.add(property.name());
    }
    return SchemaNode.typed("object")
        .with("additionalProperties", Json.Literal.FALSE)
        .with("required", Json.texts(required))
        .with("properties", parts.build());
  }
}
