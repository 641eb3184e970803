package dev.astragal.kernel.state;

import dev.astragal.kernel.access.Access;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;

/**
 * Makes copies of one class, worked out once from its fields, so that no copy forgets one.
 *
 * <p>A copy gets arrays and parts of its own. A {@code transient} field is working memory and empty
 * in the copy; whatever else a field refers to is shared and must not change.
 *
 * <p>Kept as a constant of the class: {@code static final Copies<Party> COPIES =
 * Copies.of(Party.class)}. It is a record because the compiler then takes its handle for constant
 * too, and a copy costs what it would if it were written by hand.
 *
 * @param parted gives a fresh clone arrays and parts of its own
 */
public record Copies<S extends Described<S>>(MethodHandle parted) {
  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();
  private static final MethodType STEP =
      MethodType.methodType(void.class, Described.class, Described.class);
  private static final List<Class<?>> ROWS = List.of(byte[].class, int[].class, long[].class);

  /**
   * Works out the copies of a final class; fails with a sentence that names the field in the way.
   */
  public static <S extends Described<S>> Copies<S> of(Class<S> type) {
    if (type.getSuperclass() != Described.class)
      throw new ShapeException(type.getSimpleName() + " must extend Described itself");
    MethodHandle all = MethodHandles.empty(STEP);
    for (Field field : type.getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers()) || !ownedByCopies(field)) continue;
      all = MethodHandles.foldArguments(all, step(field));
    }
    return new Copies<>(all);
  }

  @SuppressWarnings("unchecked") // a clone has the class of its original
  public S of(S original) {
    try {
      S copy = (S) ((Described<S>) original).clone();
      parted.invokeExact((Described<?>) copy, (Described<?>) original);
      return copy;
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }

  /** Whether a clone must not have the same as its original in this field. */
  private static boolean ownedByCopies(Field field) {
    Class<?> type = field.getType();
    if (Modifier.isTransient(field.getModifiers())) return true;
    return type.isArray() || Described.class.isAssignableFrom(type);
  }

  private static MethodHandle step(Field field) {
    Class<?> owner = field.getDeclaringClass();
    if (Modifier.isFinal(field.getModifiers()))
      throw refused(field, "must not be final: a copy gets its own");
    try {
      MethodHandles.Lookup lookup = Access.in(owner);
      MethodHandle own =
          MethodHandles.filterReturnValue(lookup.unreflectGetter(field), own(field, lookup));
      return MethodHandles.filterArguments(lookup.unreflectSetter(field), 1, own).asType(STEP);
    } catch (ReflectiveOperationException e) {
      throw refused(field, "cannot be opened: " + e.getMessage());
    }
  }

  /** From what the original has to what its copy gets. */
  private static MethodHandle own(Field field, MethodHandles.Lookup lookup)
      throws ReflectiveOperationException {
    Class<?> type = field.getType();
    if (Modifier.isTransient(field.getModifiers()))
      return MethodHandles.dropArguments(MethodHandles.zero(type), 0, type);
    if (ROWS.contains(type)) return maker("row", type);
    if (Described.class.isAssignableFrom(type))
      return lookup.findVirtual(type, "copy", MethodType.methodType(type));
    if (Described.class.isAssignableFrom(type.getComponentType()))
      return maker("parts", Described[].class).asType(MethodType.methodType(type, type));
    throw refused(field, "is an array that cannot be copied");
  }

  private static MethodHandle maker(String name, Class<?> type)
      throws ReflectiveOperationException {
    return LOOKUP.findStatic(Copies.class, name, MethodType.methodType(type, type));
  }

  private static ShapeException refused(Field field, String problem) {
    return new ShapeException(
        field.getDeclaringClass().getSimpleName() + "." + field.getName() + " " + problem);
  }

  // Found by their names, which is why they are not private.

  static byte[] row(byte[] values) {
    return values.clone();
  }

  static int[] row(int[] values) {
    return values.clone();
  }

  static long[] row(long[] values) {
    return values.clone();
  }

  static Described<?>[] parts(Described<?>[] parts) {
    Described<?>[] own = parts.clone();
    for (int i = 0; i < own.length; i++) own[i] = own[i].copy();
    return own;
  }
}
