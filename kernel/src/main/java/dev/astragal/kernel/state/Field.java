package dev.astragal.kernel.state;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;

/**
 * One part of a value, behind its accessor. Accessors are resolved to method handles once; the
 * primitive ones are called without boxing, because states are hashed after every step.
 */
abstract class Field {
  final String name;
  final Shape<?> shape;

  Field(String name, Shape<?> shape) {
    this.name = name;
    this.shape = shape;
  }

  abstract void write(String label, Object owner, StateWriter out);

  Object read(StateReader in) {
    return shape.read(name, in);
  }

  /** A component, as its annotations want it written. */
  static Field of(RecordComponent component, Shape<?> shape, MethodHandle accessor) {
    if (component.isAnnotationPresent(Flat.class) && shape instanceof RecordShape<?> flat)
      return new FlatField<>(flat, accessor);
    Class<?> type = component.getType();
    boolean plain = !component.isAnnotationPresent(Hex.class);
    plain &= !component.isAnnotationPresent(Omittable.class);
    return plain
        ? of(name(component), type, shape, accessor)
        : new ObjectField<>(name(component), shape, accessor);
  }

  /** What a component is called in trees. */
  static String name(RecordComponent component) {
    Name name = component.getAnnotation(Name.class);
    return name == null ? component.getName() : name.value();
  }

  static Field of(String name, Class<?> type, Shape<?> shape, MethodHandle accessor) {
    if (type == int.class) return new IntField(name, shape, accessor);
    if (type == long.class) return new LongField(name, shape, accessor);
    if (type == boolean.class) return new FlagField(name, shape, accessor);
    return new ObjectField<>(name, shape, accessor);
  }

  static RuntimeException failed(Throwable e) {
    if (e instanceof RuntimeException runtime) return runtime;
    if (e instanceof Error error) throw error;
    return new ShapeException("an accessor failed: " + e.getMessage());
  }

  private static final class IntField extends Field {
    private final MethodHandle accessor;

    IntField(String name, Shape<?> shape, MethodHandle accessor) {
      super(name, shape);
      this.accessor = accessor.asType(MethodType.methodType(int.class, Object.class));
    }

    @Override
    void write(String label, Object owner, StateWriter out) {
      try {
        out.int32(label, (int) accessor.invokeExact(owner));
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
    void write(String label, Object owner, StateWriter out) {
      try {
        out.int64(label, (long) accessor.invokeExact(owner));
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
    void write(String label, Object owner, StateWriter out) {
      try {
        out.flag(label, (boolean) accessor.invokeExact(owner));
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
    void write(String label, Object owner, StateWriter out) {
      try {
        typed.write(label, (V) (Object) accessor.invokeExact(owner), out);
      } catch (Throwable e) {
        throw failed(e);
      }
    }
  }

  private static final class FlatField<V> extends Field {
    private final MethodHandle accessor;
    private final RecordShape<V> flat;

    FlatField(RecordShape<V> flat, MethodHandle accessor) {
      super("", flat);
      this.flat = flat;
      this.accessor = accessor.asType(MethodType.methodType(Object.class, Object.class));
    }

    @Override
    Object read(StateReader in) {
      return flat.readFields(in);
    }

    @Override
    @SuppressWarnings("unchecked") // the shape was derived from the accessor's own return type
    void write(String label, Object owner, StateWriter out) {
      try {
        flat.writeFields((V) (Object) accessor.invokeExact(owner), out);
      } catch (Throwable e) {
        throw failed(e);
      }
    }
  }
}
