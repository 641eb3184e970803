package dev.astragal.kernel.state;

import dev.astragal.kernel.access.Anatomy;
import dev.astragal.kernel.access.Maker;
import dev.astragal.kernel.access.Part;
import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A record, component by component. */
final class RecordShape<T> extends Shape<T> {
  private final Class<T> type;
  private final Anatomy anatomy;
  private Field[] fields = {};
  private final List<String> names;
  private Maker maker = parts -> List.of(parts);

  RecordShape(Class<T> type, Anatomy anatomy) {
    this.type = type;
    this.anatomy = anatomy;
    this.names = names(anatomy).toList();
  }

  void resolve(ShapeFactory factory) {
    requireDifferentNames();
    try {
      List<Field> resolved = new ArrayList<>();
      for (Part part : anatomy.opened()) {
        String where = type.getSimpleName() + "." + part.name();
        resolved.add(Field.of(part, factory.part(anatomy, part, where)));
      }
      fields = resolved.toArray(Field[]::new);
      maker = anatomy.maker();
    } catch (ReflectiveOperationException e) {
      throw new ShapeException(type.getName() + " cannot be opened: " + e.getMessage());
    }
  }

  private void requireDifferentNames() {
    for (String name : names)
      if (names.indexOf(name) != names.lastIndexOf(name))
        throw new ShapeException(type.getSimpleName() + " has two parts called " + name);
  }

  /** What the fields are called, those of flat records among them. */
  List<String> names() {
    return names;
  }

  private static Stream<String> names(Anatomy record) {
    return record.parts().stream()
        .flatMap(
            part ->
                part.note(Flat.class) != null && Anatomy.of(part.type()).isRecord()
                    ? names(Anatomy.of(part.type()))
                    : Stream.of(Field.name(part)));
  }

  @Override
  public void write(String name, T value, StateWriter out) {
    out.open(name);
    writeFields(value, out);
    out.close();
  }

  void writeFields(T value, StateWriter out) {
    for (Field field : fields) field.write(field.name, value, out);
  }

  @Override
  public T read(String name, StateReader in) {
    in.open(name);
    T value = readFields(in);
    in.close();
    return value;
  }

  T readFields(StateReader in) {
    Object[] values = new Object[fields.length];
    for (int i = 0; i < fields.length; i++) values[i] = fields[i].read(in);
    try {
      return type.cast(maker.made(values));
    } catch (IllegalArgumentException e) {
      throw in.refusal(String.valueOf(e.getMessage()));
    } catch (Throwable e) {
      throw Field.failed(e);
    }
  }

  @Override
  Tree.Table schema(Definitions definitions) {
    return definitions.schema(type, () -> schema(new LinkedHashMap<>(), definitions));
  }

  /** The schema with the fields of this record behind those that are there already. */
  Tree.Table schema(Map<String, Tree> properties, Definitions definitions) {
    List<Tree> required = new ArrayList<>(properties.keySet().stream().map(Tree::of).toList());
    addTo(properties, required, definitions);
    Tree.Table schema =
        Schemas.table(
            "type",
            Tree.of("object"),
            "properties",
            new Tree.Table(properties, Mark.NONE),
            "required",
            Tree.of(required),
            "additionalProperties",
            Tree.of(false));
    return Schemas.described(anatomy.note(About.class), schema);
  }

  private void addTo(Map<String, Tree> properties, List<Tree> required, Definitions definitions) {
    for (Field field : fields) {
      if (field.flat() && field.shape instanceof RecordShape<?> flat) {
        flat.addTo(properties, required, definitions);
        continue;
      }
      Tree.Table schema = field.shape.schema(definitions);
      properties.put(field.name, Schemas.described(field.part.note(About.class), schema));
      if (field.shape.required()) required.add(Tree.of(field.name));
    }
  }
}
