package dev.astragal.kernel.state;

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
import java.util.Optional;

/** A record, component by component. */
final class RecordShape<T> extends Shape<T> {
  private final Class<T> type;
  private Field[] fields = {};
  private MethodHandle constructor = MethodHandles.zero(Object.class);

  RecordShape(Class<T> type) {
    this.type = type;
  }

  void resolve(ShapeFactory factory) {
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] parameters =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      MethodHandles.Lookup lookup = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
      Field[] resolved = new Field[components.length];
      for (int i = 0; i < components.length; i++) {
        RecordComponent component = components[i];
        String where = type.getSimpleName() + "." + component.getName();
        Shape<?> shape = factory.shape(component.getGenericType(), where);
        resolved[i] =
            Field.of(
                component.getName(),
                component.getType(),
                shape,
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
    for (int i = 0; i < fields.length; i++) values[i] = fields[i].shape.read(fields[i].name, in);
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
    return definitions.schema(type, () -> schema(Optional.empty(), definitions));
  }

  Tree.Table schema(Optional<String> variant, Definitions definitions) {
    Map<String, Tree> properties = new LinkedHashMap<>();
    List<Tree> required = new ArrayList<>();
    variant.ifPresent(
        name -> {
          properties.put("type", Schemas.table("const", Tree.of(name)));
          required.add(Tree.of("type"));
        });
    for (Field field : fields) {
      properties.put(field.name, field.shape.schema(definitions));
      if (!(field.shape instanceof CollectionShapes.OptionalShape))
        required.add(Tree.of(field.name));
    }
    return Schemas.table(
        "type",
        Tree.of("object"),
        "properties",
        new Tree.Table(properties, Mark.NONE),
        "required",
        Tree.of(required),
        "additionalProperties",
        Tree.of(false));
  }
}
