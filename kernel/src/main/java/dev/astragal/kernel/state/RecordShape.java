package dev.astragal.kernel.state;

import dev.astragal.kernel.access.Access;
import dev.astragal.kernel.tree.Mark;
import dev.astragal.kernel.tree.Tree;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A record, component by component. */
final class RecordShape<T> extends Shape<T> {
  private final Class<T> type;
  private Field[] fields = {};
  private final List<String> names;
  private MethodHandle constructor = MethodHandles.zero(Object.class);

  RecordShape(Class<T> type) {
    this.type = type;
    this.names = names(type).toList();
  }

  void resolve(ShapeFactory factory) {
    requireDifferentNames();
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] parameters =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      MethodHandles.Lookup lookup = Access.in(type);
      Field[] resolved = new Field[components.length];
      for (int i = 0; i < components.length; i++) {
        RecordComponent component = components[i];
        String where = type.getSimpleName() + "." + component.getName();
        resolved[i] =
            Field.of(
                component,
                factory.part(component, where),
                lookup.unreflect(component.getAccessor()));
      }
      fields = resolved;
      constructor =
          lookup
              .findConstructor(type, MethodType.methodType(void.class, parameters))
              .asSpreader(Object[].class, parameters.length)
              .asType(MethodType.methodType(Object.class, Object[].class));
    } catch (IllegalAccessException | NoSuchMethodException e) {
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

  private static Stream<String> names(Class<?> record) {
    return Arrays.stream(record.getRecordComponents())
        .flatMap(
            component ->
                component.isAnnotationPresent(Flat.class) && component.getType().isRecord()
                    ? names(component.getType())
                    : Stream.of(Field.name(component)));
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
      return type.cast((Object) constructor.invokeExact(values));
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
    return Schemas.described(type, schema);
  }

  private void addTo(Map<String, Tree> properties, List<Tree> required, Definitions definitions) {
    RecordComponent[] components = type.getRecordComponents();
    for (int i = 0; i < fields.length; i++) {
      Field field = fields[i];
      if (field.shape instanceof RecordShape<?> flat
          && components[i].isAnnotationPresent(Flat.class)) {
        flat.addTo(properties, required, definitions);
        continue;
      }
      properties.put(field.name, Schemas.described(components[i], field.shape.schema(definitions)));
      if (field.shape.required()) required.add(Tree.of(field.name));
    }
  }
}
