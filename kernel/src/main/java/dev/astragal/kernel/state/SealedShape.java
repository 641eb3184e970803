package dev.astragal.kernel.state;

import dev.astragal.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A sealed interface: the alternative by its simple name under {@code type}, then that
 * alternative's own fields. The alternatives of nested sealed interfaces count as its own.
 */
final class SealedShape<T> extends Shape<T> {
  private static final String TYPE = "type";

  private final Class<T> type;
  private final List<String> names = new ArrayList<>();
  private final List<Class<?>> classes = new ArrayList<>();
  private final List<Shape<?>> shapes = new ArrayList<>();

  SealedShape(Class<T> type) {
    this.type = type;
  }

  void resolve(ShapeFactory factory) {
    collect(type, factory);
  }

  private void collect(Class<?> parent, ShapeFactory factory) {
    for (Class<?> permitted : parent.getPermittedSubclasses()) {
      if (permitted.isSealed() && !permitted.isRecord() && !permitted.isEnum()) {
        collect(permitted, factory);
        continue;
      }
      String name = permitted.getSimpleName();
      if (names.contains(name))
        throw new ShapeException(type.getSimpleName() + " has two alternatives called " + name);
      if (permitted.isRecord() && hasField(permitted, TYPE))
        throw new ShapeException(
            type.getSimpleName()
                + "."
                + name
                + " has a part called type, which names the alternative");
      names.add(name);
      classes.add(permitted);
      shapes.add(factory.shape(permitted, type.getSimpleName() + "." + name));
    }
  }

  @Override
  public void write(String name, T value, StateWriter out) {
    int index = indexOf(value.getClass());
    out.open(name);
    out.variant(names.get(index), index);
    writeAlternative(shapes.get(index), value, out);
    out.close();
  }

  @Override
  public T read(String name, StateReader in) {
    in.open(name);
    int index = in.variant(names);
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
              ? fields.schema(Optional.of(names.get(i)), definitions)
              : Schemas.table(
                  "type",
                  Tree.of("object"),
                  "properties",
                  Schemas.table(
                      "type",
                      Schemas.table("const", Tree.of(names.get(i))),
                      "value",
                      shapes.get(i).schema(definitions)),
                  "required",
                  Tree.of(List.of(Tree.of("type"), Tree.of("value")))));
    }
    return Schemas.table("oneOf", Tree.of(alternatives));
  }

  private static boolean hasField(Class<?> type, String name) {
    return Arrays.stream(type.getRecordComponents())
        .anyMatch(component -> component.getName().equals(name));
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
