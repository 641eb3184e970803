package dev.astragal.kernel.state;

import dev.astragal.kernel.access.Part;

/** One part of a value, as it is written. */
abstract class Field {
  final String name;
  final Part part;
  final Shape<?> shape;

  Field(String name, Part part, Shape<?> shape) {
    this.name = name;
    this.part = part;
    this.shape = shape;
  }

  abstract void write(String label, Object owner, StateWriter out);

  Object read(StateReader in) {
    return shape.read(name, in);
  }

  /** Whether its fields stand among those of the whole. */
  boolean flat() {
    return false;
  }

  /** A component, as what is noted beside it wants it written. */
  static Field of(Part part, Shape<?> shape) {
    if (part.note(Flat.class) != null && shape instanceof RecordShape<?> flat)
      return new FlatField<>(part, flat);
    if (shape instanceof PartShape<?> stands && stands.part().type().isPrimitive())
      return plain(part.then(stands.part()), shape);
    boolean plain = part.note(Hex.class) == null && part.note(Omittable.class) == null;
    return plain ? plain(part, shape) : new ObjectField<>(name(part), part, shape);
  }

  /** What a component is called in trees. */
  static String name(Part part) {
    Name name = part.note(Name.class);
    return name == null ? part.name() : name.value();
  }

  static Field plain(Part part, Shape<?> shape) {
    String name = name(part);
    if (part.type() == int.class) return new IntField(name, part, shape);
    if (part.type() == long.class) return new LongField(name, part, shape);
    if (part.type() == boolean.class) return new FlagField(name, part, shape);
    return new ObjectField<>(name, part, shape);
  }

  static RuntimeException failed(Throwable e) {
    if (e instanceof RuntimeException runtime) return runtime;
    if (e instanceof Error error) throw error;
    return new ShapeException("an accessor failed: " + e.getMessage());
  }

  private static final class IntField extends Field {
    IntField(String name, Part part, Shape<?> shape) {
      super(name, part, shape);
    }

    @Override
    void write(String label, Object owner, StateWriter out) {
      try {
        out.int32(label, part.int32(owner));
      } catch (Throwable e) {
        throw failed(e);
      }
    }
  }

  private static final class LongField extends Field {
    LongField(String name, Part part, Shape<?> shape) {
      super(name, part, shape);
    }

    @Override
    void write(String label, Object owner, StateWriter out) {
      try {
        out.int64(label, part.int64(owner));
      } catch (Throwable e) {
        throw failed(e);
      }
    }
  }

  private static final class FlagField extends Field {
    FlagField(String name, Part part, Shape<?> shape) {
      super(name, part, shape);
    }

    @Override
    void write(String label, Object owner, StateWriter out) {
      try {
        out.flag(label, part.flag(owner));
      } catch (Throwable e) {
        throw failed(e);
      }
    }
  }

  private static final class ObjectField<V> extends Field {
    private final Shape<V> typed;

    ObjectField(String name, Part part, Shape<V> shape) {
      super(name, part, shape);
      this.typed = shape;
    }

    @Override
    @SuppressWarnings("unchecked") // the shape was derived from the part's own type
    void write(String label, Object owner, StateWriter out) {
      try {
        typed.write(label, (V) part.value(owner), out);
      } catch (Throwable e) {
        throw failed(e);
      }
    }
  }

  private static final class FlatField<V> extends Field {
    private final RecordShape<V> typed;

    FlatField(Part part, RecordShape<V> shape) {
      super("", part, shape);
      this.typed = shape;
    }

    @Override
    boolean flat() {
      return true;
    }

    @Override
    Object read(StateReader in) {
      return typed.readFields(in);
    }

    @Override
    @SuppressWarnings("unchecked") // the shape was derived from the part's own type
    void write(String label, Object owner, StateWriter out) {
      try {
        typed.writeFields((V) part.value(owner), out);
      } catch (Throwable e) {
        throw failed(e);
      }
    }
  }
}
