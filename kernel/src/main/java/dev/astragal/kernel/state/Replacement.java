package dev.astragal.kernel.state;

import dev.astragal.kernel.access.Access;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.SerializedLambda;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Makes a record anew with another value for one of its components: the constructor, fed by all
 * accessors but one. Found once for each place in the code that names a component.
 */
final class Replacement {
  private static final ClassValue<Replacement> FOUND =
      new ClassValue<>() {
        @Override
        protected Replacement computeValue(Class<?> place) {
          return new Replacement();
        }
      };

  private volatile @Nullable MethodHandle copy;

  static Replacement of(Withers.Part<?, ?> part, Class<?> record) {
    Replacement found = FOUND.get(part.getClass());
    if (found.copy == null) found.copy = copy(record, accessor(part, record));
    return found;
  }

  Object made(Object record, Object value) {
    MethodHandle handle = copy;
    if (handle == null) throw new IllegalStateException("no component was looked for");
    try {
      return (Object) handle.invokeExact(record, value);
    } catch (Throwable e) {
      throw Field.failed(e);
    }
  }

  /** What a method reference is written down as names the method. */
  private static String accessor(Withers.Part<?, ?> part, Class<?> record) {
    try {
      Method written = part.getClass().getDeclaredMethod("writeReplace");
      written.setAccessible(true);
      if (written.invoke(part) instanceof SerializedLambda lambda)
        return lambda.getImplMethodName();
    } catch (ReflectiveOperationException e) {
      throw new ShapeException(record.getSimpleName() + " cannot be opened: " + e.getMessage());
    }
    throw new ShapeException("a component of " + record.getSimpleName() + " has no name");
  }

  private static MethodHandle copy(Class<?> record, String name) {
    RecordComponent[] components = record.getRecordComponents();
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    int[] from = new int[components.length];
    try {
      MethodHandles.Lookup lookup = Access.in(record);
      MethodHandle[] reads = new MethodHandle[components.length];
      Class<?> replaced = null;
      for (int i = 0; i < components.length; i++) {
        boolean other = components[i].getName().equals(name);
        reads[i] =
            other
                ? MethodHandles.identity(types[i])
                : lookup.unreflect(components[i].getAccessor());
        if (!other) continue;
        replaced = types[i];
        from[i] = 1;
      }
      if (replaced == null)
        throw new ShapeException(
            record.getSimpleName() + " has no component " + name + "; name one as Type::component");
      MethodHandle made = lookup.findConstructor(record, MethodType.methodType(void.class, types));
      MethodType read = MethodType.methodType(record, record, replaced);
      return MethodHandles.permuteArguments(
              MethodHandles.filterArguments(made, 0, reads), read, from)
          .asType(MethodType.genericMethodType(2));
    } catch (IllegalAccessException | NoSuchMethodException e) {
      throw new ShapeException(record.getSimpleName() + " cannot be opened: " + e.getMessage());
    }
  }
}
