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
 * One part of a value, behind its accessor. The accessor becomes a method handle when it is first
 * asked: a policy is read once and never looked at part by part, and a handle costs more than that.
 * Primitive ones are read without boxing, because states are hashed after every step.
 */
public final class Part {
  private final String name;
  private final Class<?> type;
  private final Type generic;
  private final AnnotatedElement noted;
  private final Opening opening;

  /** Whether it is read without boxing. */
  private final boolean bare;

  /** Threads that make it at once make the same. */
  private @Nullable MethodHandle accessor;

  /** Makes the handle of an accessor. */
  private interface Opening {
    MethodHandle handle() throws IllegalAccessException;
  }

  Part(RecordComponent component) {
    this(
        component.getName(),
        component.getType(),
        component.getGenericType(),
        component,
        () -> unreflected(component.getAccessor()));
  }

  Part(Method method) {
    this(
        method.getName(),
        method.getReturnType(),
        method.getGenericReturnType(),
        method,
        () -> unreflected(method));
  }

  private Part(String name, Class<?> type, Type generic, AnnotatedElement noted, Opening opening) {
    this.name = name;
    this.type = type;
    this.generic = generic;
    this.noted = noted;
    this.opening = opening;
    this.bare = bare(type);
  }

  private static MethodHandle unreflected(Method accessor) throws IllegalAccessException {
    return Access.in(accessor.getDeclaringClass()).unreflect(accessor);
  }

  private MethodHandle accessor() throws IllegalAccessException {
    MethodHandle known = accessor;
    return known != null ? known : opened();
  }

  private MethodHandle opened() throws IllegalAccessException {
    MethodHandle made =
        opening.handle().asType(MethodType.methodType(bare ? type : Object.class, Object.class));
    accessor = made;
    return made;
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
    return new Part(
        name,
        inner.type,
        inner.generic,
        noted,
        () -> MethodHandles.filterReturnValue(accessor(), inner.accessor()));
  }

  public int int32(Object whole) throws Throwable {
    return (int) accessor().invokeExact(whole);
  }

  public long int64(Object whole) throws Throwable {
    return (long) accessor().invokeExact(whole);
  }

  public boolean flag(Object whole) throws Throwable {
    return (boolean) accessor().invokeExact(whole);
  }

  /** What this part of {@code whole} is, whatever its type. */
  public Object value(Object whole) throws Throwable {
    return bare ? boxed(whole) : (Object) accessor().invokeExact(whole);
  }

  private Object boxed(Object whole) throws Throwable {
    if (type == int.class) return int32(whole);
    if (type == long.class) return int64(whole);
    return flag(whole);
  }
}
