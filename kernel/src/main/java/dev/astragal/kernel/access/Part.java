package dev.astragal.kernel.access;

import java.lang.annotation.Annotation;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/**
 * One part of a value, behind its accessor, which is resolved to a method handle once. Primitive
 * ones are read without boxing, because states are hashed after every step.
 */
public final class Part {
  private final String name;
  private final Class<?> type;
  private final Type generic;
  private final AnnotatedElement noted;
  private final MethodHandle accessor;

  /** Whether it is read without boxing. */
  private final boolean bare;

  Part(RecordComponent component) {
    this(
        component.getName(),
        component.getType(),
        component.getGenericType(),
        component,
        MethodHandles.zero(component.getType()));
  }

  Part(RecordComponent component, MethodHandles.Lookup lookup) throws IllegalAccessException {
    this(
        component.getName(),
        component.getType(),
        component.getGenericType(),
        component,
        read(component.getType(), lookup.unreflect(component.getAccessor())));
  }

  Part(Method method, MethodHandle accessor) {
    this(
        method.getName(),
        method.getReturnType(),
        method.getGenericReturnType(),
        method,
        read(method.getReturnType(), accessor));
  }

  private Part(
      String name, Class<?> type, Type generic, AnnotatedElement noted, MethodHandle accessor) {
    this.name = name;
    this.type = type;
    this.generic = generic;
    this.noted = noted;
    this.accessor = accessor;
    this.bare = bare(type);
  }

  private static MethodHandle read(Class<?> type, MethodHandle accessor) {
    return accessor.asType(MethodType.methodType(bare(type) ? type : Object.class, Object.class));
  }

  private static boolean bare(Class<?> type) {
    return type == int.class || type == long.class || type == boolean.class;
  }

  public String name() {
    return name;
  }

  public Class<?> type() {
    return type;
  }

  /** The type with its arguments. */
  public Type generic() {
    return generic;
  }

  /** What is noted beside the part; nothing where it is not. */
  public <A extends Annotation> @Nullable A note(Class<A> kind) {
    return noted.getAnnotation(kind);
  }

  /** The part {@code inner} of this part, in one step. */
  public Part then(Part inner) {
    MethodHandle both = MethodHandles.filterReturnValue(accessor, inner.accessor);
    return new Part(name, inner.type, inner.generic, noted, both);
  }

  public int int32(Object whole) throws Throwable {
    return (int) accessor.invokeExact(whole);
  }

  public long int64(Object whole) throws Throwable {
    return (long) accessor.invokeExact(whole);
  }

  public boolean flag(Object whole) throws Throwable {
    return (boolean) accessor.invokeExact(whole);
  }

  /** What this part of {@code whole} is, whatever its type. */
  public Object value(Object whole) throws Throwable {
    return bare ? boxed(whole) : (Object) accessor.invokeExact(whole);
  }

  private Object boxed(Object whole) throws Throwable {
    if (type == int.class) return int32(whole);
    if (type == long.class) return int64(whole);
    return flag(whole);
  }
}
