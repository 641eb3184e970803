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

/**
 * A record, component by component. Accessors are resolved to method handles once; the primitive
 * ones are called without boxing, because states are hashed after every step.
 */
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
        resolved[i] = Field.of(component, shape, lookup.unreflect(component.getAccessor()));
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
    for (Field field : fields) field.write(value, out);
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
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new ShapeException(type.getName() + " refused its values: " + e.getMessage());
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

  private abstract static class Field {
    final String name;
    final Shape<?> shape;

    Field(String name, Shape<?> shape) {
      this.name = name;
      this.shape = shape;
    }

    abstract void write(Object owner, StateWriter out);

    static Field of(RecordComponent component, Shape<?> shape, MethodHandle accessor) {
      String name = component.getName();
      if (component.getType() == int.class) return new IntField(name, shape, accessor);
      if (component.getType() == long.class) return new LongField(name, shape, accessor);
      if (component.getType() == boolean.class) return new FlagField(name, shape, accessor);
      return new ObjectField<>(name, shape, accessor);
    }

    static RuntimeException failed(Throwable e) {
      if (e instanceof RuntimeException runtime) return runtime;
      if (e instanceof Error error) throw error;
      return new ShapeException("an accessor failed: " + e.getMessage());
    }
  }

  private static final class IntField extends Field {
    private final MethodHandle accessor;

    IntField(String name, Shape<?> shape, MethodHandle accessor) {
      super(name, shape);
      this.accessor = accessor.asType(MethodType.methodType(int.class, Object.class));
    }

    @Override
    void write(Object owner, StateWriter out) {
      try {
        out.int32(name, (int) accessor.invokeExact(owner));
      } catch (Throwable e) {
        throw failed(e);
      }
    }
  }

  private static final class LongField extends Field {
    private final MethodHandle accessor;

    LongField(String name, Shape<?> shape, MethodHandle accessor) {
      super(name, shape);
      this.accessor = accessor.asType(MethodType.methodType(long.class, Object.class));
    }

    @Override
    void write(Object owner, StateWriter out) {
      try {
        out.int64(name, (long) accessor.invokeExact(owner));
      } catch (Throwable e) {
        throw failed(e);
      }
    }
  }

  private static final class FlagField extends Field {
    private final MethodHandle accessor;

    FlagField(String name, Shape<?> shape, MethodHandle accessor) {
      super(name, shape);
      this.accessor = accessor.asType(MethodType.methodType(boolean.class, Object.class));
    }

    @Override
    void write(Object owner, StateWriter out) {
      try {
        out.flag(name, (boolean) accessor.invokeExact(owner));
      } catch (Throwable e) {
        throw failed(e);
      }
    }
  }

  private static final class ObjectField<V> extends Field {
    private final MethodHandle accessor;
    private final Shape<V> typed;

    @SuppressWarnings("unchecked") // the shape was derived from the accessor's own return type
    ObjectField(String name, Shape<V> shape, MethodHandle accessor) {
      super(name, shape);
      this.typed = shape;
      this.accessor = accessor.asType(MethodType.methodType(Object.class, Object.class));
    }

    @Override
    @SuppressWarnings("unchecked") // as above
    void write(Object owner, StateWriter out) {
      try {
        typed.write(name, (V) (Object) accessor.invokeExact(owner), out);
      } catch (Throwable e) {
        throw failed(e);
      }
    }
  }
}
