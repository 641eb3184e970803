package dev.astragal.kernel.state;

import dev.astragal.kernel.access.Anatomy;
import dev.astragal.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A sealed interface: the alternative by its name under {@code type} or its {@link Tag}, then that
 * alternative's own fields. The alternatives of nested sealed interfaces count as its own.
 */
final class SealedShape<T> extends Shape<T> {
  private final Class<T> type;
  private final String tag;
  private final List<String> names = new ArrayList<>();
  private final List<Class<?>> classes = new ArrayList<>();
  private final List<Shape<?>> shapes = new ArrayList<>();

  SealedShape(Class<T> type, Anatomy anatomy) {
    this.type = type;
    Tag named = anatomy.note(Tag.class);
    tag = named == null ? "type" : named.value();
  }

  void resolve(ShapeFactory factory) {
    collect(Anatomy.of(type), factory);
  }

  private void collect(Anatomy parent, ShapeFactory factory) {
    for (Class<?> permitted : parent.alternatives()) {
      Anatomy anatomy = Anatomy.of(permitted);
      if (anatomy.isSealed() && !anatomy.isRecord() && !permitted.isEnum()) {
        collect(anatomy, factory);
        continue;
      }
      Name named = anatomy.note(Name.class);
      String name = named == null ? permitted.getSimpleName() : named.value();
      if (names.contains(name))
        throw new ShapeException(type.getSimpleName() + " has two alternatives called " + name);
      String where = type.getSimpleName() + "." + name;
      Shape<?> shape = factory.shape(permitted, where);
      if (shape instanceof RecordShape<?> fields && fields.names().contains(tag))
        throw new ShapeException(
            where + " has a part called " + tag + ", which names the alternative");
      names.add(name);
      classes.add(permitted);
      shapes.add(shape);
    }
  }

  @Override
  public void write(String name, T value, StateWriter out) {
    int index = indexOf(value.getClass());
    out.open(name);
    out.variant(tag, names.get(index), index);
    writeAlternative(shapes.get(index), value, out);
    out.close();
  }

  @Override
  public T read(String name, StateReader in) {
    in.open(name);
    int index = in.variant(tag, names);
    Shape<?> shape = shapes.get(index);
    Object value =
        shape instanceof RecordShape<?> fields ? fields.readFields(in) : shape.read("value", in);
    in.close();
    return type.cast(value);
  }

  @Override
  Tree.Table schema(Definitions definitions) {
    return definitions.schema(type, () -> alternatives(definitions));
  }

  private Tree.Table alternatives(Definitions definitions) {
    List<Tree> alternatives = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      alternatives.add(
          shapes.get(i) instanceof RecordShape<?> fields
              ? fields.schema(tagged(names.get(i)), definitions)
              : Schemas.table(
                  "type",
                  Tree.of("object"),
                  "properties",
                  Schemas.table(
                      tag,
                      Schemas.table("const", Tree.of(names.get(i))),
                      "value",
                      shapes.get(i).schema(definitions)),
                  "required",
                  Tree.of(List.of(Tree.of(tag), Tree.of("value")))));
    }
    return Schemas.table("oneOf", Tree.of(alternatives));
  }

  private Map<String, Tree> tagged(String name) {
    Map<String, Tree> properties = new LinkedHashMap<>();
    properties.put(tag, Schemas.table("const", Tree.of(name)));
    return properties;
  }

  @SuppressWarnings("unchecked") // the shape belongs to the class the value has
  private static <V> void writeAlternative(Shape<V> shape, Object value, StateWriter out) {
    if (shape instanceof RecordShape<V> fields) fields.writeFields((V) value, out);
    else shape.write("value", (V) value, out);
  }

  private int indexOf(Class<?> actual) {
    for (int i = 0; i < classes.size(); i++) if (classes.get(i) == actual) return i;
    for (int i = 0; i < classes.size(); i++) if (classes.get(i).isAssignableFrom(actual)) return i;
    throw new ShapeException(
        actual.getName() + " is not an alternative of " + type.getSimpleName());
  }
}
