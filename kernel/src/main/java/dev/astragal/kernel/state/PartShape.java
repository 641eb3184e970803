package dev.astragal.kernel.state;

import dev.astragal.kernel.access.Access;
import dev.astragal.kernel.tree.Tree;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;

/** A type marked {@link WrittenAs}: the one part, as if the type were not there. */
final class PartShape<T> extends Shape<T> {
  private final Class<T> type;
  private final WrittenAs rule;
  private final Field part;
  private final MethodHandle maker;

  PartShape(Class<T> type, WrittenAs rule, ShapeFactory factory) {
    this.type = type;
    this.rule = rule;
    String where = type.getSimpleName() + "." + rule.value();
    try {
      MethodHandles.Lookup lookup = Access.in(type);
      Method accessor = type.getDeclaredMethod(rule.value());
      Shape<?> shape = factory.shape(accessor.getGenericReturnType(), where);
      this.part =
          Field.of(rule.value(), accessor.getReturnType(), shape, lookup.unreflect(accessor));
      this.maker =
          maker(lookup, accessor.getReturnType())
              .asType(MethodType.methodType(Object.class, Object.class));
    } catch (ReflectiveOperationException e) {
      throw new ShapeException(where + " cannot be opened: " + e.getMessage());
    }
  }

  private MethodHandle maker(MethodHandles.Lookup lookup, Class<?> partType)
      throws ReflectiveOperationException {
    try {
      return lookup.findStatic(type, "of", MethodType.methodType(type, partType));
    } catch (NoSuchMethodException e) {
      return lookup.findConstructor(type, MethodType.methodType(void.class, partType));
    }
  }

  @Override
  public void write(String name, T value, StateWriter out) {
    part.write(name, value, out);
  }

  @Override
  public T read(String name, StateReader in) {
    Object value = part.shape.read(name, in);
    try {
      return type.cast((Object) maker.invokeExact(value));
    } catch (IllegalArgumentException e) {
      throw in.refusal(name, String.valueOf(e.getMessage()));
    } catch (Throwable e) {
      throw Field.failed(e);
    }
  }

  @Override
  Tree.Table schema(Definitions definitions) {
    Tree.Table schema = part.shape.schema(definitions);
    if (rule.min() != Integer.MIN_VALUE) schema = schema.with("minimum", Tree.of(rule.min()));
    if (rule.max() != Integer.MAX_VALUE) schema = schema.with("maximum", Tree.of(rule.max()));
    return schema;
  }
}
